import type { DigestMaterial } from "../../app/writing/digest-material";
import { followMaterial } from "../../app/writing/embedded/follow-material";
import { FITTED } from "../../app/writing/embedded/meetings/meeting-models";
import {
  type ActModels,
  type ActOdds,
  actOdds,
  type ModelLanguage,
} from "../../app/writing/embedded/models/act-model";
import { atOnce } from "../../app/writing/slices";
import type { ActExample } from "./act-examples";

/** A sentence of a material as the models of acts see it, and what they say of it. */
export interface ReadSentence
  extends Pick<ActExample, "text" | "features" | "ruled" | "statement" | "before"> {
  language: ModelLanguage;
  odds: ActOdds;
}

/** The sentences of a material that the models of acts were asked about, in their order. */
export function readSentences(material: DigestMaterial): ReadSentence[] {
  const seen = new Map<ActOdds, { language: ModelLanguage; features: readonly string[] }>();
  const models: ActModels = (language, features) => {
    const odds = actOdds(language, features);
    seen.set(odds, { language, features });
    return odds;
  };
  const { surroundings } = atOnce(followMaterial(material, FITTED, models));
  const { odds: oddsOf, acts } = surroundings.read;
  return [...oddsOf].flatMap(([statement, odds]) => {
    const asked = seen.get(odds);
    return asked
      ? [
          {
            language: asked.language,
            features: [...asked.features],
            odds,
            statement,
            text: statement.text,
            ruled: acts.get(statement) ?? [],
            before: surroundings.around.get(statement)?.before ?? null,
          },
        ]
      : [];
  });
}
