import type { DigestView } from "../../domain/digests/digest-view";
import { CoverageLine } from "./coverage-line";
import { DigestLine } from "./digest-line";
import { digestSections } from "./digest-lines";

/** Turns Markdown into HTML that is safe to put into the page. */
export type RenderMarkdown = (markdown: string) => string;

/** Overview, sections and what the digest was written from. */
export function DigestBody({
  digest,
  renderMarkdown,
  mailHref,
  headingLevel: Heading = "h3",
  firstQuoteOpen = false,
}: {
  digest: DigestView;
  renderMarkdown: RenderMarkdown;
  mailHref?: (mailId: string) => string | undefined;
  headingLevel?: "h2" | "h3";
  /** Shows at a glance that lines open to their source. */
  firstQuoteOpen?: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <section aria-labelledby={`${digest.id}-overview`}>
        <Heading id={`${digest.id}-overview`} className="text-input font-bold">
          Overview
        </Heading>
        <div
          className="prose-digest mt-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown promises safe HTML
          dangerouslySetInnerHTML={{ __html: renderMarkdown(digest.overview) }}
        />
      </section>
      {digestSections(digest).map((section, place) => (
        <section key={section.id} aria-labelledby={`${digest.id}-${section.id}`}>
          <Heading
            id={`${digest.id}-${section.id}`}
            className="mb-3 flex items-baseline gap-2 text-input font-bold"
          >
            {section.title}
            <span className="text-small font-medium text-ink-3">
              {section.lines.length}
              <span className="sr-only">{section.lines.length === 1 ? " line" : " lines"}</span>
            </span>
          </Heading>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {section.lines.map((line, index) => (
              <DigestLine
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order is fixed
                key={index}
                line={line}
                mailHref={mailHref}
                quotesOpen={firstQuoteOpen && place === 0 && index === 0}
              />
            ))}
          </ul>
        </section>
      ))}
      <CoverageLine coverage={digest.coverage} />
    </div>
  );
}
