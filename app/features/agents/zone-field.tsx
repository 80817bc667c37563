import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { InputField } from "../../ui/form/input-field";

/** The zone of the schedule; the browser's own list of zones helps once there is a script. */
export function ZoneField({ field }: { field: FieldMetadata }) {
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  return (
    <InputField
      field={field}
      label="Time Zone"
      list="time-zones"
      autoComplete="off"
      spellCheck={false}
      required
    >
      <datalist id="time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </InputField>
  );
}
