import { useState } from "react";
import { InputField } from "../../ui/form/input-field";
import { SelectField } from "../../ui/form/select-field";
import { TextareaField } from "../../ui/form/textarea-field";
import { AddressText } from "./address-text";
import type { AgentFieldset } from "./agent-form";
import { ScheduleFields } from "./schedule-fields";

/** The entries that don't look like addresses; they are saved as typed all the same (specification, section 5). */
function oddAddresses(recipients: string): string[] {
  return recipients
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entry));
}

/** The fields that creating and editing share. */
export function AgentFields({ fields, inboundDomain }: { fields: AgentFieldset; inboundDomain?: string }) {
  const [recipients, setRecipients] = useState(fields.recipients.defaultValue ?? "");
  const odd = oddAddresses(recipients);
  return (
    <>
      <InputField
        field={fields.title}
        label="Title"
        hint="A descriptive name, such as the project or the client."
        maxLength={200}
        autoComplete="off"
        required
      />
      {inboundDomain && (
        <p className="border-l-[3px] border-l-line pl-4 text-small text-ink-2">
          {"The email address is generated when the agent is created: its title and six digits, such as "}
          <code className="font-mono [overflow-wrap:anywhere]">
            <AddressText address={`paymentsRollout482913@${inboundDomain}`} />
          </code>
          .
        </p>
      )}
      <InputField
        field={fields.recipients}
        label="Recipients"
        hint="Addresses that receive summaries, separated by commas."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        onInput={(event) => setRecipients(event.currentTarget.value)}
      >
        {odd.length > 0 && (
          <p role="status" className="text-small text-warn">
            {`${odd.join(", ")}: saved as typed, but it doesn't look like an address.`}
          </p>
        )}
      </InputField>
      <TextareaField
        field={fields.description}
        label="Context Information"
        hint="Context to help the AI: what the project is, who is who, what matters."
      />
      <ScheduleFields fields={fields} />
      <SelectField
        field={fields.status}
        label="Status"
        hint="Whether the agent is active and processing emails. An inactive agent keeps its mail and runs no schedule."
        options={[
          { value: "active", label: "Active" },
          { value: "inactive", label: "Inactive" },
        ]}
        required
      />
      <TextareaField
        field={fields.allowedSenders}
        label="Who may write"
        hint="Addresses and domains, separated by commas, such as ana@team.example, team.example. Empty: anyone. Mail from others waits in quarantine for you."
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
