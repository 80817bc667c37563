import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { DISCARDS, LeaveGuard } from "../../ui/leave-guard";
import { useSubmitting } from "../../ui/use-submitting";
import { AgentFields } from "./agent-fields";
import { type AgentForm, newAgentForm } from "./agent-form";

const rules = () => import("../../domain/agents/agent-schema").then(({ AgentInput }) => AgentInput);

/** 'Create Email Agent' (specification, section 2). Posts the fields of AgentInput to /create-agent. */
export function CreateAgentPage({
  state,
  email,
  timeZone,
  inboundDomain,
}: {
  state: FormState | null | undefined;
  /** The user's own, prefilled as the first recipient. */
  email: string;
  /** The user's IANA zone. */
  timeZone: string;
  /** The host of the agents' addresses. */
  inboundDomain: string;
}) {
  const [form, fields] = useForm<AgentForm, unknown>({
    id: "create-agent",
    defaultValue: newAgentForm({ email, timeZone }),
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const { submitting } = useSubmitting("/create-agent");
  const isIdle = useNavigation().state === "idle";
  const [changed, setChanged] = useState(false);
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-5 text-page tracking-[-0.01em]">Create Email Agent</h1>
      <Form
        method="post"
        action="/create-agent"
        {...getFormProps(form)}
        onInput={() => setChanged(true)}
        className="rounded-card border bg-surface"
      >
        <div className="grid gap-7 p-5 sm:p-7">
          <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
          <FormFailure toast={state?.toast} />
          <AgentFields fields={fields} inboundDomain={inboundDomain} />
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-4 sm:px-7">
          <ButtonLink to="/" state={DISCARDS} variant="ghost">
            Cancel
          </ButtonLink>
          <Button variant="primary" pending={submitting} pendingLabel="Creating...">
            Create Agent
          </Button>
        </div>
      </Form>
      <LeaveGuard when={changed && isIdle} place="form" />
    </div>
  );
}
