import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { WEEKDAYS } from "../../domain/agents/schedule-words";
import { InputField } from "../../ui/form/input-field";
import { SelectField } from "../../ui/form/select-field";
import type { AgentFieldset } from "./agent-form";
import { ZoneField } from "./zone-field";

/** Monday first: a week of work starts there. The values are Sunday=0 to Saturday=6. */
const WEEK = ["1", "2", "3", "4", "5", "6", "0"];

/** Frequency and what goes with it; CSS hides what the frequency doesn't need, so it works without a script. */
export function ScheduleFields({ fields }: { fields: AgentFieldset }) {
  return (
    <div className="schedule grid gap-5">
      <SelectField
        field={fields.frequency}
        label="Frequency"
        hint="When to generate summaries"
        options={[
          { value: "manual", label: "Manual only" },
          { value: "daily", label: "Daily" },
          { value: "weekly", label: "Weekly" },
          { value: "custom", label: "Custom" },
        ]}
        required
      />
      <div data-schedule="weekly">
        <SelectField
          field={fields.scheduleDay}
          label="Day of Week"
          options={WEEKDAYS.map((name, day) => ({ value: String(day), label: name }))}
          required
        />
      </div>
      <DayBoxes field={fields.scheduleDays} />
      <div data-schedule="time" className="grid items-start gap-5 sm:grid-cols-2">
        <InputField field={fields.scheduleTime} label="Time" type="time" required />
        <ZoneField field={fields.timeZone} />
      </div>
    </div>
  );
}

function DayBoxes({ field }: { field: FieldMetadata }) {
  return (
    <fieldset data-schedule="custom">
      <legend className="mb-1.5 font-medium">Days</legend>
      {/* With no day ticked the form says so instead of nothing. */}
      <input type="hidden" name={field.name} value="" />
      <div id={field.id} className="flex flex-wrap gap-1.5">
        {getCollectionProps(field, { type: "checkbox", options: WEEK }).map(({ key, ...box }) => (
          <label
            key={key}
            className="control inline-flex items-center rounded-control border border-line-strong bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input {...box} className="mr-2 size-4 accent-accent" />
            {WEEKDAYS[Number(box.value)]?.slice(0, 3)}
            <span className="sr-only">{WEEKDAYS[Number(box.value)]?.slice(3)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
