import { Link } from "@remix-run/react";
import ListChecks from "lucide-react/icons/list-checks";
import MailSearch from "lucide-react/icons/mail-search";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { LineCounts } from "../../digest/shown-lines";
import type { UserView } from "../../domain/accounts/user-view";
import type { AgentDetailView } from "../../domain/digests/agent-detail-view";
import { ButtonLink } from "../../ui/button";

import { Dialog } from "../../ui/dialog";
import { PostForm } from "../../ui/post-form";
import type { RenderMarkdown } from "../digests/digest-body";
import type { SectionEditing } from "../digests/digest-edit";
import { DigestPanel } from "../digests/digest-panel";
import { SendLink } from "../digests/send-link";
import { AgentInformation } from "./agent-information";

const places = [
  { href: "#digest", label: "Digest" },
  { href: "#information", label: "Info" },
  { href: "#emails", label: "Emails" },
  { href: "#questions", label: "Questions" },
  { href: "#documents", label: "Docs" },
];

/** Below 768 px, where four would break into two, the buttons share one row: Edit is in the head already, Delete is a picture. */
const narrow = "max-sm:px-2.5 max-sm:text-small";

/** The agent detail over the dashboard (specification, section 2, 'Agent detail dialog'). */
export function AgentSheet({
  agent,
  counts,
  keptMails,
  user,
  renderMarkdown,
  editing,
  covered = false,
}: {
  agent: AgentDetailView;
  counts: LineCounts | null;
  keptMails: string[];
  user: Pick<UserView, "credits" | "planTier">;
  renderMarkdown: RenderMarkdown;
  /** The section of the digest that is a form just now. */
  editing: SectionEditing | null;
  /** A dialog lies over the sheet. */
  covered?: boolean;
}) {
  const path = `/agents/${agent.id}`;
  return (
    <Dialog
      id="agent"
      kind="sheet"
      title={<bdi>{agent.title}</bdi>}
      closeTo="/"
      returnFocusId={`view-${agent.id}`}
      covered={covered}
      tools={
        <>
          <ButtonLink
            id="open-items-tool"
            to={`${path}/items`}
            size="sm"
            className="no-print mt-0.5 max-sm:hidden"
            icon={<ListChecks size={14} aria-hidden="true" />}
          >
            Open items
          </ButtonLink>
          <ButtonLink
            id="edit-agent-tool"
            to="?dialog=edit"
            preventScrollReset
            size="sm"
            className="no-print mt-0.5"
            icon={<Pencil size={14} aria-hidden="true" />}
          >
            Edit
          </ButtonLink>
        </>
      }
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink
            id="delete-agent-button"
            to="?dialog=delete"
            preventScrollReset
            variant="ghost"
            className="text-danger! max-md:mr-auto max-md:px-3"
            icon={<Trash2 size={15} aria-hidden="true" />}
          >
            <span className="max-md:sr-only">Delete Agent</span>
          </ButtonLink>
          <PostForm
            action={path}
            fields={{ intent: "process-mails" }}
            formClassName="md:ml-auto"
            className={narrow}
            pendingLabel="Processing..."
            icon={<MailSearch size={15} aria-hidden="true" className="max-md:hidden" />}
          >
            Process Emails
          </PostForm>
          <ButtonLink
            id="edit-agent-button"
            to="?dialog=edit"
            preventScrollReset
            className="max-md:hidden"
            icon={<Pencil size={15} aria-hidden="true" />}
          >
            Edit Agent
          </ButtonLink>
          <SendLink
            id="send-digest"
            to="?dialog=send"
            variant="primary"
            className={`${narrow} max-sm:[&>svg]:hidden`}
            iconSize={15}
          />
        </div>
      }
    >
      <nav
        aria-label="Parts of the agent"
        className="no-print sticky top-0 z-10 flex flex-wrap gap-x-0.5 border-b bg-surface px-3 md:hidden"
      >
        {places.map((place) => (
          <a
            key={place.href}
            href={place.href}
            className="control grid place-items-center rounded-control px-1.5 font-medium text-ink-2 hover:text-ink sm:px-2"
          >
            {place.label}
          </a>
        ))}
        <Link
          to={`${path}/items`}
          className="control grid place-items-center rounded-control px-1.5 font-medium text-ink-2 hover:text-ink sm:hidden"
        >
          Items
        </Link>
      </nav>
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 p-5 sm:p-7">
          <DigestPanel
            agent={agent}
            counts={counts}
            keptMails={keptMails}
            user={user}
            renderMarkdown={renderMarkdown}
            editing={editing}
          />
        </div>
        <div className="no-print laid-out-near [--usual-height:200rem] min-w-0 border-t bg-canvas p-5 md:border-t-0 md:border-l">
          <AgentInformation agent={agent} />
        </div>
      </div>
    </Dialog>
  );
}
