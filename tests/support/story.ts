import { generateNow } from "../../app/domain/digests/generate-digest.server";
import type { Selection } from "../../app/domain/digests/select-mails.server";
import { rawMail } from "./deliver-mail";
import { deliverOne } from "./digest-agent";
import { newAgent } from "./new-agent";
import { newUser, type TestUser } from "./new-user";
import { platformAt } from "./platform-at";

/** A mail of a story: who, when (ISO 8601), subject, words. */
export interface StoryMail {
  from: string;
  at: string;
  subject: string;
  text: string;
}

export interface StoryItem {
  id: string;
  kind: string;
  text: string;
  owner: string | null;
  due: string | null;
  state: string;
  since: string;
  events: { what: string; by: string; quote: string | null; emailId: string | null }[];
}

/** An agent of its own, whose mails come and whose digests are written as a test says. */
export async function newStory(user?: TestUser) {
  const owner = user ?? (await newUser());
  const agent = await newAgent(owner, { title: "Shop move" });
  const path = `/api/agents/${agent.id}`;
  return {
    user: owner,
    agent,
    path,
    /** Returns the mail's id. */
    deliver: ({ from, at, subject, text }: StoryMail) =>
      deliverOne(agent, rawMail({ From: from, Date: new Date(at).toUTCString(), Subject: subject }, text)),
    digest: (at: string, selection: Selection = { kind: "manual" }) =>
      generateNow(platformAt(at), { userId: owner.id, agentId: agent.id }, selection),
    items: async (state = "all") =>
      (await owner.call<StoryItem[]>("GET", `${path}/items?state=${state}`)).body,
    latest: async () =>
      (await owner.call<{ lastSummary: import("../../app/digest/digest-view").DigestView }>("GET", path)).body
        .lastSummary,
  };
}
