import type { Statement } from "../statement";
import { contentStems } from "../tokens";
import { close } from "./close-matters";
import type { Matter } from "./matter";
import { sameOwner } from "./same-owner";

/** "All done except the bread, I was late", "everything's sorted apart from the keys" */
const ALL_BUT =
  /^(?:(?:hi|hey|ok|okay|yes|right|so),? (?:\p{Lu}\p{L}+,? )?)?(?:(?:it['’]s |that['’]s )?all|everything(?:['’]s| is)?(?: all)?)(?: now)? (?:done|sorted|finished|taken care of|ticked off)(?:,? (?:except|apart from|but|bar|other than)(?: for)? (?:the |your |our )?(?<left>[^,.;!?]{3,60}))?(?=[,.;!]|$)/iu;

/**
 * "All done except the bread": what others asked its writer, or nobody in particular, in this thread before is done, but for what is
 * named. False for other sentences.
 */
export function doneAllBut(statement: Statement, inThread: () => readonly Matter[]): boolean {
  const found = ALL_BUT.exec(statement.text);
  const { speaker, unit } = statement;
  if (!found || speaker === null || statement.medium !== "mail") return false;
  const left = new Set(contentStems(found.groups?.left ?? ""));
  const open = inThread().filter(({ closedBy }) => closedBy === null);
  const isLeft = new Set(
    open.filter(({ acts }) =>
      acts.some((act) => contentStems(act.statement.text).some((stem) => left.has(stem))),
    ),
  );
  for (const matter of isLeft) matter.saidOpen = true;
  const done = open.filter(
    (matter) =>
      matter.kind === "action" &&
      !isLeft.has(matter) &&
      (matter.owner === null || sameOwner(matter.owner, speaker)) &&
      matter.acts.every(
        (act) =>
          act.statement.unit !== unit && act.statement.speaker !== speaker && !/^everyone:/i.test(act.line),
      ),
  );
  for (const matter of done) close(matter, "reported-done", statement);
  return done.length > 0;
}
