import { Link } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Paperclip from "lucide-react/icons/paperclip";
import Trash2 from "lucide-react/icons/trash-2";

import type { MailView } from "../../domain/inbox/mail-view";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { PostForm } from "../../ui/post-form";
import { sizeWords } from "../../ui/size-words";
import { RelativeTime } from "../../ui/times";
import { mailAddress } from "../digests/digest-addresses";
import { mailBadges, senderWords, subjectWords } from "./mail-words";

/** So many mails are in sight; the rest open with a press. */
const IN_SIGHT = 5;

/** 'Recent Emails' (specification, section 2): each mail, how it was understood, and what can be done with it. */
export function MailList({
  mails,
  agentId,
  hasMore,
}: {
  mails: MailView[];
  agentId: string;
  /** These are only the newest. */
  hasMore: boolean;
}) {
  if (mails.length === 0) return <p className="text-ink-3">No emails received yet.</p>;
  const rows = (part: MailView[]) => (
    <MailRows
      mails={part}
      agentId={agentId}
      deleteAddress={({ id }) => `?dialog=delete-mail&mail=${encodeURIComponent(id)}`}
    />
  );
  const older = mails.slice(IN_SIGHT);
  return (
    <>
      {rows(mails.slice(0, IN_SIGHT))}
      {older.length > 0 && (
        <details>
          <summary className="plain control flex items-center gap-2 rounded-control font-medium text-ink-2 hover:text-accent">
            {`${older.length} older`}
            <ChevronDown size={16} aria-hidden="true" className="turns text-ink-3" />
          </summary>
          {rows(older)}
        </details>
      )}
      {hasMore && (
        <ButtonLink to={`/agents/${agentId}/emails`} variant="ghost" className="-ml-4">
          All emails
        </ButtonLink>
      )}
    </>
  );
}

/** A row for each mail. */
export function MailRows({
  mails,
  agentId,
  deleteAddress,
}: {
  mails: MailView[];
  agentId: string;
  /** Where somebody is asked whether a mail is to be deleted. */
  deleteAddress: (mail: MailView) => string;
}) {
  return (
    <ul className="divide-y border-y">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} agentId={agentId} deleteTo={deleteAddress(mail)} />
      ))}
    </ul>
  );
}

function MailRow({ mail, agentId, deleteTo }: { mail: MailView; agentId: string; deleteTo: string }) {
  const subject = subjectWords(mail);
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium break-words">
          <Link
            to={mailAddress(agentId, mail.id)}
            className="inline-block py-0.5 [overflow-wrap:anywhere] hover:text-accent hover:underline"
          >
            {subject}
          </Link>
        </p>
        <p className="text-small break-words text-ink-3">
          <bdi>{senderWords(mail)}</bdi>{" "}
          <span className="whitespace-nowrap">
            <span className="mr-1.5 ml-0.5">·</span>
            <RelativeTime iso={mail.receivedAt} />
          </span>
        </p>
        {mail.problem && <p className="mt-1 text-small text-warn">{mail.problem}</p>}
        {mail.attachments.length > 0 && (
          <ul aria-label="Attachments" className="mt-1 grid gap-0.5 text-small text-ink-2">
            {mail.attachments.map((file) => (
              <li key={`${file.filename} ${file.size}`} className="flex items-start gap-1.5">
                <Paperclip size={13} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
                <span className="min-w-0 break-words">
                  <bdi>{file.filename}</bdi>
                  {`, ${sizeWords(file.size)}`}
                  {!file.read && (
                    <span className="text-warn">{`, not read${file.problem ? `: ${file.problem}` : ""}`}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {mailBadges(mail).map((badge) => (
            <Badge key={badge.word} tone={badge.tone}>
              {badge.word}
            </Badge>
          ))}
          {mail.dismissedAt && (
            <PostForm
              action={`/agents/${agentId}`}
              fields={{ intent: "restore-mail", mailId: mail.id }}
              size="sm"
              variant="ghost"
              aria-label={`Put back ${subject}`}
            >
              Put back
            </PostForm>
          )}
        </div>
      </div>
      <Link
        id={`delete-mail-${mail.id}`}
        to={deleteTo}
        preventScrollReset
        aria-label={`Delete email ${subject}`}
        className="control-small no-print grid w-8 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-danger-soft hover:text-danger-ink pointer-coarse:w-11"
      >
        <Trash2 size={15} aria-hidden="true" />
      </Link>
    </li>
  );
}
