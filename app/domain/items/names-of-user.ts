/** What mails may call a user, in small letters: the name, its first word, and the same of the address. */
export function namesOfUser({ email, displayName }: { email: string; displayName: string | null }): string[] {
  const called = [displayName ?? "", (email.split("@")[0] ?? "").replace(/[._+-]+/g, " ")];
  const names = called
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "")
    .flatMap((name) => [name, name.split(/\s+/)[0] ?? name]);
  return [...new Set([...names, email.toLowerCase()])];
}
