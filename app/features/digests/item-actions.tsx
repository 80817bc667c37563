import ChevronRight from "lucide-react/icons/chevron-right";
import type { ItemState } from "../../digest/tracked";
import { PostForm } from "../../ui/post-form";
import { type ItemActing, STATE_WORDS } from "./item-acting";

const MARKS = [
  { state: "done", label: "Done" },
  { state: "wrong", label: "Wrong" },
  { state: "not-ours", label: "Not ours" },
] as const;

/** What a person can say of an item: forms of one button each; of one that is closed how it stands, and the way back. */
export function ItemActions({
  itemId,
  text,
  told = "open",
  acting,
}: {
  itemId: string;
  text: string;
  /** How the digest says that it stands; only what is otherwise now is said. */
  told?: ItemState;
  acting: ItemActing;
}) {
  const state = acting.states[itemId];
  if (state === undefined) return null;
  const form = (mark: string, label: string) => (
    <PostForm
      key={mark}
      action={acting.agentPath}
      fields={{ intent: "mark-item", itemId, state: mark }}
      size="sm"
      aria-label={`${label}: ${text}`}
    >
      {label}
    </PostForm>
  );
  if (state !== "open") {
    return (
      <div className="no-print mt-1 flex flex-wrap items-center gap-3 text-small text-ink-2">
        {state !== told && <span>{STATE_WORDS[state]}</span>}
        {form("open", "Undo")}
      </div>
    );
  }
  return (
    <details className="no-print min-w-0">
      <summary className="plain inline-flex items-center gap-1 rounded-chip py-1 pr-2 text-small text-ink-3 hover:text-accent">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="turns-quarter shrink-0 transition-transform duration-[120ms] motion-reduce:transition-none"
        />
        <span>
          {told === "open" ? "Close it" : "Open again; close it"}
          <span className="sr-only">{`: ${text}`}</span>
        </span>
      </summary>
      <div className="mt-1 mb-2 flex flex-wrap gap-2">
        {MARKS.map(({ state: mark, label }) => form(mark, label))}
      </div>
    </details>
  );
}
