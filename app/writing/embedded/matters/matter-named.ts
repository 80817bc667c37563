import type { Statement } from "../statement";
import type { Matter, MatterKind } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { topicOf } from "./topic";

const NAMES_NOTHING =
  /^(?:the |all |both )?(?:it|this|that|them|these|those|everything|everyone|everybody|things?|stuff|rest|one|ones|nothing|anything|something|he|she|they|we|you|I|who|what|there)$/i;

/** Who may speak of a task of another thread beside who has it and who asked for it, and how much of the words is the matter's. */
interface Naming {
  /** Whoever is said to have it. */
  owner?: string | null;
  anybody?: boolean;
  share?: number;
}

/**
 * The one open matter of a kind that these words name best, told of before this mail: of its thread, else of any. Of another thread's
 * task speaks only who has it, who asked for it, or who says by name whose it is; of what was in the way or decided anybody. Null
 * for none and for several.
 */
export function matterNamed(
  kind: MatterKind,
  words: string,
  { unit, speaker }: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
  { owner = null, anybody = kind !== "action", share = 1 }: Naming = {},
): Matter | null {
  if (NAMES_NOTHING.test(words)) return null;
  const topic = topicOf(words.replace(/^(?:that|this|both|all) /i, ""));
  if (topic.about.length === 0) return null;
  /** How much of the words is the matter's. */
  const shareOf = (matter: Matter): number => {
    const first = matter.acts[0]?.statement;
    if (matter.kind !== kind || first?.unit === unit) return 0;
    // What is in the way is named by all of its sentence: "the tour is not covered".
    const known = kind === "blocker" && first ? topicOf(first.text).stems : matter.topic.stems;
    const shared = topic.about.filter((stem) => known.has(stem) || matter.topic.stems.has(stem)).length;
    return shared / topic.about.length;
  };
  const mayTell = (matter: Matter): boolean =>
    anybody ||
    sameOwner(matter.owner, speaker) ||
    sameOwner(matter.owner, owner) ||
    matter.acts.some(({ statement }) => statement.speaker === speaker);
  const isHere = (matter: Matter): boolean => thread !== "" && matter.thread === thread;
  const near = index.near(topic, thread, -1);
  const found = [...new Set(kind === "blocker" ? [...near, ...index.troubles(topic)] : near)]
    .map((matter) => ({ matter, named: shareOf(matter), isHere: isHere(matter) }))
    .filter(({ matter, named, isHere }) => named > 0 && named >= share && (isHere || mayTell(matter)));
  const best = Math.max(...found.map(({ named }) => named));
  const likeliest = found.filter(({ named }) => named === best);
  const here = likeliest.filter(({ isHere }) => isHere);
  const [only, ...others] = here.length > 0 ? here : likeliest;
  return only && others.length === 0 ? only.matter : null;
}
