import { Link } from "@remix-run/react";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useContext } from "react";

import type { DigestView } from "../../digest/digest-view";
import { type LineCounts, shownAtFirst } from "../../digest/shown-lines";

import { ClosedItems } from "./closed-items";
import { CoverageLine } from "./coverage-line";
import { type DigestEditing, type EditName, SECTION_OF_EDIT, sectionTitle } from "./digest-edit";
import { DigestLine } from "./digest-line";
import { digestSections } from "./digest-lines";
import type { ItemActing } from "./item-acting";
import { LazySectionEditor } from "./lazy-section-editor";
import { firstOfMoreId, MoreLines } from "./more-lines";
import { WrittenContext } from "./written-context";

const SECTION_NAMES = ["actions", "blockers", "decisions", "stakeholders"] as const;

/** Turns Markdown into HTML that is safe to put into the page. */
export type RenderMarkdown = (markdown: string) => string;

function EditLink({ name, title }: { name: EditName; title: string }) {
  return (
    <Link
      id={`edit-${name}`}
      to={`?edit=${name}`}
      preventScrollReset
      aria-label={`Edit ${title}`}
      className="control-small no-print -my-1.5 ml-auto grid w-8 shrink-0 place-items-center self-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
    >
      <Pencil size={15} aria-hidden="true" />
    </Link>
  );
}

/** Overview, sections and what the digest was written from. */
export function DigestBody({
  digest,
  renderMarkdown,
  mailHref,
  headingLevel: Heading = "h3",
  firstQuoteOpen = false,
  counts,
  hasAnchors = false,
  editing,
  acting,
}: {
  digest: DigestView;
  renderMarkdown: RenderMarkdown;
  mailHref?: (mailId: string, anchor: string) => string | undefined;
  headingLevel?: "h2" | "h3";
  /** Shows at a glance that lines open to their source. */
  firstQuoteOpen?: boolean;
  /** How many lines the sections have, where `digest` may have only the first of them: then the rest is linked to. */
  counts?: LineCounts;
  /** Each line is a place that addresses lead to. */
  hasAnchors?: boolean;
  /** Only where the digest can be edited. */
  editing?: DigestEditing;
  /** Only where a person may act on items. */
  acting?: ItemActing;
}) {
  const current = editing?.current ?? null;
  const written = useContext(WrittenContext);
  const sections = digestSections(digest);
  const totalOf = ({ id, lines }: (typeof sections)[number]) => counts?.[SECTION_OF_EDIT[id]] ?? lines.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <section aria-labelledby={`${digest.id}-overview`}>
        <div className="flex items-baseline gap-2">
          <Heading id={`${digest.id}-overview`} className="text-input font-bold">
            Overview
          </Heading>
          {editing && current?.name !== "overview" && <EditLink name="overview" title="Overview" />}
        </div>
        {current?.name === "overview" ? (
          <LazySectionEditor editing={current} title="Overview" />
        ) : (
          <div
            dir="auto"
            className="prose-digest mt-2"
            data-under={Heading}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown promises safe HTML
            dangerouslySetInnerHTML={{ __html: renderMarkdown(digest.overview) }}
          />
        )}
      </section>
      {sections.map((section, place) => (
        <section key={section.id} aria-labelledby={`${digest.id}-${section.id}`} className="laid-out-near">
          <div className="mb-3 flex items-baseline gap-2">
            <Heading
              id={`${digest.id}-${section.id}`}
              tabIndex={-1}
              className="flex items-baseline gap-2 text-input font-bold"
            >
              {section.title}
              <span className="text-small font-medium text-ink-3">
                {totalOf(section)}
                <span className="sr-only">{totalOf(section) === 1 ? " line" : " lines"}</span>
              </span>
            </Heading>
            {editing && current?.name !== section.id && <EditLink name={section.id} title={section.title} />}
          </div>
          {current?.name === section.id ? (
            <LazySectionEditor editing={current} title={section.title} />
          ) : (
            <>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
                {section.lines.map((line, index) => {
                  const isLead = index === shownAtFirst(totalOf(section));
                  const lead = isLead ? firstOfMoreId(`${digest.id}-${section.id}`) : undefined;
                  return (
                    <DigestLine
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order is fixed
                      key={index}
                      {...(hasAnchors ? { id: line.anchor, wordsId: lead } : { id: lead })}
                      line={line}
                      html={written?.[SECTION_OF_EDIT[section.id]][index]}
                      mailHref={mailHref}
                      quotesOpen={firstQuoteOpen && place === 0 && index === 0}
                      acting={acting}
                    />
                  );
                })}
              </ul>
              {counts && (
                <MoreLines
                  sectionId={`${digest.id}-${section.id}`}
                  title={section.title}
                  total={totalOf(section)}
                  showsAll={totalOf(section) === section.lines.length}
                />
              )}
            </>
          )}
        </section>
      ))}
      <ClosedItems
        id={`${digest.id}-closed`}
        closed={digest.closed}
        headingLevel={Heading}
        hasAnchors={hasAnchors}
        mailHref={mailHref}
        acting={acting}
      />
      {editing && <MissingSections editing={editing} present={sections.map((section) => section.id)} />}
      <CoverageLine coverage={digest.coverage} />
    </div>
  );
}

/** The sections that have no content, and so don't appear: the one being written, and ways to write the others. */
function MissingSections({ editing: { current }, present }: { editing: DigestEditing; present: EditName[] }) {
  const missing = SECTION_NAMES.filter((name) => !present.includes(name));
  const added = missing.find((name) => name === current?.name);
  const others = missing.filter((name) => name !== added);
  return (
    <>
      {current && added && (
        <section aria-labelledby={`added-${added}`}>
          <h3 id={`added-${added}`} className="mb-3 text-input font-bold">
            {sectionTitle(added)}
          </h3>
          <LazySectionEditor editing={current} title={sectionTitle(added)} />
        </section>
      )}
      {others.length > 0 && (
        <ul aria-label="Sections without content" className="no-print -my-2 flex flex-wrap gap-x-4">
          {others.map((name) => (
            <li key={name}>
              <Link
                id={`edit-${name}`}
                to={`?edit=${name}`}
                preventScrollReset
                className="control-small inline-flex items-center gap-1.5 rounded-control text-small text-ink-3 hover:text-ink"
              >
                <Plus size={14} aria-hidden="true" />
                {`Add ${sectionTitle(name)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
