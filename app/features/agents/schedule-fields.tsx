import { WEEKDAYS } from "../../domain/agents/weekdays";
import { Field } from "../../ui/field";
import { initialText } from "../../ui/labelled-input";
import { Select, TextInput } from "../../ui/text-input";
import type { AgentFieldset } from "./agent-fieldset";
import { ZoneField } from "./zone-field";

/** Monday first: a week of work starts there. The values are Sunday=0 to Saturday=6. */
const weekInOrder = [1, 2, 3, 4, 5, 6, 0];

/** Frequency and what goes with it; CSS hides what the frequency doesn't need, so it works without a script. */
export function ScheduleFields({ fields }: { fields: AgentFieldset }) {
  const days = fields.scheduleDays.initialValue;
  const chosen = new Set(Array.isArray(days) ? days : [days]);
  return (
    <div className="schedule grid gap-5">
      <Field
        id={fields.frequency.id}
        label="Frequency"
        hint="When to generate summaries"
        errors={fields.frequency.errors}
        required
      >
        {(control) => (
          <Select
            {...control}
            name="frequency"
            defaultValue={initialText(fields.frequency)}
            options={[
              { value: "manual", label: "Manual only" },
              { value: "daily", label: "Daily" },
              { value: "weekly", label: "Weekly" },
              { value: "custom", label: "Custom" },
            ]}
            className="sm:max-w-56"
          />
        )}
      </Field>
      <div data-schedule="weekly">
        <Field id={fields.scheduleDay.id} label="Day of Week" errors={fields.scheduleDay.errors} required>
          {(control) => (
            <Select
              {...control}
              name={fields.scheduleDay.name}
              defaultValue={initialText(fields.scheduleDay)}
              options={WEEKDAYS.map((name, day) => ({ value: String(day), label: name }))}
              className="sm:max-w-56"
            />
          )}
        </Field>
      </div>
      <fieldset data-schedule="custom">
        <legend className="mb-1.5 font-medium">Days</legend>
        {/* With no day ticked the form says so instead of nothing. */}
        <input type="hidden" name={fields.scheduleDays.name} value="" />
        <div id={fields.scheduleDays.id} className="flex flex-wrap gap-1.5">
          {weekInOrder.map((day) => (
            <label
              key={day}
              className="control inline-flex items-center rounded-control border border-line-strong bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                name={fields.scheduleDays.name}
                value={day}
                defaultChecked={chosen.has(String(day))}
                className="mr-2 size-4 accent-accent"
              />
              {WEEKDAYS[day]?.slice(0, 3)}
              <span className="sr-only">{WEEKDAYS[day]?.slice(3)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div data-schedule="time" className="grid gap-5 sm:grid-cols-2">
        <Field id={fields.scheduleTime.id} label="Time" errors={fields.scheduleTime.errors} required>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              name={fields.scheduleTime.name}
              defaultValue={initialText(fields.scheduleTime)}
            />
          )}
        </Field>
        <ZoneField field={fields.timeZone} />
      </div>
    </div>
  );
}
