import { Badge } from "../../ui/badge";
import { InputField } from "../../ui/form/input-field";
import { Switch } from "../../ui/switch";
import type { AgentFieldset } from "./agent-form";

/** 'Data Retention' (specification, section 2); the switch shows the period by CSS, so it works without a script. */
export function RetentionFields({ fields: { autoDeleteData, retentionDays } }: { fields: AgentFieldset }) {
  return (
    <fieldset className="retention grid gap-4 rounded-control border p-5">
      <legend className="-mx-1.5 px-1.5 text-input font-bold">Data Retention</legend>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* A box that isn't ticked says nothing; this says off. */}
          <input type="hidden" name={autoDeleteData.name} value="" />
          <Switch
            id={autoDeleteData.id}
            name={autoDeleteData.name}
            label="Auto-delete processed emails"
            defaultChecked={[autoDeleteData.initialValue].flat().includes("on")}
            describedBy={autoDeleteData.descriptionId}
          />
          <span data-when-on="">
            <Badge tone="ok">Enabled</Badge>
          </span>
          <span data-when-off="">
            <Badge>Disabled</Badge>
          </span>
        </div>
        <p id={autoDeleteData.descriptionId} className="mt-1 max-w-[60ch] text-small text-ink-3">
          Emails are deleted after they have been processed into digests. Keeping data gives more context.
          Unprocessed emails are never deleted.
        </p>
      </div>
      <div data-when-on="">
        <InputField
          field={retentionDays}
          label="Retention period (days)"
          hint="From 1 to 90. What a digest quotes stays in the digest."
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          className="sm:max-w-32"
          required
        />
      </div>
    </fieldset>
  );
}
