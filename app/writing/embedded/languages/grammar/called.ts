import { isName } from "../subject";
import type { StatementContext } from "./statement-context";

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";
/** What may stand before a name that is called: "Liebe Tanja,", but not "Schreib Tanja, ...". */
const GREETS =
  "(?:[Hh]allo|[Hh]i|[Hh]ey|[Mm]oin|[Ss]ervus|[Ll]iebe[rs]?|[Uu]nd|[Aa]ch|[Jj]a|[Aa]lso|[Dd]anke|[Oo][Kk]|[Ss]alut|[Bb]onjour|[Bb]onsoir|[Cc]her|[Cc]hère|[Ee]t|[Mm]erci|[Aa]lors|[Hh]ola|[Qq]uerid[oa]|[Ee]stimad[oa]|[Yy]|[Gg]racias|[Oo]ye|[Ff]rau|[Hh]err|[Mm]adame|[Mm]onsieur|[Ss]eñora?|[Dd]on|[Dd]oña) ";
const OPENING = new RegExp(`^[¿¡]?(?:${GREETS})?@?(${NAME})\\s*[,:]`, "u");
const CLOSING = new RegExp(`,\\s*@?(${NAME})\\s*[.!?]*$`, "u");

/** Who is called by name in these words. */
export function calledIn(
  text: string,
  { pack, people }: Pick<StatementContext, "pack" | "people">,
): string | null {
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
  const names = opening?.[1]?.split(" ") ?? [];
  // "Für Petra: ..." calls nobody.
  if (!opening || context.pack.notNames.has(names[0]?.toLowerCase() ?? "")) return plain;
  if (!isName(names.at(-1) ?? "", false, context.pack, context.people)) return plain;
  return plain
    .slice(opening[0].length)
    .trim()
    .replace(/^[¿¡]+/, "");
}
