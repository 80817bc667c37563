import type { ReactNode } from "react";

/** The security page's ten questions. What is not built says so. */
export const securityQuestions: { id: string; title: string; body: ReactNode }[] = [
  {
    id: "who-reads",
    title: "Who can read the emails we forward?",
    body: "Your account, and nobody else's: each query names the user it is for, and what belongs to somebody else is answered like something that does not exist. Recipients see the digest and its quotes, not your mails.",
  },
  {
    id: "encryption",
    title: "How is our data encrypted?",
    body: "In transit with TLS 1.2 or later; the minimum is part of the setup guide. At rest the database and the stored mail lie on Cloudflare D1 and R2, which encrypt with AES-256. Passwords are kept as scrypt hashes, session and link tokens as SHA-256 hashes.",
  },
  {
    id: "retention",
    title: "How long do you keep emails?",
    body: "As long as you want. Auto-delete is off until you switch it on for an agent; then processed mails go after 1 to 90 days, 30 unless you say otherwise, with their text and attachments. A mail that was never processed is never deleted for you. Deleting an agent deletes everything it has, deleting the account everything there is, a day after you ask.",
  },
  {
    id: "revocation",
    title: "How fast does access end?",
    body: "With the next request, well under 30 seconds. Signing out deletes the session, a new password ends all of them, and a revoked share link is dead at once.",
  },
  {
    id: "senders",
    title: "What do SPF, DKIM and DMARC do here?",
    body: "Digests are sent from a domain that publishes all three, so that your mail server can tell them from imitations; the setup guide asks for it. Cloudflare Email Routing, which takes mail in, refuses what breaks its sender's DMARC policy.",
  },
  {
    id: "training",
    title: "Do you train models on our mail?",
    body: "No. The embedded writer was fitted beforehand and learns nothing from your mail. Who runs this service may choose an external model instead; then a digest's material is sent there to be written, and the privacy page says which writer this installation uses.",
  },
  {
    id: "injection",
    title: "Can a hostile email give the agent orders?",
    body: "It can try. Mail is data to the writer, which has no tools: it can't send, change recipients, or open links. Every line it writes must be found, word for word, in a mail or document of yours, or it is left out.",
  },
  {
    id: "sharing",
    title: "Who can open a shared digest?",
    body: "Whoever has its link, so treat it like the digest itself. The address holds 128 random bits, is kept from search engines, ends after 30 days and can be revoked at any time. Every mail carries an unsubscribe link that needs no account.",
  },
  {
    id: "certificates",
    title: "Do you have SOC 2 and single sign-on?",
    body: "SOC 2 Type II is in progress: there is no report yet. Single sign-on is planned for the enterprise plan. We would rather tell you what exists than hand you a badge.",
  },
  {
    id: "audit",
    title: "Is there an audit log?",
    body: "Yes. Your profile leads to it: sign-ins, changes, digests written and sent, downloads, each with its time, by you or by the schedule. It is kept for 1 year and downloads as JSON or CSV. It holds ids and no text, so what you delete does not live on in it.",
  },
];
