import type { Act } from "./act";
import type { Statement } from "./statement";

const OFFERS =
  /\b(?:surveys?|feedback form|questionnaire|rate (?:us|this|your|our)|tell us what you think|(?:this|your) (?:receipt|slip) for|for your records)\b/i;
const DEMANDS =
  /\b(?:please|pls|kindly|must|required?|requires|needs?|due|overdue|deadline)\b|^(?:approve|sign|review|confirm|complete|provide|submit|pay|update|renew|verify|return|accept)\b/i;

/**
 * "Try it today!", "Take our survey": what a program's mail only offers. It asks by a please, a name, a date or for an
 * approval, a signature, data.
 */
export const isOffer = ({ kind, when }: Act, statement: Statement, called: boolean): boolean =>
  kind === "request" &&
  statement.medium === "notification" &&
  statement.speaker === null &&
  statement.assignee === null &&
  statement.task === null &&
  // Under somebody's name it is theirs.
  !(
    statement.heading === "actions" &&
    statement.label !== undefined &&
    statement.label === statement.addressee
  ) &&
  (OFFERS.test(statement.text) ||
    (!called &&
      !DEMANDS.test(statement.text) &&
      (when === null || /^(?:today|now|tonight)$/i.test(when.words))));
