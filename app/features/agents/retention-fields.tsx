import { Badge } from "../../ui/badge";
import { Field } from "../../ui/field";
import { type FormField, initialText } from "../../ui/labelled-input";
import { Switch } from "../../ui/switch";
import { TextInput } from "../../ui/text-input";

/** 'Data Retention' (specification, section 2); the switch shows the period by CSS, so it works without a script. */
export function RetentionFields({
  fields,
}: {
  fields: Record<"autoDeleteData" | "retentionDays", FormField>;
}) {
  const { autoDeleteData, retentionDays } = fields;
  return (
    <fieldset className="retention grid gap-4 rounded-control border p-5">
      <legend className="-mx-1.5 px-1.5 text-input font-bold">Data Retention</legend>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* A box that isn't ticked says nothing; this says off. */}
          <input type="hidden" name="autoDeleteData" value="" />
          <Switch
            id={autoDeleteData.id}
            name="autoDeleteData"
            label="Auto-delete processed emails"
            defaultChecked={[autoDeleteData.initialValue].flat().includes("on")}
            describedBy={`${autoDeleteData.id}-help`}
          />
          <span data-when-on="">
            <Badge tone="ok">Enabled</Badge>
          </span>
          <span data-when-off="">
            <Badge>Disabled</Badge>
          </span>
        </div>
        <p id={`${autoDeleteData.id}-help`} className="mt-1 max-w-[60ch] text-small text-ink-3">
          Emails are deleted after they have been processed into digests. Keeping data gives more context.
          Unprocessed emails are never deleted.
        </p>
      </div>
      <div data-when-on="">
        <Field
          id={retentionDays.id}
          label="Retention period (days)"
          hint="From 1 to 90. What a digest quotes stays in the digest."
          errors={retentionDays.errors}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={90}
              name="retentionDays"
              defaultValue={initialText(retentionDays)}
              className="sm:max-w-32"
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
