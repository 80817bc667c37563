import type { Clause } from "../clause";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";
import { MUST } from "./passives";

const OPENS_REASON = /^(?:because|since|otherwise|so)$/;

/** "Send me the list, I have to order today": why is no part of it. */
export function withoutReason(line: string): string {
  if (line.includes(":")) return line;
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const isReason = ({ from, marker, subject, shared, imperative, inverted }: Clause): boolean => {
    const before = tokens[from - 1]?.lower ?? "";
    const opening = tokens[from]?.lower ?? "";
    if (subject === null || shared || imperative || inverted || from < LEAST) return false;
    return (
      (marker === null && /^[,;]$/.test(before)) ||
      OPENS_REASON.test(opening) ||
      OPENS_REASON.test(before) ||
      (opening === "as" &&
        !/^(?:soon|long|far|much|many|well|often|fast|quickly|good|late|early|same)$/.test(before) &&
        /^(?:thing|name|group|I|we|it)$/.test(subject.kind))
    );
  };
  const reason = clauses.slice(1).find(isReason);
  const [first] = clauses;
  const isOrder =
    first?.imperative || (first?.from === 0 && first.subject === null) || MUST.test(first?.modal ?? "");
  if (!reason || !isOrder) return line;
  const at = tokens[reason.from]?.from ?? line.length;
  return line.slice(0, at).replace(/[\s,;–—-]+(?:(?:because|since|otherwise|so|and|but)[\s,]*)*$/i, "");
}
/** So many words an order has. */
const LEAST = 3;
