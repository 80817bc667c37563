import type { ItemStanding, ItemState } from "../../digest/tracked";
import { PostForm } from "../../ui/post-form";
import { usePostedAnswer } from "../../ui/posted-answer";
import { changeFields, type ItemActing, STATE_WORDS } from "./item-acting";
import { ItemForms } from "./item-forms";

type Task = Pick<ItemStanding, "owner" | "due">;

/**
 * What a person can say of an item, a button each, and for a task who has it and until when; of what is
 * otherwise now than the digest says how it stands, and the way back.
 */
export function ItemActions({
  itemId,
  text,
  told = "open",
  toldTask = null,
  acting,
}: {
  itemId: string;
  text: string;
  /** How the digest says that it stands; only what is otherwise now is said. */
  told?: ItemState;
  /** Who has the task and until when, as the digest says; null for an item that is none. */
  toldTask?: Task | null;
  acting: ItemActing;
}) {
  const now = acting.states[itemId];
  const posted = usePostedAnswer(changeFields(itemId));
  if (now === undefined) return null;
  const undo = (fields: Record<string, string>) => (
    <PostForm
      action={acting.agentPath}
      fields={{ intent: "mark-item", itemId, ...fields }}
      size="sm"
      aria-label={`Undo: ${text}`}
    >
      Undo
    </PostForm>
  );
  if (now.state !== "open") {
    return (
      <div className="no-print mt-1 flex flex-wrap items-center gap-3 text-small text-ink-2">
        {now.state !== told && <span>{STATE_WORDS[now.state]}</span>}
        {undo({ state: "open" })}
      </div>
    );
  }
  const other = toldTask === null ? null : otherNow(toldTask, now);
  const canChange = toldTask === null ? "Close it" : "Close or change it";
  return (
    <>
      {other && (
        <div className="no-print mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
          <span className="min-w-0 [overflow-wrap:anywhere]">{`Now ${other.words}`}</span>
          {undo(other.back)}
        </div>
      )}
      <details className="no-print min-w-0" open={posted !== null}>
        <summary className="opener plain turning">
          <span>
            {told === "open" ? canChange : `Open again; ${canChange.toLowerCase()}`}
            <span className="sr-only">{`: ${text}`}</span>
          </span>
        </summary>
        <ItemForms
          itemId={itemId}
          text={text}
          now={now}
          action={acting.agentPath}
          changes={toldTask !== null}
        />
      </details>
    </>
  );
}

/** What is another than the digest says, in words and as the fields that bring it back. */
function otherNow(
  told: Task,
  now: ItemStanding,
): { words: string; back: { owner?: string; due?: string } } | null {
  const [isOwner, isDue] = [told.owner !== now.owner, told.due !== now.due];
  if (!isOwner && !isDue) return null;
  const words = [
    ...(isOwner ? [now.owner ?? "unassigned"] : []),
    ...(isDue ? [now.timeline ?? "without a date"] : []),
  ];
  const back = {
    ...(isOwner ? { owner: told.owner ?? "" } : {}),
    ...(isDue ? { due: told.due ?? "" } : {}),
  };
  return { words: words.join(", "), back };
}
