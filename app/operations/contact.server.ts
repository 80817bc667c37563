import { Enquiry } from "../domain/contact/enquiry-schema";
import { takeEnquiry } from "../domain/contact/take-enquiry.server";
import { DomainError } from "../domain/errors";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";

export const sendEnquiry = operation({
  access: "public",
  input: Enquiry,
  run: async ({ platform, clientAddress }, enquiry) => {
    try {
      await takeEnquiry(platform, enquiry, clientAddress);
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw new DomainError("unavailable", ALWAYS.contact, { cause });
      throw new DomainError(cause.kind, ALWAYS.contact, {
        retryAfterSeconds: cause.retryAfterSeconds,
        cause,
      });
    }
    return { ok: true };
  },
  says: { failed: FAILED.contact },
});
