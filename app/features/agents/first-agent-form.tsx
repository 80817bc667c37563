import { Form, Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/text-input";
import { useSubmitting } from "../../ui/use-submitting";
import { newAgentForm } from "./agent-form";

/**
 * A first agent by its title alone, on the empty dashboard: all else is as the form of a new agent proposes it. What is
 * wrong with the title is said by that form, which its post ends on.
 */
export function FirstAgentForm({ user }: { user: { email: string; timeZone: string } }) {
  const { submitting } = useSubmitting("/create-agent");
  const proposed = Object.entries(newAgentForm(user)).flatMap(([name, value]) =>
    [value].flat().map((each) => ({ name, value: String(each) })),
  );
  return (
    <>
      <Form method="post" action="/create-agent" className="flex flex-wrap items-end justify-center gap-2">
        {proposed.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid min-w-[min(100%,16rem)] flex-auto gap-1.5 text-left">
          <label htmlFor="first-title" className="w-fit font-medium">
            Title
          </label>
          <TextInput
            id="first-title"
            name="title"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            aria-describedby="first-title-hint"
          />
        </div>
        <Button
          variant="primary"
          pending={submitting}
          pendingLabel="Creating..."
          className="control-input flex-auto sm:flex-none"
        >
          Create Agent
        </Button>
      </Form>
      <p id="first-title-hint" className="mt-3 text-small text-ink-3">
        The project or the client. Its digests go to you; change that whenever you like.
      </p>
      <p className="mt-5 text-small text-ink-2">
        <Link to="/create-agent" className="link inline-block py-1">
          Create New Agent
        </Link>
        {" with a schedule, recipients and context"}
      </p>
    </>
  );
}
