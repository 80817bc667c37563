import { type InputHTMLAttributes, useState } from "react";
import { TextInput } from "./text-input";
import { useHydrated } from "./use-hydrated";

/** A password field; with a script it can be shown. */
export function PasswordInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, "type">) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? "text" : "password"}
        className="pr-20"
        spellCheck={false}
        autoCapitalize="none"
      />
      {hydrated && (
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 min-w-14 rounded-chip px-2 text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {shown ? "Hide" : "Show"}
        </button>
      )}
    </div>
  );
}
