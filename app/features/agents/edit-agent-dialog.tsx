import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";

import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import { Button, ButtonLink } from "../../ui/button";

import { Dialog } from "../../ui/dialog";
import { ErrorSummary } from "../../ui/error-summary";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { DISCARDS, LeaveGuard } from "../../ui/leave-guard";
import { useCheckedForm } from "../../ui/use-checked-form";
import { AgentFields } from "./agent-fields";
import { RetentionFields } from "./retention-fields";

const names = [
  "title",
  "recipients",
  "description",
  "frequency",
  "scheduleDay",
  "scheduleDays",
  "scheduleTime",
  "timeZone",
  "status",
  "autoDeleteData",
  "retentionDays",
] as const;
const load = () => import("./check-agent").then((module) => module.checkAgent);

const WORKDAYS = ["1", "2", "3", "4", "5"];

/** 'Edit Email Agent' at ?dialog=edit of the agent (specification, section 2). Posts the intent `update` there. */
export function EditAgentDialog({
  agent,
  state,
}: {
  agent: AgentDetailView;
  state: FormState | null | undefined;
}) {
  const path = `/agents/${agent.id}`;
  const action = `${path}?dialog=edit`;
  const { fields, problems, form } = useCheckedForm({
    id: "agent-field",
    names,
    defaults: {
      title: agent.title,
      recipients: agent.recipients.map((recipient) => recipient.email).join(", "),
      description: agent.description,
      frequency: agent.frequency,
      scheduleDay: String(agent.scheduleDay ?? 1),
      scheduleDays: agent.scheduleDays.length > 0 ? agent.scheduleDays.map(String) : WORKDAYS,
      scheduleTime: agent.scheduleTime ?? "09:00",
      timeZone: agent.timeZone,
      status: agent.status,
      autoDeleteData: agent.autoDeleteData ? "on" : "",
      retentionDays: String(agent.retentionDays),
    },
    state,
    load,
  });
  const { formData, state: movement } = useNavigation();
  const [changed, setChanged] = useState(false);
  return (
    <Dialog
      id="edit-agent"
      kind="modal"
      title="Edit Email Agent"
      closeTo={path}
      returnFocusId="edit-agent-button"
      over
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={path} state={DISCARDS} preventScrollReset variant="ghost">
            Cancel
          </ButtonLink>
          <Button
            form="edit-agent-form"
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
        id="edit-agent-form"
        method="post"
        action={action}
        preventScrollReset
        {...form}
        onInput={(event) => {
          setChanged(true);
          form.onInput(event);
        }}
        className="grid gap-7"
      >
        <input type="hidden" name="intent" value="update" />
        <ErrorSummary problems={problems} />
        <FormFailure toast={state?.toast} />
        <AgentFields fields={fields} />
        <RetentionFields fields={fields} />
      </Form>
      <LeaveGuard when={changed && movement === "idle"} place="form" />
    </Dialog>
  );
}
