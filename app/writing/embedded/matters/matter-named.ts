import type { Statement } from "../statement";
import type { Matter, MatterKind } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { topicOf } from "./topic";

const NAMES_NOTHING =
  /^(?:the |all |both )?(?:it|this|that|them|these|those|everything|everyone|everybody|things?|stuff|rest|one|ones|nothing|anything|something|he|she|they|we|you|I|who|what|there)$/i;

/**
 * The one open matter of a kind that these words name, told of before this mail: of its thread, else of any. Of another thread's
 * task speaks only who has it, or who asked for it; of what was in the way or decided anybody. Null for none and for several. `share`: how
 * much of what the words are about is the matter's.
 */
export function matterNamed(
  kind: MatterKind,
  words: string,
  { unit, speaker }: Statement,
  { index, thread }: { index: MatterIndex; thread: string },
  share = 1,
): Matter | null {
  if (NAMES_NOTHING.test(words)) return null;
  const topic = topicOf(
    words.replace(/^(?:the|your|our|my|his|her|their|that|this|those|these|both|all) /i, ""),
  );
  if (topic.about.length === 0) return null;
  const fits = (matter: Matter): boolean => {
    const first = matter.acts[0]?.statement;
    if (matter.kind !== kind || first?.unit === unit) return false;
    // What is in the way is named by all of its sentence: "the tour is not covered".
    const known = kind === "blocker" && first ? topicOf(first.text).stems : matter.topic.stems;
    const shared = topic.about.filter((stem) => known.has(stem) || matter.topic.stems.has(stem)).length;
    return shared / topic.about.length >= share;
  };
  const inThread = index.inThread(thread).filter(fits);
  if (inThread.length > 0) return inThread.length === 1 ? (inThread[0] ?? null) : null;
  const anywhere = index
    .near(topic, "", -1)
    .filter(
      (matter) =>
        fits(matter) &&
        (kind !== "action" ||
          sameOwner(matter.owner, speaker) ||
          matter.acts.some(({ statement }) => statement.speaker === speaker)),
    );
  return anywhere.length === 1 ? (anywhere[0] ?? null) : null;
}
