import type { DigestMaterial } from "../../writing/digest-material";
import type { LedgerItem } from "../items/item-event";
import type { Platform } from "../platform";
import type { Gathered } from "./gather-material.server";
import { loadThreads } from "./load-threads.server";
import { mailsGoneOnWith } from "./mails-gone-on-with";
import { saidOnce } from "./said-once";

/**
 * The material with the texts of the earlier mails that it goes on with, in their threads or with one of these items; what
 * is forwarded of them is left out of the new mails.
 */
export async function withEarlierMails(
  platform: Platform,
  userId: string,
  { material, found, earlier }: Gathered,
  items: readonly LedgerItem[],
): Promise<DigestMaterial> {
  const threads = await loadThreads(platform, userId, mailsGoneOnWith(found, earlier, items));
  return threads.length === 0 ? material : { ...material, mails: saidOnce(found, threads), threads };
}
