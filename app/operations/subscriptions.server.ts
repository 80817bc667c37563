import type { AppLoadContext } from "@remix-run/cloudflare";
import { DomainError } from "../domain/errors";
import {
  findSubscription,
  resubscribe,
  type Subscription,
  unsubscribe,
} from "../domain/subscriptions/unsubscribe.server";

interface UnsubscribeState {
  state: "asking" | "left" | "returned" | "unknown";
  agentTitle: string;
  email: string;
}

/** What an unsubscribe link is about; "unknown" for a link that isn't ours. */
export function lookUpSubscription(context: AppLoadContext, token: string): Promise<UnsubscribeState> {
  return describe(findSubscription(context.platform, token), "asking");
}

/** Leaves, or comes back. The token in the link is the permission; there is no account behind it. */
export function answerUnsubscribe(
  context: AppLoadContext,
  token: string,
  isReturn: boolean,
): Promise<UnsubscribeState> {
  return isReturn
    ? describe(resubscribe(context.platform, token), "returned")
    : describe(unsubscribe(context.platform, token), "left");
}

async function describe(
  found: Promise<Subscription>,
  state: "asking" | "returned" | "left",
): Promise<UnsubscribeState> {
  try {
    const { agentTitle, email, hasLeft } = await found;
    return { state: state === "asking" && hasLeft ? "left" : state, agentTitle, email };
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      return { state: "unknown", agentTitle: "", email: "" };
    throw error;
  }
}
