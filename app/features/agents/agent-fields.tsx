import { useState } from "react";
import { Field } from "../../ui/field";
import { initialText, LabelledInput } from "../../ui/labelled-input";
import { Select, Textarea, TextInput } from "../../ui/text-input";
import { AddressText } from "./address-text";
import type { AgentFieldset } from "./agent-fieldset";
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
  const [recipients, setRecipients] = useState(initialText(fields.recipients));
  const odd = oddAddresses(recipients);
  return (
    <>
      <LabelledInput
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
      <Field
        id={fields.recipients.id}
        label="Recipients"
        hint="Addresses that receive summaries, separated by commas."
        errors={fields.recipients.errors}
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              name={fields.recipients.name}
              defaultValue={initialText(fields.recipients)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
              onInput={(event) => setRecipients(event.currentTarget.value)}
            />
            {odd.length > 0 && (
              <p role="status" className="text-small text-warn">
                {`${odd.join(", ")}: saved as typed, but it doesn't look like an address.`}
              </p>
            )}
          </>
        )}
      </Field>
      <Field
        id={fields.description.id}
        label="Context Information"
        hint="Context to help the AI: what the project is, who is who, what matters."
        errors={fields.description.errors}
      >
        {(control) => (
          <Textarea
            {...control}
            name={fields.description.name}
            defaultValue={initialText(fields.description)}
          />
        )}
      </Field>
      <ScheduleFields fields={fields} />
      <Field
        id={fields.status.id}
        label="Status"
        hint="Whether the agent is active and processing emails. An inactive agent keeps its mail and runs no schedule."
        errors={fields.status.errors}
        required
      >
        {(control) => (
          <Select
            {...control}
            name={fields.status.name}
            defaultValue={initialText(fields.status)}
            options={[
              { value: "active", label: "Active" },
              { value: "inactive", label: "Inactive" },
            ]}
            className="sm:max-w-56"
          />
        )}
      </Field>
    </>
  );
}
