import type { Source, Urgency } from "../../digest/digest-content";
import { disputeNotes } from "../../digest/dispute-notes";
import { classNames } from "../../ui/class-names";
import type { ItemActing } from "./item-acting";
import { ItemActions } from "./item-actions";
import { itemTrack, type LineTrack } from "./item-track";
import { LineNote } from "./line-note";
import { SourceQuotes } from "./source-quotes";

const rails: Record<Urgency, string> = {
  high: "border-l-danger",
  medium: "border-l-warn",
  none: "border-l-line",
};
const words: Record<Urgency, { text: string; look: string } | null> = {
  high: { text: "High", look: "text-danger" },
  medium: { text: "Medium", look: "text-warn" },
  none: null,
};

/** One line of a digest in the terms that all sections share. */
export interface DigestLineContent {
  /** Its place on a digest's page (`lineAnchor`). */
  anchor: string;
  text: string;
  /** Owner, due and the like, in their order. */
  meta: string[];
  /** Further sentences, each with its word: Impact, Context, ... */
  notes: { label: string; text: string }[];
  urgency: Urgency;
  sources: Source[];
  /** What it has of its item; absent for people. */
  track?: LineTrack;
}

/** A line: the rail and the word of its urgency, who and when, and what it was quoted from. */
export function DigestLine({
  id,
  wordsId,
  line,
  html,
  mailHref,
  quotesOpen,
  acting,
}: {
  /** Of a line that the page leads to. */
  id?: string;
  /** Of its words, where the line has an `id` of its own and something else leads to it, too. */
  wordsId?: string;
  line: DigestLineContent;
  /** Its words as they were written, as safe HTML, where they have emphasis or links. */
  html?: string | null;
  /** The words of this line in the page of a source mail, while the mail is kept. */
  mailHref?: (mailId: string, anchor: string) => string | undefined;
  quotesOpen?: boolean;
  /** Only where a person may act on the line's item. */
  acting?: ItemActing;
}) {
  const urgency = words[line.urgency];
  const lead = wordsId === undefined ? {} : { id: wordsId, tabIndex: -1 };
  const now = line.track?.itemId ? acting?.states[line.track.itemId] : undefined;
  const facts = [
    ...line.meta.map((word) => ({ key: word, words: word, isOld: false })),
    ...itemTrack(line.track ?? {}).map((told) => ({ ...told, isOld: true })),
  ];
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames(
        "digest-line scroll-mt-14 border-l-[3px] py-0.5 pl-4 target:bg-info-soft",
        rails[line.urgency],
      )}
    >
      {html ? (
        <p
          {...lead}
          dir="auto"
          className="line-words scroll-mt-14 text-prose font-medium"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderLine promises safe HTML
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p {...lead} dir="auto" className="scroll-mt-14 text-prose font-medium">
          {line.text}
        </p>
      )}
      {(urgency || facts.length > 0) && (
        <p className="text-small text-ink-2">
          {urgency && <strong className={`font-bold ${urgency.look}`}>{urgency.text}</strong>}
          {facts.map(({ key, words: said, isOld }, index) => (
            <span key={key} className={isOld ? "text-ink-3" : undefined}>
              {(urgency || index > 0) && <span className="mx-1.5">·</span>}
              <bdi>{said}</bdi>
            </span>
          ))}
        </p>
      )}
      {[...line.notes, ...disputeNotes(line.track?.disputed, now)].map((note) => (
        <LineNote key={note.label} note={note} agentPath={acting?.agentPath} />
      ))}
      <SourceQuotes
        sources={line.sources}
        open={quotesOpen}
        hrefOf={({ kind, id: mailId }) => (kind === "email" ? mailHref?.(mailId, line.anchor) : undefined)}
      />
      {acting && line.track?.itemId && (
        <ItemActions
          itemId={line.track.itemId}
          text={line.text}
          acting={acting}
          toldTask={toldTask(line.track)}
        />
      )}
    </li>
  );
}

/** Who has it and until when, as the digest says; null for a line that is no task. */
function toldTask({ owner, due }: LineTrack): { owner: string | null; due: string | null } | null {
  return owner === undefined ? null : { owner, due: due ?? null };
}
