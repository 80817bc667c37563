import { and, eq, isNull } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { type OwnerNews, ownerNotices } from "../../database/schema/owner-notices.server";
import { suppressions } from "../../database/schema/recipients.server";
import { users } from "../../database/schema/users.server";
import { localTime } from "../../digest/mail/mail-wording";
import type { Platform } from "../platform";
import type { Notice } from "./compose-notice";
import { sendNotice } from "./send-notice.server";

/** Mails a notice to its user, once. Throws when the mail server asks to try again. */
export async function mailOwnerNotice(platform: Platform, noticeId: string): Promise<void> {
  const [row] = await platform.db
    .select({
      notice: ownerNotices,
      email: users.email,
      timeZone: users.timeZone,
      title: agents.title,
      isBlocked: suppressions.emailKey,
    })
    .from(ownerNotices)
    .innerJoin(users, eq(users.id, ownerNotices.userId))
    .leftJoin(agents, eq(agents.id, ownerNotices.agentId))
    .leftJoin(suppressions, eq(suppressions.emailKey, users.email))
    .where(eq(ownerNotices.id, noticeId));
  if (!row) return;
  // Claimed first: a worker that dies meanwhile leaves its user untold rather than told twice.
  const [claimed] = await platform.db
    .update(ownerNotices)
    .set({ mailedAt: platform.now() })
    .where(and(eq(ownerNotices.id, noticeId), isNull(ownerNotices.mailedAt)))
    .returning({ id: ownerNotices.id });
  if (!claimed || row.isBlocked !== null) return;
  try {
    const notice = noticeOf(platform, row.notice, row.title ?? "", row.timeZone);
    await sendNotice(platform, { id: `notice-${noticeId}`, to: row.email, subject: notice.title, notice });
  } catch (cause) {
    await platform.db.update(ownerNotices).set({ mailedAt: null }).where(eq(ownerNotices.id, noticeId));
    throw cause;
  }
}

/** "Tue 24 Nov, 09:00 (Europe/Berlin)", as the digest mail writes it. */
function timeWords(iso: string, timeZone: string): string {
  const { dayAndTime, zone } = localTime(new Date(iso), timeZone);
  return `${dayAndTime} (${zone})`;
}

function noticeOf(
  { settings: { appUrl } }: Platform,
  { about, agentId }: { about: OwnerNews; agentId: string | null },
  agentTitle: string,
  timeZone: string,
): Notice {
  const sheet = { label: "Open the agent", url: `${appUrl}/agents/${agentId}` };
  switch (about.kind) {
    case "suppressed":
      return {
        title: `${about.email} gets no digests of ${agentTitle} any more`,
        paragraphs: [
          about.why === "gone"
            ? `The mail server of ${about.email} says that the address does not exist:\n${about.words}`
            : `${about.email} reported a digest as spam.`,
          "It is not mailed again. If this is a mistake, press 'Mail again' beside the address.",
        ],
        button: sheet,
        footer: `You get this because ${about.email} is a recipient of your agent ${agentTitle}.`,
      };
    case "out-of-credits":
      return {
        title: "No credits left: your digests wait",
        paragraphs: [
          `The digest of ${agentTitle} was due, and no credit was left for it. It was not written.`,
          "No mail is lost: all that came waits, and the next digest has it.",
        ],
        button: { label: "Add credits", url: `${appUrl}/checkout` },
        footer: "You get this once, until you have credits again.",
      };
    case "few-credits":
      return {
        title: `${about.left} ${about.left === 1 ? "credit" : "credits"} left`,
        paragraphs: [
          `One credit pays one digest. Without credits scheduled digests are not written; mail waits for the next one.`,
        ],
        button: { label: "Add credits", url: `${appUrl}/checkout` },
        footer: "You get this once, until you have more credits again.",
      };
    case "missed":
      return {
        title: `A digest of ${agentTitle} was missed`,
        paragraphs: [
          `It was due at ${about.slot.replace("T", ", ")}, and the service was not running then. It is not made up for; the next one has its mails.`,
          "Press 'Generate New' to have it now.",
        ],
        button: sheet,
        footer: `You get this because you own the agent ${agentTitle}.`,
      };
    case "silent":
      return {
        title: `No mail has come to ${agentTitle} for ${about.days} days`,
        paragraphs: [
          "It got mail before. If that is a surprise, look whether the forwarding still runs: rules break when passwords or servers change.",
        ],
        button: sheet,
        footer: "You get this once, until mail comes again.",
      };
    case "deletion":
      return {
        title: "Your account is about to be deleted",
        paragraphs: [
          `Somebody, probably you, asked for it with your password. On ${timeWords(about.dueAt, timeZone)} it closes, and everything in it is deleted. Until then no digest is written or sent.`,
          "To keep it, sign in and press 'Keep my account'.",
        ],
        button: { label: "Sign in", url: `${appUrl}/account` },
        footer: "If it was not you, keep the account and set a new password.",
      };
    case "export-ready":
      return {
        title: "Your export is ready",
        paragraphs: [
          `The copy of everything that you have at Mondaybrief can be downloaded until ${timeWords(about.expiresAt, timeZone)}. You have to be signed in.`,
        ],
        button: { label: "Download it", url: `${appUrl}/account#export` },
        footer: "You get this because somebody, probably you, asked for it in your account.",
      };
  }
}
