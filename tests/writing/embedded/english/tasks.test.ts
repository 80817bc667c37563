import { describe, expect, it } from "vitest";
import { complete, type Expected, seen } from "../languages/lines-of";

const of = (owner: string | null, word: string): Expected => ({ actions: [[owner, word]] });
const NOTHING: Expected = {};
const PAULA = "Paula Brandt";

const TASKS: Record<string, readonly [string, Expected][]> = {
  "what the reader is told to do": [
    ["Please fold the programmes for the concert.", of("Marco", "programmes")],
    [
      "Order forty chairs by Friday and call the caterer.",
      {
        actions: [
          ["Marco", "chairs"],
          ["Marco", "caterer"],
        ],
      },
    ],
    ["Have a lovely weekend.", NOTHING],
    ["Please do not hesitate to write to us.", NOTHING],
  ],
  "what the reader is asked for": [
    ["Could you check the kiln before Thursday?", of("Marco", "kiln")],
    ["Would you mind sending the seating plan?", of("Marco", "seating plan")],
    ["I'd be grateful if you could return the keys.", of("Marco", "keys")],
    ["You should renew the fishing licence this week.", of("Marco", "licence")],
    ["Can you imagine how loud it was?", NOTHING],
  ],
  "what the writer wishes of the reader": [
    ["I need your measurements by Wednesday.", of("Marco", "measurements")],
    ["Could I ask you to sign the lease?", of("Marco", "lease")],
    ["I look forward to your sketches of the stall.", of("Marco", "sketches")],
    ["I look forward to your reply.", NOTHING],
    ["We need a break.", NOTHING],
  ],
  "what the writer takes on": [
    ["I will repair the pump on Tuesday.", of(PAULA, "pump")],
    ["I'm going to book the ferry tomorrow.", of(PAULA, "ferry")],
    ["You'll have the invoice by Friday.", of(PAULA, "invoice")],
    ["I might repaint the shed one day.", NOTHING],
    ["I hope to visit the archive.", NOTHING],
  ],
  "what somebody else has": [
    ["Imogen will label the jars by Monday.", of("Imogen", "jars")],
    ["Our plumber takes care of the boiler.", of("our plumber", "boiler")],
    ["Imogen has offered to translate the leaflet.", of("Imogen", "leaflet")],
    ["Imogen labelled the jars yesterday.", NOTHING],
    ["Imogen always labels the jars.", NOTHING],
    ["Imogen has the venue contract since Tuesday.", NOTHING],
  ],
  "what has to be done by nobody named": [
    ["The hedge still has to be cut before winter.", of(null, "hedge")],
    ["The permit must be renewed by 4 December.", of(null, "permit")],
    ["The hedge was cut in March.", NOTHING],
  ],
  "what only happens under a condition": [
    ["If it rains, I will move the tables inside.", NOTHING],
    ["If the bank agrees, Imogen will order the oven.", NOTHING],
  ],
};

describe.each(Object.entries(TASKS))("an English sentence that tells %s", (_, sentences) => {
  it.each(sentences)("%s", (sentence, expected) => {
    expect(seen("en", sentence, expected)).toEqual(complete(expected));
  });
});
