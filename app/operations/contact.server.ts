import { Enquiry } from "../domain/contact/enquiry-schema";
import { takeEnquiry } from "../domain/contact/take-enquiry.server";
import { DomainError } from "../domain/errors";
import { operation } from "../http/operation";

/** Every failure says the same (specification, section 8). */
const FAILED = "Failed to send your message. Please try again later.";

export const sendEnquiry = operation({
  access: "public",
  input: Enquiry,
  run: async ({ platform, clientAddress }, enquiry) => {
    try {
      await takeEnquiry(platform, enquiry, clientAddress);
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw new DomainError("unavailable", FAILED, { cause });
      throw new DomainError(cause.kind, FAILED, { retryAfterSeconds: cause.retryAfterSeconds, cause });
    }
    return { ok: true };
  },
  says: { failed: "Error" },
});
