import type { Act } from "../act";
import type { Scene } from "./scene";

/** Tasks without a predicate of their own: "Ingrid, please, today", "Your comments by Friday, please". */
export function taskWithoutVerb(scene: Scene): Act | null {
  const text = scene.statement.text;
  const thing =
    /^(?:\p{Lu}[\p{L}'-]+,\s*)?((?:your|the|a|an|two|three|all|final)\s[^?!]{4,120}?),?\s+(?:please|pls)\b[.!,]*\s*(.{0,40})$/iu.exec(
      text,
    );
  if (thing?.[1] && scene.clauses.every((c) => c.marker !== null || c.from > 0))
    return scene.made("request", scene.reader, 0.65, `${thing[1]} ${thing[2] ?? ""}`.trim());
  const awaiting =
    /^(?:(?:we(?:'re| are)|i(?:'m| am)|still) )?(?:looking forward to|awaiting|waiting for) (your .{4,140})$/i.exec(
      text,
    );
  if (awaiting?.[1] && !/^your (?:reply|answer|response|feedback|call|visit)\W*$/i.test(awaiting[1]))
    return scene.made("request", scene.reader, 0.65, awaiting[1]);
  const remains =
    /^(?:and )?(?:what (?:remains|is left|is still open)(?: to (?:be done|do))?(?: is|:)|(?:still|left|remains|remaining|only) (?:to do|to be done|open|missing)(?: is|:)) (.{4,160})$/i.exec(
      text,
    );
  if (remains?.[1]) return scene.made("duty", null, 0.7, remains[1]);
  const todo =
    /^(?!(?:Nothing|Something|Anything|Everything|Somebody|Someone|Nobody|Anyone|Everyone|Reason|Reasons|Way|Ways|Chance|Request|Reminder|Decision|Proposal|Things|Much|More|Lots|Work|Good|Great|Nice|Happy|Glad|Sorry|Pleased|Ready|Able|Free|Back|Due|Next|How|What|Where|When|Looking|Trying|Need|Want|Thanks|Easy|Hard|Time|Plan|Plans|Yet|Up)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[A-Z]{2,3}) to (?=\p{Ll})(.{4,200})$/u.exec(
      text,
    );
  if (todo?.[1] && todo[2]) return scene.made("assignment", scene.people.resolve(todo[1]), 0.85, todo[2]);
  return null;
}
