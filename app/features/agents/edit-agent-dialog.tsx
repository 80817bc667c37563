import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { ErrorSummary } from "../../ui/form/error-summary";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { DISCARDS, LeaveGuard } from "../../ui/leave-guard";
import { AgentFields } from "./agent-fields";
import { type AgentForm, agentForm } from "./agent-form";
import { RetentionFields } from "./retention-fields";

const rules = () => import("../../domain/agents/agent-schema").then(({ AgentChanges }) => AgentChanges);

/** On a phone only the second is shown. */
const OPENERS = ["edit-agent-button", "edit-agent-tool"];

/** 'Edit Email Agent' at ?dialog=edit of the agent (specification, section 2). Posts the intent `update` there. */
export function EditAgentDialog({
  agent,
  state,
}: {
  agent: AgentDetailView;
  state: FormState | null | undefined;
}) {
  const path = `/agents/${agent.id}`;
  const [form, fields] = useForm<AgentForm, unknown>({
    id: "edit-agent-form",
    defaultValue: agentForm(agent),
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const { formData, state: movement } = useNavigation();
  const [changed, setChanged] = useState(false);
  return (
    <Dialog
      id="edit-agent"
      kind="modal"
      title="Edit Email Agent"
      closeTo={path}
      returnFocusId={OPENERS}
      over
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={path} state={DISCARDS} preventScrollReset variant="ghost">
            Cancel
          </ButtonLink>
          <Button
            form={form.id}
            variant="primary"
            pending={formData?.get("intent") === "update"}
            pendingLabel="Updating..."
          >
            Update Agent
          </Button>
        </div>
      }
    >
      <Form
        method="post"
        action={`${path}?dialog=edit`}
        preventScrollReset
        {...getFormProps(form)}
        onInput={() => setChanged(true)}
        className="grid gap-7"
      >
        <input type="hidden" name="intent" value="update" />
        <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
        <FormFailure toast={state?.toast} />
        <AgentFields fields={fields} />
        <RetentionFields fields={fields} />
      </Form>
      <LeaveGuard when={changed && movement === "idle"} place="form" />
    </Dialog>
  );
}
