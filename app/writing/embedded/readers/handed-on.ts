import { foldSpace } from "../tokens";
import { greetedIn, mayBeName } from "./addressees";
import { sentencesOf } from "./sentence-splitting";

const IT =
  "(?:(?:this|that|it|these|those|them|below|what['’]s below|what is below|the (?:rest|others?|remainder|below|above|following)|everything (?:else|below))(?: (?:one|two|lot|mail|e-?mail|letter|message|request|matter|enquiry|query|thread|for (?:me|us)))*)";
const DEAL =
  "(?:deal with|handle|look after|take care of|see to|attend to|act on|respond to|action|process|progress|manage|take over|take on|take|pick up|sort out|sort|answer)";
/** "deal with this", "pick it up", "take this on" */
const DEALS = `(?:${DEAL} ${IT}|(?:pick|take|sort) ${IT} (?:up|on|over|out|forward|from here)|(?:action|act|deal)(?: on| with)?(?: (?:this|it|accordingly|as needed|as required|below))?|do the needful)`;
const ASKED =
  "(?:(?:can|could|would|will) (?:you|i ask you to)|are you able to|(?:can|could) i (?:leave|give|pass|hand)|please|pls|kindly|i['’]d like you to|i would like you to|i need you to|(?:you['’]ll|you will) (?:need|have) to|you (?:need|have) to|grateful if you (?:can|could|would)|over to you to|for you to)";
/** Words around that say nothing of what it is about. */
const END =
  "(?:,? (?:please|pls|thanks|thank you|i think|i guess|i believe|now|for (?:me|us)|when you (?:can|get a chance)|from here))*$";

/** A sentence above a forwarded mail that leaves what it asks to whoever is written to. */
const HANDS: readonly RegExp[] = [
  // "One for you please", "this one is for you, I think", "The rest is for you to answer"
  new RegExp(
    `^(?:i think |i guess |probably |maybe |definitely )?(?:(?:${IT}|here)(?: is|['’]s|['’]re| are| looks like)? ?(?:probably |definitely |all |clearly )?)?(?:(?:one|another one|another|one more|a job|all|two|three) )?for you(?: to (?:deal with|handle|answer|action|sort(?: out)?|see to|take(?: on| care of)?|act on|respond to|reply to|do|look after|pick up))?${END}`,
  ),
  // "Yours, I think", "This one's yours", "All yours"
  new RegExp(
    `^(?:(?:i think |i believe |i guess )?(?:${IT}|here)(?: is| are|['’]s|['’]re) (?:probably |definitely |all |really )?|all )yours${END}`,
  ),
  /^(?:definitely |probably )?yours,? (?:i (?:think|believe|guess)|to (?:deal with|handle|answer|sort)|now|please)\b/,
  /^(?:so |now |and )?(?:it['’]s |this is |passing this )?over to you\b/,
  new RegExp(
    `^(?:hi |so |and |but )?${ASKED}(?: please| kindly)?(?: (?:see|read|look at) (?:the )?(?:below|this|attached|mail below|message below) (?:and|&))?(?: please)? ${DEALS}${END}`,
  ),
  new RegExp(
    `^(?:please )?(?:see|read|look) (?:the )?(?:below|this|attached|mail below|message below)(?: please)? (?:and|&) (?:please )?${DEALS}${END}`,
  ),
  // "I'll leave this one with you", "Passing this on to you to deal with", "Can I leave this with you?"
  new RegExp(
    `^(?:(?:i['’]ll|i will|i['’]m|i am|can i|could i|may i|i) )?(?:just )?(?:leave|leaving|pass|passing|hand|handing|give|giving|delegate|delegating) ${IT} (?:on |over )?(?:to|with) you(?: to \\p{L}+(?: \\p{L}+)?)?${END}`,
    "u",
  ),
  /^(?:i['’]m )?(?:forwarding|sending) (?:this|it) (?:on )?(?:to|for) you to (?:deal with|handle|answer|action|sort|see to|act on|take)/,
  /^for (?:your )?action\b/,
  /^(?:i think |i guess )?(?:this|that|it)(?: one)?(?: is|['’]s) (?:one for )?your (?:department|turf|patch|area|side)\b/,
];
/** "Have a look at the bottom one", beside such a sentence */
const LOOKS = new RegExp(
  `^(?:please |can you |could you )?(?:(?:have|take) a (?:quick )?look at|see|read) (?:the )?(?:(?:bottom|last|first|top|second|next|lower) (?:one|mail|message|part|bit)|${IT}|attached)${END}`,
);
/** "FYI, nothing for you to do" */
const ONLY_TELLS =
  /^fyi\b|\bfor (?:your )?(?:info|information|interest|records?|reference)\b|\b(?:no need|nothing|no action|not) (?:for you |you |needed |required |to )|\bjust so you know\b/;

const LONGEST_NOTE = 1500;
const CALL =
  /^(?:(?:hi|hello|hey|dear|morning)\s+)?@?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*(?:[,:]|\s[-–—])\s+/iu;
const CALLED_LAST = /,\s+(\p{Lu}[\p{L}'’-]+)\s*[.!?]*$/u;

const nameIn = (call: RegExpExecArray | null): string | null => {
  const name = call?.[1];
  return name !== undefined && /^\p{Lu}/u.test(name) && mayBeName(name.split(" ")[0] ?? "") ? name : null;
};

/** A sentence without the name that it calls, and that name. */
function withoutName(sentence: string): { said: string; name: string | null } {
  const text = foldSpace(sentence);
  const first = CALL.exec(text);
  if (nameIn(first)) return { said: text.slice(first?.[0].length ?? 0), name: nameIn(first) };
  const last = CALLED_LAST.exec(text);
  return nameIn(last) ? { said: text.slice(0, last?.index), name: nameIn(last) } : { said: text, name: null };
}

const plain = (said: string): string => said.toLowerCase().replace(/[\s.!?]+$/, "");

/** Whether a sentence above a forwarded mail leaves all that it asks to whoever is written to: "One for you, I think." */
const handsOn = (sentence: string): boolean => {
  const said = plain(withoutName(sentence).said);
  return !ONLY_TELLS.test(said) && HANDS.some((shape) => shape.test(said));
};

/** Whether a sentence above a forwarded mail that is handed on says no more than that: "Please have a look at this one." */
export const onlyHandsOn = (sentence: string): boolean =>
  handsOn(sentence) || LOOKS.test(plain(withoutName(sentence).said));

/** Whether a sentence above a forwarded mail says that it only tells of it, and nothing more: "FYI", "Ana, for your info only". */
export const onlyTells = (sentence: string): boolean => TELLS_ALONE.test(plain(withoutName(sentence).said));
const TELLS_ALONE =
  /^(?:just )?(?:fyi|for (?:your )?(?:info|information|interest|records?|reference)|so you know)(?: only)?$/;

/**
 * Whom the note above a forwarded mail leaves that mail to: whom it calls or greets, else the one reader. Null for a note
 * that only tells of it.
 */
export function handedTo(note: string, reader: string | null, readers: readonly string[]): string | null {
  if (note.length > LONGEST_NOTE) return null;
  const blocks = note.split(/\n\s*\n/);
  const hands = blocks.flatMap((block) => sentencesOf(foldSpace(block))).find(handsOn);
  if (hands === undefined) return null;
  const greeted = greetedIn(foldSpace(blocks[0] ?? ""), true)?.names ?? [];
  const called = withoutName(hands).name ?? (greeted.length === 1 ? greeted[0] : null) ?? null;
  if (called === null) return greeted.length > 1 ? null : reader;
  return readers.find((name) => name === called || name.startsWith(`${called} `)) ?? called;
}
