import type { Act } from "../act";
import type { Scene } from "./scene";

/** "Once I have them they go to the binder on Friday." */
const ONCE_MINE =
  /^(?:once|when|as soon as|after) I(?:['’]ve| have)?(?: got| had| received)? ([^,;]{2,40}?),? (?:they|it|those|that|these)(?:['’]ll| will)? (?:go(?:es)?|(?:is|are|gets?) sent)(?: out| off| on| over| back| straight)? (to .{3,80})$/iu;

/** What the speaker passes on as soon as it is there, said of the thing; null for all other sentences. */
export function passedOn(scene: Scene): Act | null {
  const { speaker, assignee } = scene.statement;
  if (speaker === null || assignee !== null) return null;
  const [, thing, where] = ONCE_MINE.exec(scene.plain.replace(/[.!\s]+$/, "")) ?? [];
  if (!thing || !where) return null;
  const line = /^(?:it|them|those|that|these)$/i.test(thing) ? `go ${where}` : `${thing} ${where}`;
  return scene.made("commitment", speaker, 0.92, line);
}
