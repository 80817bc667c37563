import { useEffect, useState } from "react";
import { Field } from "../../ui/field";
import { type FormField, initialText } from "../../ui/labelled-input";
import { TextInput } from "../../ui/text-input";

/** The zone of the schedule; the browser's own list of zones helps once there is a script. */
export function ZoneField({ field }: { field: FormField }) {
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  return (
    <Field id={field.id} label="Time Zone" errors={field.errors} required>
      {(control) => (
        <>
          <TextInput
            {...control}
            name={field.name}
            defaultValue={initialText(field)}
            list="time-zones"
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id="time-zones">
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
