import { useSearchParams } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { asksForWholeText, WHOLE_TEXT } from "../../domain/digests/shown-words";
import type { WholeMail } from "../../domain/digests/whole-mail";
import { FAILED } from "../../domain/failed-words";
import { BackLink } from "../../ui/back-link";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { LiveStatus } from "../../ui/live-status";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";
import { lineAddress, mailAddress, wordsId } from "../digests/digest-addresses";
import { DeleteMailDialog } from "./delete-mail-dialog";
import { MailFiles } from "./mail-files";
import { MailLines, type NumberedLine } from "./mail-lines";
import { MailPiece, type Mark } from "./mail-piece";
import { MailRecognised } from "./mail-recognised";
import { mailBadges, senderWords, subjectWords } from "./mail-words";

/** Numbers the lines, and says where each and its words are found. `isCut`: only the beginning of the text is here. */
function numbered(mail: WholeMail): (NumberedLine & { id: string })[] {
  const seen = new Set<string>();
  return mail.lines.map((line, index) => {
    const number = index + 1;
    const first = wordsId(line.anchor);
    const id = seen.has(first) ? `${first}-${number}` : first;
    seen.add(id);
    const { place, digestId, anchor } = line;
    const isHere = place !== null && place.end <= (mail.pieces[place.piece]?.text.length ?? 0);
    return {
      ...{ number, line, id },
      href: digestId === null ? null : lineAddress(mail.agentId, digestId, anchor),
      wordsHref: place === null ? null : isHere ? `#${id}` : `?${WHOLE_TEXT}#${id}`,
    };
  });
}

function marksOf(piece: number, lines: ReturnType<typeof numbered>): Mark[] {
  const quoted = new Set(lines.flatMap(({ line }) => (line.kind === "person" ? [] : [line.quote])));
  return lines.flatMap(({ number, id, href, line: { kind, place, quote, text } }) => {
    if (place?.piece !== piece) return [];
    const { start, end } = place;
    const isSaid = kind !== "person" || !quoted.has(quote);
    return [{ number, id, words: text, href: href ?? `#line-${number}`, isSaid, start, end }];
  });
}

/** /agents/{id}/emails/{id}: a mail as it was understood, its words, and what was made of them. Text only. */
export function MailPage({ mail, isCut }: { mail: WholeMail; isCut: boolean }) {
  const [search] = useSearchParams();
  const path = mailAddress(mail.agentId, mail.id);
  const lines = numbered(mail);
  const subject = subjectWords(mail);
  const isNew = mail.processedAt === null && mail.kind === "content" && !mail.isSample;
  const agentPath = `/agents/${mail.agentId}`;
  const act = (
    intent: "restore-mail" | "dismiss-mail" | "process-mail",
    label: string,
    pendingLabel?: string,
  ) => (
    <PostForm
      action={agentPath}
      fields={{ intent, mailId: mail.id, ...(intent === "process-mail" ? {} : { returnTo: path }) }}
      failed={FAILED[intent]}
      pendingLabel={pendingLabel}
    >
      {label}
    </PostForm>
  );
  return (
    <div className="mx-auto max-w-6xl">
      <BackLink to={agentPath} title={mail.agentTitle} />
      <div className="mb-5">
        <h1 dir="auto" className="text-page tracking-[-0.01em] [overflow-wrap:anywhere]">
          {subject}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-2">
          <span dir="auto" className="[overflow-wrap:anywhere]">{`From ${senderWords(mail)}`}</span>
          <AbsoluteTime iso={mail.sentAt ?? mail.receivedAt} />
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {mailBadges(mail).map((badge) => (
            <Badge key={badge.word} tone={badge.tone}>
              {badge.word}
            </Badge>
          ))}
        </div>
        <div className="no-print mt-4 flex flex-wrap gap-2">
          {isNew && mail.state !== "unreadable" && act("process-mail", "Process Email", "Generating...")}
          {isNew && act("dismiss-mail", "Dismiss")}
          {mail.dismissedAt && act("restore-mail", "Put back")}
          <ButtonLink to={`${path}/raw`} reloadDocument icon={<Download size={15} aria-hidden="true" />}>
            Original
          </ButtonLink>
          <ButtonLink
            id={`delete-mail-${mail.id}`}
            to="?dialog=delete"
            preventScrollReset
            variant="ghost"
            className="text-danger!"
            icon={<Trash2 size={15} aria-hidden="true" />}
          >
            Delete
          </ButtonLink>
        </div>
      </div>
      <LiveStatus waiting={mail.state === "received"}>
        {mail.state === "received" && <p className="mb-5 text-ink-2">This email is being read.</p>}
      </LiveStatus>
      {mail.problem && (
        <p className="mb-5 border-l-[3px] border-l-warn bg-warn-soft px-3 py-2 text-small text-warn-ink">
          {mail.problem}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="mail-words" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="mail-words" className="sr-only">
            What it says
          </h2>
          {mail.pieces.map((piece, index) => (
            <MailPiece
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail are in its order
              key={index}
              piece={piece}
              marks={marksOf(index, lines)}
              about={subject}
              isHeaded={piece.kind === "body" && piece.author === mail.sender}
            />
          ))}
          {mail.pieces.length === 0 && mail.state !== "received" && (
            <p className="text-ink-3">No text was found in it.</p>
          )}
          {(isCut || asksForWholeText(search)) && (
            <p className="no-print">
              <ButtonLink to={isCut ? `?${WHOLE_TEXT}` : path} preventScrollReset={isCut}>
                {isCut ? "Show the whole text" : "Show the beginning"}
              </ButtonLink>
            </p>
          )}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <section aria-labelledby="mail-lines">
            <h2 id="mail-lines" className="mb-3 text-input font-bold">
              Lines that quote it
            </h2>
            {lines.length > 0 ? (
              <MailLines lines={lines} />
            ) : (
              <p className="text-small text-ink-3">
                {mail.processedAt || mail.kind !== "content" ? "None." : "None yet; no digest has read it."}
              </p>
            )}
          </section>
          {mail.attachments.length > 0 && (
            <section aria-labelledby="mail-files">
              <h2 id="mail-files" className="mb-3 text-input font-bold">
                Attachments
              </h2>
              <MailFiles mail={mail} path={path} />
            </section>
          )}
          <section aria-labelledby="mail-recognised">
            <h2 id="mail-recognised" className="mb-3 text-input font-bold">
              What was recognised
            </h2>
            <MailRecognised mail={mail} />
          </section>
        </div>
      </div>
      {search.get("dialog") === "delete" && (
        <DeleteMailDialog agentId={mail.agentId} mail={mail} closeTo={path} />
      )}
    </div>
  );
}
