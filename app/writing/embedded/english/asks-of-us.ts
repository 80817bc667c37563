import type { Act } from "../act";
import { nameFor } from "./name-for";
import type { Scene } from "./scene";

/** "Ben can't make Tuesday, could we do Wednesday?", "Can we get the deposit back?" */
const MAY_WE =
  /(?:^|[,;] |\s[–—-] )(?:(?:so|and|but|or|also),? )?(?<helper>can|could|may|might) we (?!(?:kindly )?(?:ask|remind|request|invite|beg|trouble) (?:you|u)\b|(?:please|pls|all|talk|speak|chat|meet|catch|discuss|help|expect|count|rely|assume|keep|make sure|just|have (?:a|your|the|an|some)|see|get (?:a|an|your|some|this|that|the \p{L}+ (?:done|sorted|fixed|signed|sent|moved|changed))|look|touch|agree|say)\b)(?<what>[^?,;]{5,100})\?+$/iu;
/** "Do we have anyone who speaks Polish?", "Have you heard anything from the council?" */
const ASKS_WHETHER =
  /^(?:(?:and|so|but|also|by the way|ps:?),? )*(?:(?:do|did) (?:we|you) (?:still |already |ever )?(?:have|know(?: of)?|find|hear|get) (?:any\p{L}*|someone|somebody) [^?]{4,90}|have (?:you|we) (?:already |yet |ever )?(?:heard|had|got|received) (?:any\p{L}*(?: \p{L}+)? (?:from|back|about|on) [^?]{3,80}))\?+$/iu;

/** What is asked of whoever reads it, about all of them: to be answered. Null for other sentences. */
export function asksOfUs(scene: Scene): Act | null {
  const { statement, reader, made } = scene;
  const said = scene.plain.trim();
  if (statement.speaker === null || statement.medium !== "mail" || reader === statement.speaker) return null;
  const to = `get back to ${nameFor(statement.speaker)} on whether`;
  const { helper, what } = MAY_WE.exec(said)?.groups ?? {};
  if (helper && what) return made("request", reader, CERTAIN, `${to} we ${helper.toLowerCase()} ${what}`);
  if (!ASKS_WHETHER.test(said)) return null;
  const asked = said
    .replace(/\?+$/, "")
    .replace(/^(?:(?:and|so|but|also|by the way|ps:?),? )*/i, "")
    .replace(/^(?:do|did) (we|you) /i, "$1 ")
    .replace(/^have (you|we) /i, "$1 have ");
  return made("request", reader, CERTAIN, `${to} ${asked}`);
}

const CERTAIN = 0.85;
