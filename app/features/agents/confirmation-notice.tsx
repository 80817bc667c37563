import ExternalLink from "lucide-react/icons/external-link";
import MailCheck from "lucide-react/icons/mail-check";

import type { ConfirmationView } from "../../domain/agents/agent-view";
import { CopyButton } from "../../ui/copy-button";

import { RelativeTime } from "../../ui/times";

/** "Gmail" for gmail; a provider that isn't known by its mail has no name. */
function providerName(provider: string): string {
  return provider === "unknown" ? "a mail provider" : provider.charAt(0).toUpperCase() + provider.slice(1);
}

function host(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/**
 * A mail provider asks to confirm the forwarding: its code and its link, which only a person opens
 * (decisions, 'forwarding confirmation'). Not proven to come from the provider: 'possible confirmation'.
 */
export function ConfirmationNotice({
  confirmation,
  compact = false,
}: {
  confirmation: ConfirmationView;
  compact?: boolean;
}) {
  const { provider, code, url, verified, receivedAt } = confirmation;
  const name = providerName(provider);
  const title = verified
    ? `${name} asks to confirm forwarding`
    : `Possible confirmation: ${name} may ask to confirm forwarding`;
  return (
    <div
      data-confirmation=""
      className="rounded-control border border-l-[3px] border-l-warn bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <p className="flex items-start gap-2 font-medium">
        <MailCheck size={17} aria-hidden="true" className="mt-px shrink-0" />
        <span>
          {title}
          {code && ": "}
          {code && <code className="font-mono text-input font-bold tracking-wide">{code}</code>}
        </span>
      </p>
      {!compact && (
        <p className="mt-1 text-small">
          {"Received "}
          <RelativeTime iso={receivedAt} />
          {verified
            ? ". Enter the code in your mail settings, or open the link."
            : ". Its sender could not be verified: open it only if you have just set up forwarding."}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {code && (
          <span className="-ml-3">
            <CopyButton value={code} label={`confirmation code ${code}`} />
          </span>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-block py-1 text-small font-medium underline underline-offset-3"
          >
            {"Open link "}
            <span className="font-normal">{`(${host(url)}, new tab)`}</span>
            <ExternalLink size={13} aria-hidden="true" className="ml-1 inline align-[-2px]" />
          </a>
        )}
      </div>
    </div>
  );
}
