import { emailInFull } from "../domain/digests/whole-mail";
import { IMPORT_PART_BYTES } from "../domain/imports/import-view";
import { type ApiCall, call } from "../http/api-route";
import { download } from "../http/download";
import {
  closeMyOtherSessions,
  closeMySession,
  deleteMyAccount,
  keepMyAccount,
  listMySessions,
  readMyExport,
  startMyExport,
} from "./account.server";
import { readCurrentUser, registerUser, signInUser, signOut } from "./accounts.server";
import { createMyAgent, deleteMyAgent, listMyAgents, readMyAgent, updateMyAgent } from "./agents.server";
import { createMyFeed, listMyFeeds, revokeMyFeed } from "./calendar-feeds.server";
import { sendEnquiry } from "./contact.server";
import { claimMyPurchase, hearPaymentProvider, openMyPurchase } from "./credits.server";
import { editMyDigest } from "./digest-edits.server";
import {
  digestMyMail,
  generatedBody,
  generateMyDigest,
  listMyDigests,
  restoreMyDigest,
  sendMyDigest,
  sentBody,
} from "./digests.server";
import { deleteMyDocument, describeMyDocument, uploadMyDocument } from "./documents.server";
import { listMyImports, readMyImport, removeMyImport, startMyImport, takeMyPart } from "./imports.server";
import {
  allowMyMail,
  deleteMyMail,
  discardMyMail,
  dismissMyMail,
  listMyHeldMails,
  listMyNotifications,
  restoreMyMail,
} from "./inbox.server";
import { listMyItems, markMyItem } from "./items.server";
import { downloadMyMail, readMyMail } from "./mails.server";
import { listMyOpenItems } from "./open-items.server";
import { changeMyProfile } from "./profile.server";
import { changeMyQuestion, deleteMyQuestion, listMyQuestions, requestQuestions } from "./questions.server";

const AGENT = "/api/agents/:agentId";
const DIGEST = `${AGENT}/summaries/:summaryId`;
const ITEMS = `${AGENT}/items`;
const MAIL = `${AGENT}/emails/:mailId`;
const IMPORTS = `${AGENT}/imports`;
const IMPORT = `${IMPORTS}/:importId`;
const HELD = `${AGENT}/quarantine`;
const DOCUMENT = `${AGENT}/context-docs/:documentId`;
const QUESTIONS = `${AGENT}/clarifying-questions`;
const QUESTION = `${QUESTIONS}/:questionId`;

const OK = { 200: "{ ok: true }" };
const WRITTEN = {
  answers: {
    200: "{ summary: DigestView | null; message?: string; emailsProcessed: number; credits: number }",
  },
  body: generatedBody,
  refuses: [402, 409, 503],
};

/**
 * Every call of the api but `/api/inbound`, which is a mail server's: the router, the tests of what all calls refuse
 * and docs/api.md read it.
 */
export const API: ApiCall[] = [
  call("GET", "/api/auth/user", readCurrentUser, { answers: { 200: "UserView" } }),
  call("POST", "/api/login", signInUser, {
    example: { email: "ana@people.example", password: "a long phrase" },
    answers: { 200: "UserView" },
    refuses: [401, 429],
  }),
  call("POST", "/api/register", registerUser, {
    example: { email: "ana@people.example", password: "a long phrase", timeZone: "Europe/Berlin" },
    answers: { 201: "UserView" },
    refuses: [409, 429],
  }),
  call("POST", "/api/logout", signOut, { answers: OK }),
  call("PUT", "/api/profile", changeMyProfile, {
    example: { displayName: "Ana", company: "Cranes & Co.", timeZone: "Europe/Berlin" },
    answers: { 200: "UserView" },
    refuses: [409, 429],
  }),
  call("GET", "/api/sessions", listMySessions, { answers: { 200: "SessionView[]" } }),
  call("DELETE", "/api/sessions", closeMyOtherSessions, { answers: { 200: "{ closed: number }" } }),
  call("DELETE", "/api/sessions/:sessionId", closeMySession, { answers: OK }),
  call("DELETE", "/api/account", deleteMyAccount, {
    example: { password: "a long phrase" },
    answers: { 200: "UserView" },
    refuses: [429],
  }),
  call("POST", "/api/account/keep", keepMyAccount, { answers: { 200: "UserView" }, refuses: [409] }),
  call("GET", "/api/export", readMyExport, { answers: { 200: "{ export: ExportView | null }" } }),
  call("POST", "/api/export", startMyExport, {
    answers: { 201: "ExportView" },
    refuses: [409, 429],
  }),
  call("POST", "/api/contact/enterprise", sendEnquiry, {
    example: {
      name: "Ana Moreno",
      company: "Cranes & Co.",
      email: "ana@people.example",
      phone: "+49 30 123456",
      message: "We would like to use it with three teams.",
    },
    answers: { 201: "{ ok: true }" },
    refuses: [429, 503],
  }),
  call("GET", "/api/notifications", listMyNotifications, { answers: { 200: "NotificationView[]" } }),

  call("GET", "/api/agents", listMyAgents, { answers: { 200: "AgentView[]" } }),
  call("POST", "/api/agents", createMyAgent, {
    example: {
      title: "Crane yard",
      recipients: ["joe@people.example"],
      frequency: "weekly",
      scheduleTime: "09:00",
      scheduleDay: 1,
      timeZone: "Europe/Berlin",
    },
    answers: { 201: "AgentDetailView" },
    refuses: [503],
  }),
  call("GET", AGENT, readMyAgent, { answers: { 200: "AgentDetailView" } }),
  call("PUT", AGENT, updateMyAgent, {
    example: { title: "Crane yard, north", status: "inactive" },
    answers: { 200: "AgentDetailView" },
  }),
  call("DELETE", AGENT, deleteMyAgent, { answers: OK }),

  call("POST", `${AGENT}/summary-now`, generateMyDigest, WRITTEN),
  call("POST", `${AGENT}/send-summary`, sendMyDigest, {
    example: { summaryId: ":summaryId" },
    answers: { 200: "SendResult" },
    body: sentBody,
    refuses: [409, 429],
  }),
  call("GET", `${AGENT}/summaries`, listMyDigests, { answers: { 200: "DigestView[]" } }),
  call("PUT", DIGEST, editMyDigest, {
    example: { content: "## Overview\n\nThe crane comes on Monday." },
    answers: { 200: "DigestView" },
    refuses: [409],
  }),
  call("POST", `${DIGEST}/restore`, restoreMyDigest, { answers: { 200: "DigestView" } }),

  call("GET", ITEMS, listMyItems, {
    example: { state: "open" },
    answers: { 200: "ItemView[]" },
    refuses: [400],
  }),
  call("PUT", `${ITEMS}/:itemId`, markMyItem, {
    example: { state: "done" },
    answers: { 200: "ItemView" },
    refuses: [409],
  }),

  call("GET", "/api/items", listMyOpenItems, {
    example: { by: "person" },
    answers: { 200: "OpenItemsView" },
    refuses: [400, 404],
  }),
  call("GET", "/api/calendar-feeds", listMyFeeds, { answers: { 200: "CalendarFeedView[]" } }),
  call("POST", "/api/calendar-feeds", createMyFeed, {
    answers: { 201: "NewCalendarFeed" },
    refuses: [409],
  }),
  call("DELETE", "/api/calendar-feeds/:feedId", revokeMyFeed, { answers: OK }),

  call("GET", MAIL, readMyMail, { answers: { 200: "EmailInFull" }, body: emailInFull }),
  call("GET", `${MAIL}/raw`, downloadMyMail, { answers: { 200: "message/rfc822" }, respond: download }),
  call("DELETE", MAIL, deleteMyMail, { answers: OK }),
  call("PUT", `${MAIL}/mark-processed`, dismissMyMail, { answers: { 200: "MailView" } }),
  call("PUT", `${MAIL}/restore`, restoreMyMail, { answers: { 200: "MailView" } }),
  call("POST", `${MAIL}/process`, digestMyMail, { example: { includeOthers: true }, ...WRITTEN }),

  call("GET", IMPORTS, listMyImports, { answers: { 200: "ImportView[]" } }),
  call("POST", IMPORTS, startMyImport, {
    example: { filename: "All mail.mbox", size: 1_048_576 },
    answers: { 200: "ImportView", 201: "ImportView" },
    status: ({ isNew }) => (isNew ? 201 : 200),
    body: ({ view }) => view,
    refuses: [429],
  }),
  call("GET", IMPORT, readMyImport, { answers: { 200: "ImportView" } }),
  call("PUT", `${IMPORT}/parts/:number`, takeMyPart, {
    reads: "bytes",
    largest: IMPORT_PART_BYTES,
    answers: { 200: "ImportView" },
    refuses: [400, 409],
  }),
  call("DELETE", IMPORT, removeMyImport, { answers: OK }),

  call("GET", HELD, listMyHeldMails, { answers: { 200: "HeldMailView[]" } }),
  call("POST", `${HELD}/:mailId/allow`, allowMyMail, {
    example: { always: true },
    answers: { 200: "{ allowed: number }" },
  }),
  call("DELETE", `${HELD}/:mailId`, discardMyMail, { answers: OK }),

  call("POST", `${AGENT}/context-docs`, uploadMyDocument, {
    reads: "multipart",
    answers: { 201: "DocumentView" },
    refuses: [429],
  }),
  call("PUT", DOCUMENT, describeMyDocument, {
    example: { description: "The plan of the yard" },
    answers: { 200: "DocumentView" },
  }),
  call("DELETE", DOCUMENT, deleteMyDocument, { answers: OK }),

  call("GET", QUESTIONS, listMyQuestions, {
    example: { status: "open" },
    answers: { 200: "QuestionView[]" },
    refuses: [400],
  }),
  call("POST", QUESTIONS, requestQuestions, {
    example: { question: "Who orders the crane?", summaryId: null },
    answers: { 200: "QuestionView[]", 201: "QuestionView" },
    status: ({ kind }) => (kind === "add" ? 201 : 200),
    body: (result) => (result.kind === "add" ? result.added : result.asked),
    refuses: [409, 429],
  }),
  call("PUT", QUESTION, changeMyQuestion, {
    example: { status: "answered", answer: "Joe does." },
    answers: { 200: "QuestionView" },
  }),
  call("DELETE", QUESTION, deleteMyQuestion, { answers: OK }),

  call("POST", "/api/create-payment-intent", openMyPurchase, {
    example: { credits: 50 },
    answers: { 200: "{ clientSecret: string }" },
    refuses: [503],
  }),
  call("POST", "/api/add-credits", claimMyPurchase, {
    example: { credits: 50 },
    answers: { 200: "{ creditsAdded: number; credits: number }" },
    body: ({ creditsAdded, credits }) => ({ creditsAdded, credits }),
    refuses: [402, 503],
  }),
  call("POST", "/api/stripe/webhook", hearPaymentProvider, {
    reads: "bytes",
    answers: { 200: "{ received: true }" },
    refuses: [400, 503],
  }),
];
