import { z } from "zod";
import { Registration, RegistrationForm, SignIn } from "../domain/accounts/account-schema";
import { readUser } from "../domain/accounts/read-user.server";
import { closeSession } from "../domain/accounts/sessions.server";

import type { UserView } from "../domain/accounts/user-view";
import type { AuditEntry } from "../domain/audit/audit-event";

import { ALWAYS, FAILED } from "../domain/failed-words";
import { authenticate } from "../http/authenticator";
import { type Caller, operation } from "../http/operation";
import { endedSessionCookie, readSessionToken } from "../http/session";

export const signInUser = operation({
  access: "public",
  input: SignIn,
  run: async (caller, input) => readUser(caller.platform, await authenticate(caller, "sign-in", input)),
  records: ({ id }) => ({ action: "session.began", userId: id }),
  says: {
    done: { title: "Login successful", description: "You have been logged in successfully." },
    failed: FAILED["sign-in"],
  },
});

const registerAs = (caller: Caller, input: Registration) =>
  authenticate(caller, "register", input).then((userId) => readUser(caller.platform, userId));

const recordsRegistration = ({ id }: UserView): AuditEntry & { userId: string } => ({
  action: "account.created",
  userId: id,
});

const REGISTRATION_WORDS = {
  done: { title: "Account created", description: "Your account has been created successfully." },
  failed: FAILED.register,
};

export const registerUser = operation({
  access: "public",
  input: Registration,
  run: registerAs,
  records: recordsRegistration,
  says: REGISTRATION_WORDS,
});

/** The same with the confirmation field, which only the form has (specification, section 3). */
export const registerWithConfirmation = operation({
  access: "public",
  input: RegistrationForm,
  run: registerAs,
  records: recordsRegistration,
  says: REGISTRATION_WORDS,
});

export const signOut = operation({
  access: "public",
  input: z.object({}),
  run: async ({ platform, request, headers }) => {
    const token = readSessionToken(request);
    if (token) await closeSession(platform, token);
    headers.append("Set-Cookie", endedSessionCookie(request));
    return { ok: true };
  },
  records: () => ({ action: "session.ended" }),
  says: {
    done: { title: "Logged out" },
    failed: FAILED["sign-out"],
    unexpected: ALWAYS["sign-out"],
  },
});

export const readCurrentUser = operation({
  access: "user",
  input: z.object({}),
  run: async ({ user }) => user,
  says: { failed: "Failed to fetch user data" },
});
