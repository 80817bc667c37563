import { expect, it } from "vitest";
import wholeModel from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { tagger } from "../../../app/writing/embedded/english/tagger";

const TEXT = `Hi Dana, could you send Priya the signed contract by Friday, 20 November? The Qorvexa migration is blocked: ops@example.com
hasn't answered since Monday, and $4,500 of invoice #88-12 are still unpaid. We don't love the new logo :( but it isn't terrible.
Dr. Okafor's team ran 3 audits at 10:30 a.m.; she'd rather wait. Ask Zbigniew, he's the worst-informed of all of us!`;

const { its } = tagger;

it("the tagger without moods and names reads as the whole model does", () => {
  const whole = winkNLP(wholeModel, ["sbd", "pos"]);
  const read = ({ readDoc }: typeof tagger) => {
    const doc = readDoc(TEXT);
    const tokens = doc.tokens();
    return {
      sentences: doc.sentences().out(),
      words: tokens.out(),
      kinds: tokens.out(its.pos),
      lemmas: doc.tokens().out(its.lemma as never),
      ids: tokens.out(its.uniqueId),
    };
  };
  expect(read(tagger)).toEqual(read(whole));
});
