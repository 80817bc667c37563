import { enquiries } from "../../database/schema/enquiries.server";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { log } from "../log";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import { type Enquiry, TRAP_FIELD } from "./enquiry-schema";

/**
 * Stores an enquiry and has it mailed to CONTACT_EMAIL, if there is one. A filled trap field is answered like a
 * success and stored nowhere. Throws DomainError("too-many") after 20 an address in an hour.
 */
export async function takeEnquiry(
  platform: Platform,
  enquiry: Enquiry,
  clientAddress: string,
): Promise<void> {
  await takeTry(platform, THROTTLES.enquiry, clientAddress);
  if (enquiry[TRAP_FIELD]) return;
  const { name, company, email, phone, message } = enquiry;
  const id = newId();
  await platform.db
    .insert(enquiries)
    .values({ id, name, company, email, phone, message, createdAt: platform.now() });
  if (!platform.settings.contactEmail) return;
  try {
    await platform.jobs.enqueue({ kind: "mail-enquiry", enquiryId: id });
  } catch (cause) {
    // It is stored, and its sender has done their part.
    log("enquiry.not-enqueued", { enquiryId: id }, cause);
  }
}
