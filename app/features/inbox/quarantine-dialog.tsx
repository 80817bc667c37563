import MailCheck from "lucide-react/icons/mail-check";
import { type HeldMailView, LISTED_HELD_MAILS } from "../../domain/inbox/held-mail-view";
import { Dialog } from "../../ui/dialog";
import { EmptyState } from "../../ui/empty-state";
import { PostForm } from "../../ui/post-form";
import { sizeWords } from "../../ui/size-words";
import { RelativeTime } from "../../ui/times";

/** ?dialog=quarantine of the agent: mail of those who may not write to it, to be allowed in or discarded. */
export function QuarantineDialog({
  agentId,
  mails,
  hasList,
}: {
  agentId: string;
  mails: HeldMailView[];
  /** The agent has a list of who may write; without one anybody may by now. */
  hasList: boolean;
}) {
  const path = `/agents/${agentId}`;
  return (
    <Dialog
      id="quarantine"
      kind="modal"
      title="Quarantine"
      subtitle="Mail from senders who may not write to this agent. They are told nothing."
      closeTo={path}
      returnFocusId="open-quarantine"
      over
    >
      {mails.length === 0 ? (
        <EmptyState icon={<MailCheck size={20} />} title="Nothing waits" framed={false}>
          Mail from senders who are not on the agent's list appears here.
        </EmptyState>
      ) : (
        <ul className="-my-5 divide-y">
          {mails.map((mail) => (
            <HeldMail key={mail.id} mail={mail} path={path} hasList={hasList} />
          ))}
          {mails.length >= LISTED_HELD_MAILS && (
            <li className="py-4 text-small text-ink-3">{`The newest ${LISTED_HELD_MAILS} are listed.`}</li>
          )}
        </ul>
      )}
    </Dialog>
  );
}

function HeldMail({ mail, path, hasList }: { mail: HeldMailView; path: string; hasList: boolean }) {
  const subject = mail.subject || "(No Subject)";
  const about = `held-${mail.id}`;
  const returnTo = `${path}?dialog=quarantine`;
  return (
    <li className="py-4">
      <p id={about} dir="auto" className="font-medium break-words">
        {subject}
      </p>
      <p className="text-small break-words text-ink-2">
        {"From: "}
        <bdi>{mail.sender}</bdi>
      </p>
      <p className="text-small text-ink-3">
        <RelativeTime iso={mail.receivedAt} />
        <span className="mx-1.5">·</span>
        {sizeWords(mail.size)}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PostForm
          action={path}
          fields={{ intent: "discard-mail", mailId: mail.id, returnTo }}
          size="sm"
          variant="ghost"
          className="-ml-3 text-danger!"
          aria-describedby={about}
        >
          Discard
        </PostForm>
        <PostForm
          action={path}
          fields={{ intent: "allow-mail", mailId: mail.id, returnTo }}
          size="sm"
          aria-describedby={about}
          formClassName="flex flex-wrap items-center gap-x-4 gap-y-1"
          before={
            hasList && (
              <label
                htmlFor={`always-${mail.id}`}
                className="control-small inline-flex items-center gap-2 text-small break-all text-ink-2"
              >
                <input
                  id={`always-${mail.id}`}
                  type="checkbox"
                  name="always"
                  value="on"
                  className="size-4 shrink-0 accent-accent"
                />
                {`always ${mail.senderAddress}`}
              </label>
            )
          }
        >
          Allow
        </PostForm>
      </div>
    </li>
  );
}
