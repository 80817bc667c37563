/** What stands before a name and is none, as the source of an expression: "Ms", "Dr.", "Councillor", "Herr". */
export const TITLES =
  "(?:Ms|Mr|Mrs|Miss|Dr|Doctor|Prof(?:essor)?|Cllr|Councillor|Father|Rev(?:erend)?|Captain|Frau|Herrn?|Hr|Fr(?=\\.)|Mme|Mlle|Madame|Monsieur|Maître|M|Sra?|Señora?)\\.?";

/** "Dear Councillor,", "Cher Monsieur,": whoever it is sent to. */
export const TITLE_ALONE = new RegExp(`^(?:${TITLES}|sir|madam)$`, "iu");
