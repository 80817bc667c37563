import type { Act } from "../act";
import type { Scene } from "./scene";

const ASKS_WHO =
  /^(?:(?:and|so|but|oh|also),? )*who(?<does>['’]s| looks| deals| takes| handles| runs| owns| is| has| keeps) (?<of>(?:after|with|care of|in charge of|responsible for) )?(?<what>[^,?]{2,60}?)(?: these days| now| nowadays| at the moment| currently| for us)*\s*\?$/iu;

/** "Who looks after that these days?": to be told. */
export function asksWhoLooksAfter({ statement, plain, reader, made }: Scene): Act | null {
  const { does = "", of = "", what = "" } = ASKS_WHO.exec(plain.trim())?.groups ?? {};
  const verb = does.trim().replace(/^['’]s$/, "is");
  if (!ALONE.test(verb) && of === "") return null;
  if (statement.speaker === null || reader === statement.speaker) return null;
  return made("request", reader, CERTAIN, `who ${verb} ${of}${what}?`);
}

const ALONE = /^(?:handles|runs|owns)$/i;
const CERTAIN = 0.9;
