/** A word of an English sentence. `from` and `to` point into the sentence. */
export interface Token {
  text: string;
  lower: string;
  lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, DET, PRON, ADJ, ADV, ADP, CCONJ, SCONJ, PART, NUM, INTJ, PUNCT, SYM, X. */
  pos: string;
  from: number;
  to: number;
}
