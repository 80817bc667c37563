import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { WholeMail } from "../../domain/digests/whole-mail";
import { AbsoluteTime } from "../../ui/times";
import { digestAddress } from "../digests/digest-addresses";
import { KIND_WORDS } from "./mail-words";

const SENT_AS: Record<WholeMail["sentAs"][number], string> = {
  unsubscribable: "with a way to unsubscribe",
  discussion: "to a list that its readers write to",
  bulk: "in bulk",
  automatic: "by a program",
  tracked: "by a tracker",
  reply: "as an answer",
};

const NOUNS: Partial<Record<WholeMail["pieces"][number]["kind"], [string, string]>> = {
  forwarded: ["forwarded email", "forwarded emails"],
  transcript: ["transcript", "transcripts"],
  calendar: ["invitation", "invitations"],
  attachment: ["file with text", "files with text"],
};

function insideWords(pieces: WholeMail["pieces"]): string {
  return Object.entries(NOUNS)
    .flatMap(([kind, [one, many]]) => {
      const count = pieces.filter((piece) => piece.kind === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    })
    .join(", ");
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** What was understood of a mail, beside its words: what it is, how it came, what is inside it, which digests used it. */
export function MailRecognised({ mail }: { mail: WholeMail }) {
  const inside = insideWords(mail.pieces);
  return (
    <dl className="grid gap-3">
      <Fact term="Kind">{mail.kind === "content" ? "Content, for digests" : KIND_WORDS[mail.kind]}</Fact>
      {mail.via !== null && (
        <Fact term="Forwarded by">
          <span dir="auto">{mail.via}</span>
        </Fact>
      )}
      {mail.sentAs.length > 0 && (
        <Fact term="Sent">{mail.sentAs.map((each) => SENT_AS[each]).join(", ")}</Fact>
      )}
      {inside && <Fact term="Inside it">{inside}</Fact>}
      {mail.tag !== null && <Fact term="Sent to the address with">{`+${mail.tag}`}</Fact>}
      <Fact term="Arrived">
        <AbsoluteTime iso={mail.receivedAt} />
      </Fact>
      {mail.digests.length > 0 && (
        <Fact term={mail.digests.length === 1 ? "In the digest of" : "In the digests of"}>
          <ul>
            {mail.digests.map(({ id, generatedAt }) => (
              <li key={id}>
                <Link to={digestAddress(mail.agentId, id)} className="link inline-block py-1">
                  <AbsoluteTime iso={generatedAt} />
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}
