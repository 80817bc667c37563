import featureFn from "wink-eng-lite-web-model/dist/feature.js";
import lemmatize from "wink-eng-lite-web-model/dist/lemmatize.js";
import metaCER from "wink-eng-lite-web-model/dist/load-cer-meta-model.js";
import core from "wink-eng-lite-web-model/dist/load-core-model.js";
import negation from "wink-eng-lite-web-model/dist/load-negation-model.js";
import pos from "wink-eng-lite-web-model/dist/load-pos-model.js";
import sbd from "wink-eng-lite-web-model/dist/load-sbd-model.js";
import type { Model } from "wink-nlp";

/** A machine that recognises nothing, as the tagger exports an empty one. */
const NOTHING = JSON.stringify([100, 0, { 0: {} }, {}, {}, {}]);

/**
 * The package's model less what it knows of moods and of names: nobody asks it for them, and they are an eighth of it.
 * The tagger loads a machine for each all the same.
 */
export const taggerModel: Model = {
  core,
  sbd,
  pos,
  negation,
  metaCER,
  featureFn,
  ner: () => ({ machines: [], transformers: [] }),
  sa: () => ({ machines: [NOTHING], setter: () => {} }),
  addons: { lemmatize },
};
