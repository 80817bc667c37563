import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** The tagger with its model: parts of speech of English text. Making it ready takes a tenth of a second. */
export const tagger = winkNLP(model, ["sbd", "pos"]);
