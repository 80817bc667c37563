import { mailRecovery } from "../domain/accounts/mail-recovery.server";
import { takeAnswer } from "../domain/answers/take-answer.server";
import { takeBounceOfAgent } from "../domain/bounces/receive-bounce.server";
import { mailEnquiry } from "../domain/contact/mail-enquiry.server";
import { deliver } from "../domain/digests/deliver.server";
import { closeLostRun } from "../domain/digests/digest-runs.server";
import { runScheduledDigest, sendIfUnsent } from "../domain/digests/run-scheduled-digest.server";
import { readStoredDocument } from "../domain/documents/read-stored-document.server";
import { failExport, writeExport } from "../domain/exports/write-export.server";
import { failImport, storeImport } from "../domain/imports/store-import.server";
import { readStoredMail } from "../domain/inbox/read-stored-mail.server";
import type { Job } from "../domain/job";
import { mailOwnerNotice } from "../domain/notices/mail-owner-notice.server";
import type { Platform } from "../domain/platform";
import { noteQueueBack } from "../domain/setup/check-queues.server";

/** Does a job. Each one claims its row, so a second delivery does nothing. Throws when a later try makes sense. */
export async function performJob(platform: Platform, job: Job): Promise<void> {
  switch (job.kind) {
    case "read-mail":
      return readArrived(platform, job.mailId);
    case "read-import":
      return storeImport(platform, job.importId);
    case "read-document":
      return readStoredDocument(platform, job.documentId);
    case "write-export":
      return writeExport(platform, job.exportId);
    case "run-digest":
      return runScheduledDigest(platform, job.runId);
    case "deliver":
      return deliver(platform, job.deliveryId);
    case "mail-recovery":
      return mailRecovery(platform, job.recoveryId);
    case "mail-enquiry":
      return mailEnquiry(platform, job.enquiryId);
    case "tell-owner":
      return mailOwnerNotice(platform, job.noticeId);
    case "check-queue":
      return noteQueueBack(platform, job);
  }
}

/** Reads a mail and does what it asks for by being one of ours that came back, or an answer to one. */
async function readArrived(platform: Platform, mailId: string): Promise<void> {
  const read = await readStoredMail(platform, mailId);
  // A job that is tried again finds its mail read, and looks.
  if (read === null || read.role === "bounce") await takeBounceOfAgent(platform, mailId);
  if (read === null || read.isToAnswers) await takeAnswer(platform, mailId);
}

/**
 * Ends what the queue gave up on, where its owner sees it. A run is closed as failed; its credit was never taken,
 * because it is spent together with saving the digest. One that has its digest is sent all the same. Mails, documents,
 * deliveries and enquiries stay open for their sweeps. Throws when a later try makes sense.
 */
export async function closeDeadJob(platform: Platform, job: Job): Promise<void> {
  if (job.kind === "read-import") {
    const words =
      "The import stopped after several tries. What it brought stays; import the file again to go on.";
    return failImport(platform, job.importId, words);
  }
  if (job.kind === "write-export") return failExport(platform, job.exportId);
  if (job.kind !== "run-digest") return;
  const words = "The digest could not be written after several tries. Nothing was charged.";
  await closeLostRun(platform, job.runId, words);
  await sendIfUnsent(platform, job.runId);
}
