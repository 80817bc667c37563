import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { Registration, SignIn } from "../domain/accounts/account-schema";
import { deviceOf } from "../domain/accounts/device-of";
import { register } from "../domain/accounts/register.server";
import { closeSession, openSession } from "../domain/accounts/sessions.server";
import { signIn } from "../domain/accounts/sign-in.server";
import type { Caller } from "./operation";
import { readSessionToken, sessionCookie } from "./session";

/**
 * Signs somebody in or registers them through remix-auth's form strategy, opens a session and puts its cookie on
 * the answer. A new token each time, and the session that the browser had is over (ASVS 7.2.4). Returns the user's id.
 * Throws what `signIn` and `register` throw.
 */
export async function authenticate(
  caller: Caller,
  way: "sign-in" | "register",
  credentials: Record<string, string | undefined>,
): Promise<string> {
  const { platform, clientAddress } = caller;
  const authenticator = new Authenticator<string>()
    .use(
      new FormStrategy(({ form }) => signIn(platform, SignIn.parse(fieldsOf(form)), clientAddress)),
      "sign-in",
    )
    .use(
      new FormStrategy(({ form }) => register(platform, Registration.parse(fieldsOf(form)), clientAddress)),
      "register",
    );
  const userId = await authenticator.authenticate(way, asForm(caller.request, credentials));
  const before = readSessionToken(caller.request);
  if (before !== null) await closeSession(platform, before);
  const token = await openSession(platform, userId, deviceOf(caller.request.headers.get("User-Agent")));
  caller.headers.append("Set-Cookie", sessionCookie(caller.request, token));
  return userId;
}

// The strategy reads a form; what came as JSON is handed to it as the form that it stands for.
function asForm(request: Request, credentials: Record<string, string | undefined>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(credentials)) if (value !== undefined) form.set(name, value);
  return new Request(request.url, { method: "POST", body: form });
}

function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(form);
}
