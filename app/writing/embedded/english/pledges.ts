/** "takes care of", "picks up": somebody makes it theirs. */
export const TAKES = /^(?:take|pick)$/;

/** Verbs before the verb by which somebody binds themselves: "plan to", "agreed to". */
export const PLEDGE =
  /^(?:promise|offer|agree|volunteer|undertake|commit|plan|intend|start|begin|continue|aim|want|need|manage|go|propose|arrange|prepare|happy|ready|glad|willing|about|keen|decide|accept|vow|confirm|expect|hope|try|have|get|ask|like|love|prefer|wish)$/;

/** Verbs before the verb that promise nothing: "hope to", "would like to". */
export const WEAK_PLEDGE =
  /^(?:hope|try|want|like|love|prefer|wish|manage|aim|expect|tend|seem|appear|happen|use|keen|need)$/;
/** "Give him until Friday": "him until Friday" */
export const GIVES_TIME = /^\s*(?:him|her|them|it) (?:until|till)\b/i;
