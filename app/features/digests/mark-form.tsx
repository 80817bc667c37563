import { Button } from "../../ui/button";
import { usePost } from "../../ui/use-post";

const MARKS = [
  { state: "done", label: "Done" },
  { state: "wrong", label: "Wrong" },
  { state: "not-ours", label: "Not ours" },
] as const;

/**
 * What can be said of an open item, a button each. They are one form, whose button is what it says: a digest has some
 * thirty items, and three forms for each were a fifth of the page.
 */
export function MarkForm({ itemId, text, action }: { itemId: string; text: string; action: string }) {
  const { Form, onForm, isPending, sent } = usePost();
  const pressed = sent?.get("state");
  return (
    <Form {...onForm} action={action} className="mt-1 mb-2 flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="mark-item" />
      <input type="hidden" name="itemId" value={itemId} />
      {MARKS.map(({ state, label }) => (
        <Button
          key={state}
          name="state"
          value={state}
          size="sm"
          pending={isPending && pressed === state}
          aria-disabled={isPending || undefined}
          aria-label={`${label}: ${text}`}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
