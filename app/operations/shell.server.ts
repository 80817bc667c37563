import type { AppLoadContext } from "@remix-run/cloudflare";
import { digestSections } from "../digest/digest-sections";
import type { DigestView } from "../digest/digest-view";
import { overviewHtml } from "../digest/overview-html";
import { saidLines } from "../digest/said-lines";
import { asksForAllLines, lineCounts, withFirstLines } from "../digest/shown-lines";
import { writtenLines } from "../digest/written-lines";
import type { UserView } from "../domain/accounts/user-view";
import { orderByAttention } from "../domain/agents/order-by-attention";
import { listAgents, listAgentTitles } from "../domain/agents/read-agents.server";
import type { AgentDetailView } from "../domain/digests/agent-detail-view";
import { askToSend } from "../domain/digests/ask-to-send.server";
import type { DigestHistory } from "../domain/digests/digest-history";
import { readAgentDetail } from "../domain/digests/read-agent-detail.server";
import { readDigestInHistory, readHistory } from "../domain/digests/read-history.server";
import type { SendAsk } from "../domain/digests/send-ask";
import { DomainError } from "../domain/errors";
import type { HeldMailView } from "../domain/inbox/held-mail-view";
import { listHeldMails } from "../domain/inbox/held-mails.server";
import { MAILS_ON_SHEET } from "../domain/inbox/mail-view";
import { mailsThatAreThere } from "../domain/inbox/mails-that-are-there.server";
import type { NotificationView } from "../domain/inbox/notification-view";
import { listNotifications } from "../domain/inbox/read-mails.server";
import { viewNotifications } from "../domain/inbox/view-notifications.server";
import { adoptMissing } from "../domain/items/adopt-missing.server";
import type { AgentNews } from "../domain/items/agent-news";
import { readAgentNews } from "../domain/items/read-agent-news.server";
import { log } from "../domain/log";
import { NO_MAILER } from "../domain/no-mailer";
import type { Platform } from "../domain/platform";
import { orNotFound } from "../http/or-not-found";
import { readTheme } from "../http/theme";

interface ShellData {
  user: UserView;
  contactEmail: string | null;
  /** Notifications that came after the last look. */
  unviewed: number;
  /** Null: as the system. */
  theme: "light" | "dark" | null;
  /** The list, while its dialog is open; "failed" when it couldn't be loaded. */
  notifications: NotificationView[] | "failed" | null;
  /** The agents by name, while 'Go to' is open. */
  destinations: { id: string; title: string }[] | null;
}

/** What the frame of every signed-in page shows. Opening the notifications counts as having seen them. */
export async function loadShell(
  context: AppLoadContext,
  request: Request,
  user: UserView,
): Promise<ShellData> {
  const { platform } = context;
  const dialog = new URL(request.url).searchParams.get("dialog");
  const isOpen = dialog === "notifications";
  const shell = {
    user,
    contactEmail: platform.settings.contactEmail,
    theme: readTheme(request),
    destinations: dialog === "go" ? await listAgentTitles(platform, user.id) : null,
  };
  try {
    const [notifications, viewedAt] = await Promise.all([
      listNotifications(platform, user.id),
      viewNotifications(platform, user.id, isOpen),
    ]);
    const isNew = (each: NotificationView) => viewedAt === null || each.timestamp > viewedAt.toISOString();
    return {
      ...shell,
      unviewed: isOpen ? 0 : notifications.filter(isNew).length,
      notifications: isOpen ? notifications : null,
    };
  } catch (cause) {
    log("shell.notifications-failed", { requestId: context.requestId }, cause);
    return { ...shell, unviewed: 0, notifications: isOpen ? "failed" : null };
  }
}

/** The dashboard: its frame and the cards, what needs attention first. */
export async function loadDeck(context: AppLoadContext, request: Request, user: UserView) {
  const [shell, deck] = await Promise.all([loadShell(context, request, user), loadCards(context, user)]);
  return { shell, ...deck, noMail: context.platform.settings.sendsMail ? null : NO_MAILER };
}

async function loadCards(context: AppLoadContext, user: UserView) {
  try {
    const agents = orderByAttention(await listAgents(context.platform, user.id));
    return { agents, news: await loadNews(context, user, agents), problem: null };
  } catch (cause) {
    log("deck.agents-failed", { requestId: context.requestId }, cause);
    return { agents: [], news: {}, problem: "the agents could not be read. Please try again." };
  }
}

/** What stands open, by agent; a card without it is better than none. */
async function loadNews(
  { platform, requestId }: AppLoadContext,
  user: UserView,
  agents: { id: string; timeZone: string }[],
): Promise<Record<string, AgentNews>> {
  try {
    await adoptMissing(platform, user.id);
    return await readAgentNews(platform, user.id, agents);
  } catch (cause) {
    log("deck.news-failed", { requestId }, cause);
    return {};
  }
}

/** The user's agents, newest first. */
export function loadAgents(context: AppLoadContext, user: UserView) {
  return listAgents(context.platform, user.id);
}

/** A page of the digests of the agent, for their dialog; null while it is closed. */
export async function loadDigestHistory(
  context: AppLoadContext,
  request: Request,
  user: UserView,
  agentId: string,
): Promise<DigestHistory | null> {
  const search = new URL(request.url).searchParams;
  if (search.get("dialog") !== "history") return null;
  return readHistory(context.platform, { userId: user.id, agentId }, search.get("before"));
}

/**
 * The page of a digest of the history, with the first lines of long sections unless its address asks for all. Throws a
 * 404 response.
 */
export async function loadDigest(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  { agentId, digestId }: { agentId: string; digestId: string },
) {
  const found = await orNotFound(readDigestInHistory(platform, { userId: user.id, agentId }, digestId));
  const asksForAll = asksForAllLines(new URL(request.url).searchParams);
  const digest = asksForAll ? found.digest : withFirstLines(found.digest);
  return {
    ...found,
    digest,
    counts: lineCounts(found.digest),
    keptMails: await keptSources(platform, user, digest),
    overviewHtml: overviewHtml(found.digest.content, 3),
    written: writtenLines(found.digest),
  };
}

/**
 * To whom the digest of an agent would be sent, for the question before it; null while it isn't asked, and for an agent
 * that isn't there. Without an `agentId` it is the one that the address names.
 */
export async function loadSendAsk(
  context: AppLoadContext,
  request: Request,
  user: UserView,
  agentId?: string,
): Promise<SendAsk | null> {
  const search = new URL(request.url).searchParams;
  if (search.get("dialog") !== "send") return null;
  try {
    const owner = { userId: user.id, agentId: agentId ?? search.get("agent") ?? "" };
    return await askToSend(context.platform, owner);
  } catch (error) {
    // The page beside it answers for an agent that isn't there.
    if (error instanceof DomainError && error.kind === "not-found") return null;
    throw error;
  }
}

/** What waits in quarantine, for its dialog; null while it is closed, and for an agent that isn't there. */
export async function loadQuarantine(
  context: AppLoadContext,
  request: Request,
  user: UserView,
  agentId: string,
): Promise<HeldMailView[] | null> {
  if (new URL(request.url).searchParams.get("dialog") !== "quarantine") return null;
  try {
    return await listHeldMails(context.platform, { userId: user.id, agentId });
  } catch (error) {
    // The sheet beside it answers for an agent that isn't there.
    if (error instanceof DomainError && error.kind === "not-found") return null;
    throw error;
  }
}

/**
 * The agent's sheet, with the Markdown of its digest by section while one is edited, and with the first lines of long
 * sections unless its address asks for all. Throws a 404 response for an agent that isn't there or isn't theirs.
 */
export async function loadAgentSheet(
  context: AppLoadContext,
  request: Request,
  user: UserView,
  agentId: string,
) {
  const search = new URL(request.url).searchParams;
  const agent = await orNotFound(readAgentDetail(context.platform, user.id, agentId, MAILS_ON_SHEET));
  const digest = agent.lastSummary;
  const shown = digest === null || asksForAllLines(search) ? agent : withFirst(agent, digest);
  return {
    agent: shown,
    keptMails: await keptSources(context.platform, user, shown.lastSummary),
    counts: digest && lineCounts(digest),
    user,
    overviewHtml: overviewHtml(digest?.content ?? "", 4),
    written: digest && writtenLines(digest),
    sections: search.has("edit") ? digestSections(digest?.content ?? "") : null,
    canPay: context.platform.payments.publishableKey !== null,
  };
}

/** Of the mails that a digest's lines quote, the ids of those that are still kept. */
async function keptSources(platform: Platform, user: UserView, digest: DigestView | null): Promise<string[]> {
  const ids = digest === null ? [] : saidLines(digest).flatMap(({ sources }) => sources.map(({ id }) => id));
  return [...(await mailsThatAreThere(platform, user.id, ids))];
}

/** The agent with its digest's first lines, and how the items of these stand. */
function withFirst(agent: AgentDetailView, digest: DigestView): AgentDetailView {
  const lastSummary = withFirstLines(digest);
  const { actionItems, blockers, decisions, closed, removed } = lastSummary;
  const ids = new Set(
    [...actionItems, ...blockers, ...decisions, ...closed, ...removed].map(({ itemId }) => itemId),
  );
  const itemStates = Object.fromEntries(Object.entries(agent.itemStates).filter(([id]) => ids.has(id)));
  return { ...agent, lastSummary, itemStates };
}
