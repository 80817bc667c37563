import { expect, it } from "vitest";
import wholeModel from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { taggerModel } from "../../../app/writing/embedded/english/tagger-model";

const TEXT = `Hi Dana, could you send Priya the signed contract by Friday, 20 November? The Qorvexa migration is blocked: ops@example.com
hasn't answered since Monday, and $4,500 of invoice #88-12 are still unpaid. We don't love the new logo :( but it isn't terrible.
Dr. Okafor's team ran 3 audits at 10:30 a.m.; she'd rather wait. Ask Zbigniew, he's the worst-informed of all of us!`;

const PIPE = ["sbd", "pos"];

it("the tagger without moods and names reads as the whole model does", () => {
  // New ones, both: a tagger numbers the words that it does not know as they come.
  const [ours, whole] = [taggerModel, wholeModel].map((model) => {
    const { readDoc, its } = winkNLP(model, PIPE);
    const doc = readDoc(TEXT);
    const tokens = doc.tokens();
    return {
      sentences: doc.sentences().out(),
      words: tokens.out(),
      kinds: tokens.out(its.pos),
      lemmas: tokens.out(its.lemma as never),
      ids: tokens.out(its.uniqueId),
    };
  });
  expect(ours?.words.length).toBeGreaterThan(80);
  expect(ours).toEqual(whole);
});
