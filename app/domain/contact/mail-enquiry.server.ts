import { and, eq, isNull } from "drizzle-orm";
import { enquiries } from "../../database/schema/enquiries.server";
import { sendNotice } from "../notices/send-notice.server";
import type { Platform } from "../platform";

/** Mails a stored enquiry to CONTACT_EMAIL, once. Throws when the mail server asks to try again. */
export async function mailEnquiry(platform: Platform, enquiryId: string): Promise<void> {
  const { contactEmail } = platform.settings;
  const enquiry = await platform.db.query.enquiries.findFirst({
    where: and(eq(enquiries.id, enquiryId), isNull(enquiries.mailedAt)),
  });
  if (!enquiry || !contactEmail) return;
  const accepted = await sendNotice(platform, {
    id: enquiry.id,
    to: contactEmail,
    replyTo: enquiry.email,
    subject: `Enquiry from ${enquiry.name}, ${enquiry.company}`,
    notice: {
      title: `Enquiry from ${enquiry.company}`,
      paragraphs: [
        `${enquiry.name}\n${enquiry.email}${enquiry.phone ? `\n${enquiry.phone}` : ""}`,
        enquiry.message,
      ],
      footer:
        "Sent through the contact form. A reply goes to its sender, who was promised one within 1 business day.",
    },
  });
  if (!accepted) return;
  await platform.db.update(enquiries).set({ mailedAt: platform.now() }).where(eq(enquiries.id, enquiryId));
}
