import type { LabelledThread } from "./labelled-threads";

const HOUR = 3_600_000;

/** Two threads of the same people at the same time: nothing that one says is about the other. */
export function mixed(thread: LabelledThread, other: LabelledThread): LabelledThread {
  const people = namesOf(thread);
  const names = namesOf(other).map((name, at) => [name, people[at] ?? name] as const);
  const renamed = (text: string): string =>
    names.reduce((said, [from, to]) => {
      const [first = "", ...rest] = from.split(" ");
      const [newFirst = "", ...newRest] = to.split(" ");
      const whole = rest.length > 0 && newRest.length > 0 ? said.replaceAll(from, to) : said;
      return whole.replace(new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, "gu"), newFirst);
    }, text);
  const apart = Date.parse(thread.mails[0]?.sentAt ?? "") - Date.parse(other.mails[0]?.sentAt ?? "") + HOUR;
  const mails = other.mails.map((mail) => ({
    ...mail,
    writer: renamed(mail.writer),
    readers: mail.readers.map(renamed),
    sentAt: new Date(Date.parse(mail.sentAt) + apart).toISOString(),
    text: renamed(mail.text),
    lines: mail.lines.map(({ labels, text }) => ({
      text: renamed(text),
      labels: labels.map((label) => ({ ...label, matter: `other ${label.matter}` })),
    })),
  }));
  return {
    ...thread,
    mails: [...thread.mails, ...mails].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1)),
  };
}

const namesOf = ({ mails }: LabelledThread): string[] => [
  ...new Set(mails.flatMap(({ writer, readers }) => [writer, ...readers])),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
