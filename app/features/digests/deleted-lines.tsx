import type { DigestView } from "../../digest/digest-view";
import { PostForm } from "../../ui/post-form";
import { type ItemActing, STATE_WORDS } from "./item-acting";

const ANSWERS = [
  { label: "Wrong", state: "wrong" },
  { label: "Done", state: "done" },
] as const;

/**
 * Asks about each line that a person deleted whether it was wrong, is done, or is missing only from this digest, as it
 * is while nobody answers.
 */
export function DeletedLines({
  digestId,
  lines,
  acting,
}: {
  digestId: string;
  /** Those whose item is still known; one at least. */
  lines: DigestView["removed"];
  acting: ItemActing;
}) {
  return (
    <section
      aria-labelledby="deleted-lines"
      className="no-print mb-6 border-l-[3px] border-l-info bg-info-soft px-3 py-3"
    >
      <h3 id="deleted-lines" className="font-bold">
        {lines.length === 1 ? "A deleted line" : "Deleted lines"}
      </h3>
      <p className="max-w-[64ch] text-small text-ink-2">
        Wrong, done, or only from this digest? Until you say so, only from this digest: the next one has it
        again.
      </p>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {lines.map(({ itemId, text }) => {
          const state = acting.states[itemId]?.state ?? "open";
          const fields = { intent: "mark-item", itemId };
          return (
            <li key={itemId}>
              <p className="text-prose font-medium [overflow-wrap:anywhere]">{text}</p>
              <div className="mt-1 flex flex-wrap items-center gap-2">
                {state === "open" ? (
                  ANSWERS.map(({ label, state: mark }) => (
                    <PostForm
                      key={mark}
                      action={acting.agentPath}
                      fields={{ ...fields, state: mark }}
                      size="sm"
                      aria-label={`${label}: ${text}`}
                    >
                      {label}
                    </PostForm>
                  ))
                ) : (
                  <>
                    <span className="text-small text-ink-2">{STATE_WORDS[state]}</span>
                    <PostForm
                      action={acting.agentPath}
                      fields={{ ...fields, state: "open" }}
                      size="sm"
                      aria-label={`Undo: ${text}`}
                    >
                      Undo
                    </PostForm>
                  </>
                )}
                <PostForm
                  action={acting.agentPath}
                  fields={{ intent: "leave-out-line", summaryId: digestId, itemId }}
                  size="sm"
                  aria-label={`${state === "open" ? "Only from this digest" : "Hide"}: ${text}`}
                >
                  {state === "open" ? "Only from this digest" : "Hide"}
                </PostForm>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
