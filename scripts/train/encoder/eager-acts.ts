import { type ActModels, actOdds } from "../../../app/writing/embedded/models/act-model";

/** The linear models, that open more than they do alone. */
export const eagerActs: ActModels = (language, features) => ({ ...actOdds(language, features), eager: 1 });
