import type { ReactNode } from "react";

/** On or off: a checkbox that says so to everyone, and is sent as "on" when it is. */
export function Switch({
  id,
  name,
  label,
  defaultChecked,
  describedBy,
}: {
  id: string;
  name: string;
  label: ReactNode;
  defaultChecked?: boolean;
  describedBy?: string;
}) {
  return (
    <label htmlFor={id} className="control inline-flex items-center gap-3 font-medium">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state
        role="switch"
        name={name}
        defaultChecked={defaultChecked}
        aria-describedby={describedBy}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="switch-track relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-[120ms] peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus motion-reduce:transition-none peer-checked:[&>.switch-thumb]:translate-x-4 peer-checked:[&>.switch-thumb]:bg-on-accent"
      >
        <span className="switch-thumb absolute top-[3px] left-[3px] size-4 rounded-full bg-line-strong transition-transform duration-[120ms] motion-reduce:transition-none" />
      </span>
      {label}
    </label>
  );
}
