import { isName } from "../subject";
import type { StatementContext } from "./statement-context";

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";
const OPENING = new RegExp(`^[¿¡]?(?:[\\p{L}]+ )?@?(${NAME})\\s*[,:]`, "u");
const CLOSING = new RegExp(`,\\s*@?(${NAME})\\s*[.!?]*$`, "u");

/** Who is called by name in these words. */
export function calledIn(text: string, { pack, people }: StatementContext): string | null {
  const name =
    /(?:^|\s)@(\p{L}[\p{L}\p{N}._-]*)/u.exec(text)?.[1] ??
    // "Asimismo, envíe el informe": nobody's name.
    OPENING.exec(text.replace(pack.openers, ""))?.[1] ??
    CLOSING.exec(text)?.[1];
  if (name === undefined) return null;
  const first = name.split(" ").find((word) => !pack.titles.test(word)) ?? name;
  return isName(first, false, pack, people)
    ? people.resolve(
        name
          .split(" ")
          .filter((word) => !pack.titles.test(word))
          .join(" "),
      )
    : null;
}

/** "Marco, bitte schick ...": the name called is no part of the task. */
export function withoutName(clause: string, context: StatementContext): string {
  const plain = clause.replace(/^[¿¡]+/, "");
  const opening = OPENING.exec(plain);
  if (!opening?.[1] || !isName(opening[1].split(" ").at(-1) ?? "", false, context.pack, context.people))
    return plain;
  return plain.slice(opening[0].length).trim();
}
