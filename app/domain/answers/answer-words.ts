type Mark = "done" | "not-ours" | "wrong" | "open";

/** What people write behind a line's number, without punctuation: whole answers, and nothing that only begins so. */
const WORDS: Record<Mark, string> = {
  done: "done|is done|are done|was done|has been done|all done|i did|i've done|i have done|we did|we've done|we have done|taken care of|is taken care of|has been taken care of|handled|dealt with|it's done|it is done|already done|done already|finished|complete|completed|is completed|sorted|resolved|is resolved|closed|✓|✔|✅|erledigt|ist erledigt|schon erledigt|fertig|ist fertig|gemacht|durch|ist durch|geklärt|ist geklärt|abgeschlossen|ist abgeschlossen|sind erledigt|wurde erledigt|haben wir erledigt|habe ich erledigt|hab ich erledigt|fait|est fait|sont faits|réglé|est réglé|c'est réglé|c'est fait|terminé|terminée|hecho|hecha|está hecho|está hecha|terminado|terminada|listo|lista|ya está|ya está hecho|ya está hecha",
  "not-ours":
    "not ours|is not ours|are not ours|aren't ours|nothing to do with us|has nothing to do with us|doesn't concern us|does not concern us|not our responsibility|isn't ours|not our job|not for us|nicht unseres|nicht unsers|nicht unsere|nicht für uns|gehört nicht uns|gehört uns nicht|betrifft uns nicht|nicht unsere baustelle|ist nicht unsere baustelle|pas à nous|pas pour nous|ce n'est pas à nous|ne nous concerne pas|no es nuestro|no es nuestra|no es para nosotros|no nos corresponde|no nos toca",
  wrong:
    "wrong|is wrong|that's wrong|that is wrong|incorrect|not correct|is not correct|isn't correct|not right|is not right|isn't right|falsch|ist falsch|stimmt nicht|stimmt so nicht|das ist falsch|faux|c'est faux|incorrecto|incorrecta|es incorrecto|equivocado|equivocada",
  open: "open|reopen|re-open|still open|open again|not done|not done yet|not yet|in progress|still in progress|undo|offen|noch offen|wieder offen|nicht erledigt|noch nicht|noch nicht erledigt|in arbeit|ouvert|ouverte|encore ouvert|pas fait|pas encore|en cours|abierto|abierta|sigue abierto|no hecho|todavía no|aún no|en curso",
};

const MARKS = new Map(
  (["done", "not-ours", "wrong", "open"] as const).flatMap((mark) =>
    WORDS[mark].split("|").map((words) => [words, mark] as const),
  ),
);

const POLITE =
  /[\s,.;!-]+(?:please|pls|thanks|many thanks|thank you|thx|bitte|danke|merci|s'il (?:te|vous) pla[iî]t|por favor|gracias)$/iu;

/** When it was done, and a tick or a smile behind it. */
const BEHIND =
  /(?:\s+(?:today|yesterday|this morning|last week|on (?:mon|tues|wednes|thurs|fri)day|heute|gestern|letzte woche|am (?:montag|dienstag|mittwoch|donnerstag|freitag)|hier|ayer|hoy|aujourd'hui)|\s*[✓✔✅]\ufe0f?|\s*[:;]-?\))+$/iu;

/** What these words make of a line; null for anything else. */
export function markSaid(words: string): Mark | null {
  const plain = withoutEnd(words.replace(/[’‘`´]/g, "'"));
  const bare = MARKS.has(plain) ? plain : withoutEnd(plain.replace(BEHIND, ""));
  return (
    MARKS.get(bare.toLowerCase()) ?? MARKS.get(withoutEnd(bare.replace(POLITE, "")).toLowerCase()) ?? null
  );
}

/** Without the politeness and the full stop behind it. */
export function withoutPoliteness(words: string): string {
  return withoutEnd(withoutEnd(words).replace(POLITE, ""));
}

function withoutEnd(words: string): string {
  return words.trim().replace(/(?:[\s.!,;:*_]|\p{Extended_Pictographic}\ufe0f?(?<![✓✔✅]))+$/u, "");
}
