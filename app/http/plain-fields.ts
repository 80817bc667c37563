/**
 * A form's fields without those whose name is a path or a command to the form library. None of ours is, and
 * `email[99999999]=a` would be taken for a list of a hundred million, which the answer repeats to its sender.
 */
export function plainFields(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form) if (/^[a-z][a-z0-9-]*$/i.test(name)) plain.append(name, value);
  return plain;
}
