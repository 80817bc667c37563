import { LARGEST_MAIL_BYTES, type Receipt, receiveMail } from "../app/domain/inbox/receive-mail.server";
import { log } from "../app/domain/log";
import { createPlatform } from "./platform";

/**
 * A mail from Email Routing. Refused for good only when no try could succeed; whatever else goes wrong is thrown,
 * which the sender's server takes as "try again later". Never accepted and lost.
 */
export async function receiveEmail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const receipt = await store(message, env);
  // A refusal would be for good; what is thrown is a temporary failure, and the sender's server keeps the mail.
  if (receipt.kind === "deferred") {
    log("mail.deferred", { agentId: receipt.agentId });
    throw new Error("Too many mails today. Please try again later.");
  }
  const refusal = refusalOf(receipt);
  // Locally the message is a remote object, and a call that nobody waits for comes too late.
  if (refusal !== null) await message.setReject(refusal);
}

async function store(message: ForwardableEmailMessage, env: Env): Promise<Receipt> {
  try {
    const { platform } = createPlatform(env);
    return await receiveMail(platform, {
      envelopeFrom: message.from,
      envelopeTo: message.to,
      raw: message.raw,
      rawSize: message.rawSize,
      isFromEdge: true,
    });
  } catch (cause) {
    log("mail.not-stored", { size: message.rawSize }, cause);
    // The runtime prints what is thrown, and a failed statement's error holds the values that it was given.
    throw new Error("This mail could not be stored. Please try again later.");
  }
}

function refusalOf(receipt: Receipt): string | null {
  switch (receipt.kind) {
    case "unknown-address":
      return "550 5.1.1 No such address here.";
    case "too-large":
      return `552 5.3.4 Too large: at most ${LARGEST_MAIL_BYTES / 1024 / 1024} MiB.`;
    default:
      return null;
  }
}
