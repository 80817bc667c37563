import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { recordEvent } from "../audit/record-event.server";
import { notFound } from "../errors";
import type { LedgerItem } from "../items/item-event";
import { itemState } from "../items/item-state";
import type { ItemView } from "../items/item-view";
import { markItem } from "../items/mark-item.server";
import { readLedgerItem } from "../items/read-ledger.server";
import { viewItem } from "../items/view-item";
import type { Platform } from "../platform";
import { type AnsweredMail, findAnsweredMail } from "./find-answered-mail.server";
import { isLineToken, readLineToken } from "./line-link.server";

/**
 * The line behind a link in a digest mail, for the one who got the mail: nothing of it tells who else gets the digest.
 */
interface LinkedLine
  extends Pick<ItemView, "kind" | "text" | "owner" | "timeline" | "state" | "since" | "sources"> {
  agentTitle: string;
  /** The agent's IANA zone. */
  timeZone: string;
  /** The recipient. */
  email: string;
  number: number;
  /** Whose word ended it; null while it is open. */
  endedBy: "you" | "recipient" | "owner" | "words" | null;
}

type LineMark = "open" | "done" | "wrong" | "not-ours";

/** What a link to a line shows; looking changes nothing. Throws DomainError("not-found"). */
export async function openLine(platform: Platform, token: string): Promise<LinkedLine> {
  const { mail, number, itemId } = await requireLine(platform, token);
  const ledger = await readLedgerItem(platform, mail, itemId);
  const [item] = ledger?.items ?? [];
  const view = item === undefined ? null : viewItem(mail.agentId, item);
  if (item === undefined || view === null) throw notFound("Line");
  const { agentTitle, timeZone, email } = mail;
  const { kind, text, owner, timeline, state, since, sources } = view;
  return {
    ...{ agentTitle, timeZone, email, number },
    ...{ kind, text, owner, timeline, state, since, sources },
    endedBy: endedBy(item, mail),
  };
}

/**
 * Keeps what the recipient says of the line: an event by a person, with their address. Throws DomainError: "not-found",
 * "too-many".
 */
export async function markLine(platform: Platform, token: string, mark: LineMark): Promise<void> {
  const { mail, itemId } = await requireLine(platform, token);
  const { userId, agentId, emailKey, deliveryId } = mail;
  await takeTry(platform, THROTTLES.lineMarks, deliveryId);
  await markItem(platform, { userId, agentId, itemId }, { state: mark }, { who: emailKey });
  await recordEvent(platform, userId, "recipient", { action: "item.marked", agentId, subjectId: itemId });
}

async function requireLine(platform: Platform, token: string) {
  const claim = readLineToken(token);
  const mail = claim === null ? null : await findAnsweredMail(platform, claim.deliveryId);
  if (claim === null || mail === null || mail.linkKey === null || mail.isOver) throw notFound("Line");
  const { deliveryId: id, linkKey } = mail;
  const line = isLineToken(token, { id, linkKey }, claim.number) ? mail.lines[claim.number - 1] : undefined;
  if (line === undefined) throw notFound("Line");
  return { mail, number: claim.number, itemId: line.itemId };
}

function endedBy({ events }: LedgerItem, { emailKey }: AnsweredMail): LinkedLine["endedBy"] {
  const last = itemState(events)?.closedBy ?? null;
  if (last === null) return null;
  if (last.by === "words") return "words";
  if (last.who === null) return "owner";
  return last.who === emailKey ? "you" : "recipient";
}
