import type { Act } from "../../act";
import { withoutConditions } from "./clause-starts";
import { sentenceAct } from "./make-act";
import type { StatementContext } from "./statement-context";
import { firstOf } from "./words";

/** "Je relance le client si je n'ai rien demain" */
const IF_SO =
  /\s(?:si (?:je|j'\p{L}+|tu|il|elle|on|nous|vous|ils|elles|le|la|les|no|el|los|las|yo|tú|hay)|s'ils?)(?!\p{L}).*$/iu;

/** "..., merci à Zoé qui s'est cassé le dos" */
const THANKS = /(?:^|[,;]\s+|\s[–—-]\s)(?:merci|danke|gracias|bravo)(?!\p{L}).*$/iu;

/** "Uns fehlt die Freigabe": what is in the way. */
export function obstacleIn(text: string, context: StatementContext): Act | null {
  const { statement, pack } = context;
  if (/\?\s*$/.test(text)) return null;
  const isListed = statement.heading === "blockers";
  const shape = firstOf(pack.obstacles, text);
  if ((!shape && !isListed) || pack.noObstacle.test(text)) return null;
  if (!isListed && firstOf(pack.asks, text.replace(pack.openers, "")) && !/[,;]/.test(text)) return null;
  const plain = text.replace(pack.openers, "");
  const outside = withoutConditions(plain, pack).replace(IF_SO, "").replace(THANKS, "");
  if (!isListed && !firstOf(pack.obstacles, outside)) return null;
  if (!isListed && pack.hedge.test(outside) && (shape?.certainty ?? 0) < 0.85) return null;
  return sentenceAct("obstacle", Math.max(shape?.certainty ?? 0, isListed ? 0.8 : 0), plain, context);
}
