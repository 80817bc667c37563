import { z } from "zod";
import { changeProfile } from "../domain/accounts/change-profile.server";
import { ProfileChanges } from "../domain/accounts/profile-schema";
import { closeAllSessions } from "../domain/accounts/sessions.server";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";
import { endedSessionCookie, readSessionToken } from "../http/session";

export const changeMyProfile = operation({
  access: "user",
  input: ProfileChanges,
  run: ({ platform, user, request }, changes) =>
    changeProfile(platform, { id: user.id, sessionToken: readSessionToken(request) }, changes),
  records: () => ({ action: "profile.changed" }),
  says: {
    done: { title: "Profile updated" },
    failed: FAILED.profile,
    unexpected: "An error occurred while updating your profile",
  },
});

/** Ends every session of this user, this one too (decisions.md, 'sessions'). */
export const signOutEverywhere = operation({
  access: "user",
  input: z.object({}),
  run: async ({ platform, user, request, headers }) => {
    await closeAllSessions(platform, user.id);
    headers.append("Set-Cookie", endedSessionCookie(request));
    return { ok: true };
  },
  records: () => ({ action: "sessions.ended" }),
  says: {
    done: { title: "Logged out", description: "You have been logged out everywhere." },
    failed: FAILED["sign-out"],
    unexpected: ALWAYS["sign-out"],
  },
});
