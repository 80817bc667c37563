const LEFT_OUT = /\b(ca|do|did|does|is|are|was|were|has|have|had|wo|could|would|should)nt\b/gi;

/** The text with the apostrophes that haste left out of a "not": "cant" as "can't". */
export const withApostrophes = (text: string): string => text.replace(LEFT_OUT, "$1n't");
