import ChevronDown from "lucide-react/icons/chevron-down";
import type { MailPieceView } from "../../domain/digests/whole-mail";
import { AbsoluteTime } from "../../ui/times";
import { markedWords } from "./marked-words";

/** A line that stands on words of the mail, as its mark needs it. */
export interface Mark {
  /** As the list of lines counts it, from 1. */
  number: number;
  /** Of the marked words. */
  id: string;
  /** What it says, for those who can't see where it leads. */
  words: string;
  href: string;
  /** Its number stands behind the words; not for a person whose words have another line's. */
  isSaid: boolean;
  start: number;
  end: number;
}

const KINDS: Partial<Record<MailPieceView["kind"], string>> = {
  note: "Forwarded with these words",
  forwarded: "Forwarded email",
  transcript: "Transcript",
  calendar: "Invitation",
  attachment: "Text of a file",
};

/** What a person wrote: text, each paragraph in its own direction, nothing of it a link or a picture. */
const WORDS = "max-w-[72ch] [overflow-wrap:anywhere] whitespace-pre-wrap [unicode-bidi:plaintext]";

/** A piece of a mail with one author; the words that lines stand on are marked, and lead to them. */
export function MailPiece({
  piece,
  marks,
  about,
  isHeaded,
}: {
  piece: MailPieceView;
  marks: Mark[];
  /** The subject of the mail. */
  about: string;
  /** Who wrote it, and when, stands above already. */
  isHeaded: boolean;
}) {
  const { kind, author, sentAt, subject, filename, text, history, signature } = piece;
  const label = KINDS[kind];
  const name = filename ?? (subject !== null && subject !== about ? subject : null);
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]));
  return (
    <article className="rounded-card border bg-surface p-5">
      <header
        hidden={isHeaded}
        className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-ink-3"
      >
        {label && <span className="font-medium text-accent-ink">{label}</span>}
        {author && (
          <span dir="auto" className="[overflow-wrap:anywhere] text-ink-2">
            {author}
          </span>
        )}
        {sentAt && <AbsoluteTime iso={sentAt} />}
        {name && (
          <span dir="auto" className="basis-full font-medium [overflow-wrap:anywhere] text-ink">
            {name}
          </span>
        )}
      </header>
      {text === "" ? (
        <p className="text-ink-3">No words of its own.</p>
      ) : (
        <div dir="auto" className={`text-prose ${WORDS}`}>
          {markedWords(text, marks).map((part, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
              key={index}
              text={part.text}
              isMarked={part.numbers.length > 0}
              begins={found(part.begins, byNumber)}
              ends={found(part.ends, byNumber)}
            />
          ))}
        </div>
      )}
      <Aside title="Quoted from earlier emails" text={history} />
      <Aside title="Signature" text={signature} />
    </article>
  );
}

function found(numbers: number[], marks: ReadonlyMap<number, Mark>): Mark[] {
  return numbers.flatMap((number) => marks.get(number) ?? []);
}

function Part({
  text,
  isMarked,
  begins,
  ends,
}: {
  text: string;
  isMarked: boolean;
  begins: Mark[];
  ends: Mark[];
}) {
  if (!isMarked) return <>{text}</>;
  return (
    <>
      {begins.reduce(
        (inside, { id }) => (
          <span key={id} id={id} className="quotation scroll-mt-24">
            {inside}
          </span>
        ),
        <mark className="quoted">{text}</mark>,
      )}
      {ends
        .filter(({ isSaid }) => isSaid)
        .map(({ number, words, href }) => (
          <a key={number} href={href} className="quoted-by" aria-label={`Line ${number}: ${words}`}>
            {number}
          </a>
        ))}
    </>
  );
}

function Aside({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <details className="mt-3 border-t pt-2">
      <summary className="plain control-small inline-flex items-center gap-1.5 rounded-control text-small text-ink-3 hover:text-accent">
        {title}
        <ChevronDown size={14} aria-hidden="true" className="turns" />
      </summary>
      <div dir="auto" className={`mt-1 text-small text-ink-2 ${WORDS}`}>
        {text}
      </div>
    </details>
  );
}
