import { z } from "zod";
import { resubscribe, unsubscribe } from "../domain/subscriptions/unsubscribe.server";
import { operation } from "../http/operation";

const Token = z.object({ token: z.string() });

export const leaveDigests = operation({
  access: "public",
  input: Token,
  run: ({ platform }, { token }) => unsubscribe(platform, token),
  says: { failed: "Failed to unsubscribe" },
});

export const comeBackToDigests = operation({
  access: "public",
  input: Token,
  run: ({ platform }, { token }) => resubscribe(platform, token),
  says: { failed: "Failed to subscribe again" },
});
