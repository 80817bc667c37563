import type { Header } from "postal-mime";
import type { SentAs } from "../mail-content";
import { headerValue } from "./header-value";

/** Headers that trackers put on what they send about a task, an issue or a page. */
const TRACKER =
  /^x-(?:github-|gitlab-|jira-|atlassian-|linear-|asana-|trello-|redmine-|youtrack-|phabricator-|launchpad-|bugzilla-|mantis-|pagerduty-)/;

/** What the headers of a mail say of how it was sent, in a fixed order. */
export function readSentAs(headers: Header[]): SentAs[] {
  const says = (name: string, words: RegExp) => words.test(headerValue(headers, name) ?? "");
  const is: Record<SentAs, boolean> = {
    unsubscribable: says("list-unsubscribe", /\S/),
    // "NO" is a list that nobody may write to (RFC 2369, 3.4).
    discussion: says("list-post", /@/),
    bulk: says("precedence", /^\s*(?:bulk|junk)\b/i),
    automatic: says("auto-submitted", /^\s*auto-generated/i),
    tracked: headers.some(({ key }) => TRACKER.test(key)),
    reply: says("in-reply-to", /\S/),
  };
  const order: SentAs[] = ["unsubscribable", "discussion", "bulk", "automatic", "tracked", "reply"];
  return order.filter((word) => is[word]);
}
