import { type Act, SURE } from "../act";
import { contentStems } from "../tokens";
import type { Matter } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameMarks, type Topic, topicOf } from "./topic";

/**
 * The trouble that an obstacle says is still there: of its thread in a few words ("Login still not working"), else of any by two words
 * of it; or whose thing is kept from use until a day, where it says nothing else ("the agency has no drivers until Monday").
 */
export function saidAgain(act: Act, index: MatterIndex, thread: string): Matter | undefined {
  const { kind, statement, line } = act;
  const { text, unit } = statement;
  if (kind !== "obstacle") return undefined;
  const isStill = STILL.test(text);
  const isUntil = tellsUntil(act);
  if (!isStill && !isUntil) return undefined;
  const topic = topicOf(line);
  const isShort = isStill && text.split(/\s+/).length <= LONGEST_AGAIN;
  const found = index
    .near(topic, thread, -1)
    .filter((matter) => matter.kind === "blocker" && matter.acts[0]?.statement.unit !== unit)
    .map((matter) => ({
      matter,
      isHere: thread !== "" && matter.thread === thread,
      shared: topic.about.filter((stem) => matter.topic.stems.has(stem)).length,
    }))
    .filter(
      ({ matter, isHere, shared }) =>
        (isStill && shared >= (isShort && isHere ? 1 : 2)) || (isUntil && saysNoMore(topic, matter)),
    );
  const most = Math.max(...found.map(({ shared }) => shared));
  const best = found.filter(({ shared }) => shared === most);
  return isShort || best.length === 1 ? best.at(-1)?.matter : undefined;
}

/** Whether all that a line names is a trouble's: another part, place or number, or what else ails it, is one more. */
function saysNoMore(topic: Topic, { acts, topic: known }: Matter): boolean {
  const [{ statement, line } = { statement: null, line: "" }] = acts;
  const told = topicOf(statement?.text ?? "");
  if (!sameMarks(topic, told) && !sameMarks(topic, known)) return false;
  const things = topic.about.filter(isThing);
  const others = topicOf(line.replace(FOLLOWS, "")).about.filter(isThing);
  const shared = things.filter((stem) => told.stems.has(stem) || known.stems.has(stem)).length;
  return shared > 0 && shared === things.length && shared >= LEAST * others.length;
}

/**
 * Whether an obstacle plainly says of like things what another did of theirs: each names one that the other doesn't ("the agency
 * has no cooks", beside its drivers; the crane's driver beside the crane).
 */
export function isOtherTrouble(likely: Matter | null, act: Act, topic: Topic): boolean {
  const first = likely?.acts[0];
  if (!likely || !first || likely.kind !== "blocker" || act.kind !== "obstacle") return false;
  const { language, unit } = act.statement;
  if (language !== "en" || first.statement.unit === unit || act.certainty < SURE) return false;
  const told = topicOf(first.statement.text);
  const own = topicOf(act.statement.text);
  const isApart = (these: Topic, those: Topic): boolean =>
    these.about.some((stem) => isThing(stem) && !those.stems.has(stem));
  return (
    topic.about.some((stem) => told.stems.has(stem)) && isApart(topic, told) && isApart(likely.topic, own)
  );
}

/** What comes of a trouble. */
const FOLLOWS = /,? so (?!that\b).*$/i;
/** So much of what a trouble names has to be said again. */
const LEAST = 0.4;

/** What is said of anything that is in the way, and of whoever mends or provides it. */
const OF_ANY = new Set(
  contentStems(
    "broken down out off order action service use used using usable road available unavailable closed shut stopped stuck stand stay stays remain work works working run running start move repair repaired fix fixed look come comes coming get got go back arrive deliver delivered expect engineer technician electrician plumber mechanic garage workshop helpdesk due wait waiting do done hold delay delayed late allowed let have bring send lend spare miss missing release released online offline sick ill agency supplier dealer wholesaler manufacturer contractor vendor",
  ),
);
const isThing = (stem: string): boolean => !OF_ANY.has(stem);

/** Whether an English obstacle tells until when it stands, which the model of lines need not weigh where it was told before. */
const tellsUntil = ({ kind, statement: { text, language } }: Act): boolean =>
  kind === "obstacle" && language === "en" && UNTIL.test(text);

const STILL = /\bstill\b/i;
const UNTIL =
  /\b(?:until|till|before) (?:the |next |this )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|month|january|february|march|april|may|june|july|august|september|october|november|december)/i;
const LONGEST_AGAIN = 6;
