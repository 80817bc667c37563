import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

/** The tasks of a mail of Nora's to Felix that says this and asks him one thing. */
const tasksBeside = async (text: string): Promise<string[]> =>
  (
    await linesOfMails({
      text: `Hi Felix,\n\n${text} Please return the trestles to the chapel by Friday.\n\nNora`,
      to: "Felix Arden <felix.arden@elmhouse.example>",
    })
  )
    .filter(({ kind }) => kind === "actions")
    .map(({ owner, words }) => `${owner}: ${words}`)
    .sort();

const ASKED = "Felix Arden: Return the trestles to the chapel";

describe.each([
  [
    "what somebody does anyway, where they are, and what is nobody's work",
    [
      "Rosa usually locks the chapel herself.",
      "Ilka runs the kiosk with her brother.",
      "Timo is driving the minibus these days.",
      "I'm seeing Rosa tomorrow anyway.",
      "I'll see you at the depot on Thursday.",
      "I'm working from home on Wednesday.",
      "Ilka is taking her driving test on Friday.",
      "Rosa teaches the beginners on Mondays.",
    ],
  ],
  [
    "offers, and what would be done if",
    [
      "Just ask if you need the spare key.",
      "Come and find me if there's a snag.",
      "Any questions, give me a ring.",
      "Happy to go over the sums with you if that's useful.",
      "I can bring my own kettle if you're short.",
      "It would be nice to have a piano in here one day.",
      "If I were you I'd keep the old one.",
      "I'd love to hear how it goes.",
    ],
  ],
  [
    "rules for everybody, and how something is used",
    [
      "Visitors have to sign the book at the door.",
      "Over-70s must bring their pass.",
      "Everybody has to wear a helmet in the shed.",
      "You have to press the bell twice.",
      "You're supposed to pull the cord before you turn the key.",
      "Bookings must be made two weeks ahead.",
      "The code for the shed is 2210, then press the star.",
      "You always have to knock twice with her.",
    ],
  ],
  [
    "questions that want no work",
    [
      "Aren't you the lucky one?",
      "How's your knee?",
      "Did you see the match?",
      "Have you met Rosa?",
      "Where does the time go?",
      "Who'd have guessed it?",
      "What would we do without Ilka?",
    ],
  ],
  [
    "what others told others",
    [
      '"Bring the boat back by noon," he said to his son.',
      "The sign said to use the back door, so I did.",
      "Ilka's landlord wants her to paint the hall.",
      "At his old school Timo had to write a report every night.",
      "The pub across the road has to move its sign.",
      "The government wants everybody to insulate their lofts.",
      "The letter says we must register, and we have registered.",
    ],
  ],
  [
    "what was meant to be done and is",
    [
      "I was about to ring Rosa when she walked in.",
      "I was going to ask you to fetch the ladder, but Timo has brought it.",
      "Timo was supposed to mend the gate but it's fine now.",
      "I'd asked Ilka to collect the post and she has.",
      "I had to throw the old rug away in the end.",
      "We needed to change the lock, which Timo did on the spot.",
    ],
  ],
  [
    "figures of speech",
    [
      "You've got to hand it to Rosa.",
      "Mark my words.",
      "I take my hat off to Timo.",
      "Forgive the scrawl, I'm on the train.",
      "Cross your fingers for Ilka.",
      "Give my love to everyone at home.",
    ],
  ],
  [
    "names of things and clipped reports",
    [
      "Call from Rosa.",
      "Visit from the fire brigade.",
      "Clean bill of health from the inspector.",
      "Drop in temperature overnight.",
      "Post late again.",
      "Test results fine.",
      "Cut my thumb on the saw.",
      "Book fair at ten.",
    ],
  ],
])("%s: nothing to do", (_, sentences) => {
  it.each(sentences)("%s", async (text) => {
    expect(await tasksBeside(text)).toEqual([ASKED]);
  });
});

describe("what goes on with a task is read, whatever it begins with", () => {
  it.each([
    ["I'm away until Friday, so I'll send the list on Monday.", "Nora Blythe: Send the list"],
    [
      "Rosa usually locks the chapel, so please give her the spare key.",
      "Felix Arden: Give her the spare key (Rosa)",
    ],
    ["Visitors have to sign the book by Thursday.", "Visitors: Sign the book"],
    ["I had to leave the rug outside, can you bring it in?", "Felix Arden: Bring in the rug"],
    ["Feel free to ring Ilka, but order the tiles by Thursday.", "Felix Arden: Order the tiles"],
  ])("%s", async (text, line) => {
    expect(await tasksBeside(text)).toEqual([ASKED, line].sort());
  });
});
