import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { CHECKS, type Check, type CheckName, type CheckState } from "../../domain/setup/check";
import type { SetupSecret } from "../../domain/setup/setup-secret";
import { Badge, type Tone } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";
import { PlainFrame } from "../marketing/plain-frame";

const rules = () => import("../../domain/setup/setup-secret").then(({ SetupSecret }) => SetupSecret);

const STATES: Record<CheckState, { tone: Tone; words: string }> = {
  ok: { tone: "ok", words: "Works" },
  do: { tone: "danger", words: "To do" },
  wait: { tone: "info", words: "Waiting" },
  off: { tone: "neutral", words: "Not used" },
};

const ABOUT: Record<CheckName, string> = {
  address: "Links in mail lead here.",
  database: "Every migration is there.",
  files: "A file is written, read and deleted.",
  queues: "A message goes out and comes back.",
  clock: "It ticks each minute.",
  mailOut: "A mail is handed over.",
  mailIn: "That mail comes in.",
  spf: "Who may send for the domain.",
  dkim: "The key that mail is signed with.",
  dmarc: "What becomes of forged mail.",
  writer: "It writes a line of a sample mail.",
  payments: "The provider takes the keys.",
};

/** For whoever runs this deployment: what works, and of the rest the one thing to do. */
export function SetupPage({
  isOpen,
  answer,
}: {
  isOpen: boolean;
  answer: (FormState & { checks?: Check[] }) | null | undefined;
}) {
  return (
    <PlainFrame width="max-w-2xl">
      <h1 className="text-page tracking-[-0.01em]">Setup</h1>
      {isOpen ? <Checks checks={answer?.checks ?? null} /> : <SecretForm state={answer} />}
    </PlainFrame>
  );
}

function SecretForm({ state }: { state: FormState | null | undefined }) {
  const [form, { secret }] = useForm<SetupSecret>({
    id: "setup",
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const { submitting } = useSubmitting("/setup");
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-prose text-ink-2">
        For whoever runs this deployment: it checks mail, database and the rest, one by one.
      </p>
      <Form
        method="post"
        action="/setup"
        {...getFormProps(form)}
        className="mt-7 grid gap-5 rounded-card border bg-surface p-5 sm:p-7"
      >
        <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
        <FormFailure toast={state?.toast} />
        <InputField
          field={secret}
          label="Secret"
          hint="SETUP_SECRET in this deployment's settings. It opens this page for an hour, in this browser."
          type="password"
          autoComplete="off"
          required
          readOnly={submitting}
        />
        <div>
          <Button variant="primary" pending={submitting} pendingLabel="Opening...">
            Open
          </Button>
        </div>
      </Form>
    </>
  );
}

function Checks({ checks }: { checks: Check[] | null }) {
  const { submitting } = useSubmitting("/setup");
  const names = Object.keys(CHECKS) as CheckName[];
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-prose text-ink-2">
        A mail goes out and comes back, a message goes through each queue: it takes up to half a minute.
      </p>
      <Form method="post" action="/setup" className="mt-5">
        <input type="hidden" name="intent" value="check" />
        <Button variant="primary" pending={submitting} pendingLabel="Checking...">
          {checks === null ? "Check everything" : "Check again"}
        </Button>
      </Form>
      {checks !== null && (
        <div className="mt-5">
          <Summary checks={checks} />
        </div>
      )}
      <ul className="mt-5 divide-y rounded-card border bg-surface">
        {checks === null
          ? names.map((name) => (
              <li key={name} className="flex flex-wrap gap-x-3 gap-y-1 px-4 py-3 sm:px-5">
                <h2 className="w-24 shrink-0 text-base font-bold">{CHECKS[name]}</h2>
                <p className="text-prose text-ink-2">{ABOUT[name]}</p>
              </li>
            ))
          : checks.map((check) => <Row key={check.name} check={check} />)}
      </ul>
    </>
  );
}

function Summary({ checks }: { checks: Check[] }) {
  const open = checks.filter(({ state }) => state === "do").length;
  const waits = checks.some(({ state }) => state === "wait");
  if (open > 0) {
    return <Banner tone="warn" live title={open === 1 ? "One thing to do." : `${open} things to do.`} />;
  }
  return waits ? (
    <Banner tone="info" live title="One answer is still on its way." />
  ) : (
    <Banner tone="ok" live title="Everything that is used here works." />
  );
}

function Row({ check: { name, state, found, todo } }: { check: Check }) {
  const { tone, words } = STATES[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:px-5">
      <h2 className="text-base font-bold">{CHECKS[name]}</h2>
      <div className="order-last col-span-2 min-w-0 sm:order-none sm:col-span-1">
        <p className="text-prose wrap-anywhere text-ink-2">{found}</p>
        {todo && <p className="mt-1 text-prose font-medium wrap-anywhere">{todo}</p>}
      </div>
      <div>
        <Badge tone={tone} dot={state !== "off"}>
          {words}
        </Badge>
      </div>
    </li>
  );
}
