import type { DigestContent } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { actionsOf, asPart, owedBy } from "../../digest/owed-by";
import type { ItemGrounds } from "./item-grounds";
import type { KnownPeople } from "./material-facts";
import { namedIn } from "./owner-fits";
import type { FoundQuote } from "./quote-finder";

/** A checked line with the quotes that bear it out. */
export interface BorneLine {
  section: "actionItems" | "blockers" | "decisions";
  text: string;
  found: readonly FoundQuote[];
}

/** How a part begins, and of which section the line is that it then says. */
const LEADS: readonly [lead: RegExp, section: BorneLine["section"]][] = [
  [/^asked ([^:]{1,80}):? /, "actionItems"],
  [/^(?:waits for|held up:?) /, "blockers"],
  [/^decided:? /, "decisions"],
];

/**
 * The parts that a person has in the digest, as far as they are borne out, parted by semicolons: what they owe, as the
 * checked actions say it whoever wrote the draft; what they asked for, wait for or decided, where it is a checked line
 * of whose quotes one names them or is theirs; anything else where it stands in the quotes' own sentences. Null when
 * none is left.
 */
export function fittingPart(
  said: string | null,
  name: string,
  grounds: ItemGrounds,
  content: Omit<DigestContent, "overview" | "stakeholders">,
  lines: readonly BorneLine[],
  known: KnownPeople,
): string | null {
  const duties = foldText(said ?? "")
    .split(/;\s+/)
    .flatMap((duty) => {
      if (duty === "" || /^owes\b/i.test(duty)) return [];
      for (const [lead, section] of LEADS) {
        const begun = lead.exec(duty);
        if (begun === null) continue;
        const rest = duty.slice(begun[0].length);
        const line = lines.find((each) => each.section === section && isLine(rest, each));
        if (line) {
          if (!line.found.some((quote) => namedIn(name, quote, known))) return [];
          const asked = begun[1];
          const isOwner =
            asked === undefined ||
            actionsOf(asked, content.actionItems).some(({ task }) => task === line.text);
          return [isOwner ? duty : `asked for: ${rest}`];
        }
        if (grounds.ownField(rest) !== null) return [duty];
      }
      return lines.some((each) => isLine(duty, each)) || grounds.ownField(duty) !== null ? [duty] : [];
    });
  const parts = [owedBy(name, content.actionItems), ...duties].filter((part) => part !== null);
  return parts.join("; ") || null;
}

/** The words of a line, or their beginning where they are cut. */
function isLine(words: string, { text, found }: BorneLine): boolean {
  const start = words.replace(/(?: \([^()]*\))?[.…]*$/, "");
  const line = asPart(text, []).toLowerCase();
  return found.length > 0 && start.length > 5 && line.startsWith(start.toLowerCase());
}
