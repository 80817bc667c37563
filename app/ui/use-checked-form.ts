import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "./error-summary";
import type { FormProblems } from "./form-problems";
import { type FormState, fieldProblems } from "./form-state";

/** What a control needs of its field. */
export interface CheckedField {
  id: string;
  name: string;
  errors: string[] | undefined;
  /** What was typed in a try that failed, else the default. */
  initialValue: unknown;
}

type Check = (form: FormData) => FormProblems;

/**
 * A form whose rules are fetched once it is on screen, so that pages which only may open it don't carry them. It
 * checks on submit, then again on change (specification, section 5); until the rules are there, and without a script,
 * the server's answer says the same. `load` must be the same function on every render.
 */
export function useCheckedForm<Name extends string>({
  id,
  names,
  defaults,
  state,
  load,
}: {
  id: string;
  /** In the order of the form. */
  names: readonly Name[];
  defaults: Record<Name, unknown>;
  state: FormState | null | undefined;
  load: () => Promise<Check>;
}): {
  fields: Record<Name, CheckedField>;
  problems: FieldProblem[];
  form: {
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
} {
  const check = useRef<Check | null>(null);
  const [own, setOwn] = useState<FormProblems | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => {
        check.current = loaded;
      },
      // The server checks in any case.
      () => {},
    );
  }, [load]);
  const reply = state?.reply;
  const [answered, setAnswered] = useState(reply);
  if (answered !== reply) {
    setAnswered(reply);
    setOwn(null);
  }
  const said = own ?? reply?.error ?? {};
  const typed = reply?.initialValue;
  const entries = names.map((name): [Name, CheckedField] => [
    name,
    {
      id: `${id}-${name}`,
      name,
      errors: said[name] ?? undefined,
      initialValue: typed ? (typed[name] ?? "") : defaults[name],
    },
  ]);
  return {
    fields: Object.fromEntries(entries) as Record<Name, CheckedField>,
    problems: fieldProblems(entries.map(([, field]) => field)),
    form: {
      noValidate: true,
      onSubmit(event) {
        if (!check.current) return;
        const found = check.current(new FormData(event.currentTarget));
        setOwn(found);
        if (Object.keys(found).length > 0) event.preventDefault();
      },
      onInput(event) {
        if (check.current && Object.keys(said).length > 0)
          setOwn(check.current(new FormData(event.currentTarget)));
      },
    },
  };
}
