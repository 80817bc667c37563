/** Why somebody who came to `returnTo` is asked to sign in; null for who came to sign in. */
export function reasonToSignIn(returnTo: string | undefined): string | null {
  if (returnTo === undefined || returnTo === "/") return null;
  return /^\/agents\/[^/]+\/emails\//.test(returnTo)
    ? "Sign in to see this mail: mails are shown only to the person whose agent received them."
    : "Sign in to see this page: it is shown only to the person whose account it is in.";
}
