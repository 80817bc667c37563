import { and, asc, gt, isNull } from "drizzle-orm";
import { isAskedAgain } from "../../database/asked-again.server";
import { inPages } from "../../database/in-pages.server";
import { enquiries } from "../../database/schema/enquiries.server";
import type { Platform } from "../platform";

const PAUSE_MINUTES = 60;
const TRIED_FOR_MS = 7 * 86_400_000;

/** Asks again, each minute and then each hour, for a week, for the mailing of enquiries whose job got lost or was given up. */
export async function sweepEnquiries(platform: Platform): Promise<number> {
  if (!platform.settings.contactEmail) return 0;
  const now = platform.now();
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          and(
            gt(enquiries.id, after),
            isNull(enquiries.mailedAt),
            gt(enquiries.createdAt, new Date(now.getTime() - TRIED_FOR_MS)),
            isAskedAgain(enquiries.createdAt, now, PAUSE_MINUTES, platform.startedAt),
          ),
        )
        .orderBy(asc(enquiries.id))
        .limit(limit),
    (enquiry) => platform.jobs.enqueue({ kind: "mail-enquiry", enquiryId: enquiry.id }),
  );
}
