import { and, asc, gt, isNull, lt, sql } from "drizzle-orm";
import { inPages } from "../../database/in-pages.server";
import { enquiries } from "../../database/schema.server";
import type { Platform } from "../platform";

const MINUTE_MS = 60_000;
const TRIED_FOR_MS = 7 * 86_400_000;

/**
 * Asks again for the mailing of enquiries whose job got lost or was given up: 2, 4, 8 and so on minutes after they
 * were sent, for a week. Returns how many.
 */
export async function sweepEnquiries(platform: Platform): Promise<number> {
  if (!platform.settings.contactEmail) return 0;
  const now = platform.now().getTime();
  const minutes = sql`cast((${now} - ${enquiries.createdAt}) / ${MINUTE_MS} as integer)`;
  return inPages(
    (after, limit) =>
      platform.db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          and(
            gt(enquiries.id, after),
            isNull(enquiries.mailedAt),
            gt(enquiries.createdAt, new Date(now - TRIED_FOR_MS)),
            lt(enquiries.createdAt, new Date(now - 2 * MINUTE_MS + 1)),
            // A power of two; the clock ticks once a minute.
            sql`(${minutes} & (${minutes} - 1)) = 0`,
          ),
        )
        .orderBy(asc(enquiries.id))
        .limit(limit),
    (enquiry) => platform.jobs.enqueue({ kind: "mail-enquiry", enquiryId: enquiry.id }),
  );
}
