import { Link, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../../ui/class-names";
import { AbsoluteTime } from "../../ui/times";
import { CoverageLine } from "../digests/coverage-line";
import { DigestLine } from "../digests/digest-line";
import { digestSections } from "../digests/digest-lines";
import { exampleDigest, exampleMails } from "./example-digest";
import { exampleMailPath } from "./example-mail";
import { EXAMPLE } from "./example-of";

const order = ["actions", "decisions", "blockers"] as const;
type Kind = (typeof order)[number];

const sections = digestSections(exampleDigest);
const panels = order.flatMap((kind) => sections.filter((section) => section.id === kind));
const overview = exampleDigest.overview.split("\n\n");
const people = sections.find(({ id }) => id === "stakeholders")?.lines ?? [];

function isKind(value: string | null): value is Kind {
  return order.some((kind) => kind === value);
}

/** Where an arrow, Home or End leads from a tab (WAI-ARIA authoring practices, tabs). */
function nextKind(key: string, from: Kind): Kind | undefined {
  const at = order.indexOf(from);
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1 + order.length, Home: 0, End: order.length - 1 }[key];
  return step === undefined ? undefined : order[step % order.length];
}

/**
 * 'Live Digest Demo': the whole digest that the product wrote of the mails in public/example, each line open to its words
 * and its mail. Each tab is a link, so it works without a script.
 */
export function DemoTabs() {
  const [search] = useSearchParams();
  const asked = search.get("demo");
  const [chosen, setChosen] = useState<Kind | null>(null);
  const current = chosen ?? (isKind(asked) ? asked : "actions");
  const onKeyDown = (event: KeyboardEvent, from: Kind) => {
    const to = nextKind(event.key, from);
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    document.getElementById(`demo-tab-${to}`)?.focus();
  };
  return (
    <div className="rounded-card border bg-surface">
      <div className="border-b px-5 pt-5 pb-4 sm:px-7">
        <p className="flex flex-wrap items-baseline justify-between gap-x-5">
          <span className="text-title font-bold">{EXAMPLE.title}</span>
          <span className="text-small text-ink-3">
            <AbsoluteTime iso={exampleDigest.generatedAt} timeZone={EXAMPLE.timeZone} />
          </span>
        </p>
        {overview.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-[68ch] text-prose">
            {paragraph}
          </p>
        ))}
      </div>
      <div
        role="tablist"
        aria-label="Sections of the digest"
        className="flex gap-x-5 overflow-x-auto border-b px-5 sm:px-7"
      >
        {panels.map((panel) => {
          const kind = isKind(panel.id) ? panel.id : "actions";
          const selected = kind === current;
          return (
            <Link
              key={kind}
              id={`demo-tab-${kind}`}
              role="tab"
              aria-selected={selected}
              aria-controls={`demo-panel-${kind}`}
              tabIndex={selected ? 0 : -1}
              to={`/?demo=${kind}#live-demo`}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault();
                setChosen(kind);
              }}
              onKeyDown={(event) => onKeyDown(event, kind)}
              className={classNames(
                "control -mb-px inline-flex shrink-0 items-center gap-2 border-b-2 font-medium whitespace-nowrap -outline-offset-2",
                selected ? "border-b-accent text-ink" : "border-b-transparent text-ink-2 hover:text-ink",
              )}
            >
              {panel.title}
              <span className="text-small font-normal text-ink-3">{panel.lines.length}</span>
            </Link>
          );
        })}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          id={`demo-panel-${panel.id}`}
          role="tabpanel"
          aria-labelledby={`demo-tab-${panel.id}`}
          hidden={panel.id !== current}
          className="px-5 py-5 sm:px-7"
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {panel.lines.map((line, index) => (
              <DigestLine key={line.text} line={line} mailHref={exampleMailPath} quotesOpen={index === 0} />
            ))}
          </ul>
        </div>
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 border-t px-5 py-5 sm:px-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="demo-people">
          <h3 id="demo-people" className="mb-3 text-input font-bold">
            Key Stakeholders
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {people.map((line) => (
              <DigestLine key={line.text} line={{ ...line, sources: [] }} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="demo-mails">
          <h3 id="demo-mails" className="mb-3 text-input font-bold">
            Written from these mails
          </h3>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {exampleMails.map((mail) => (
              <li key={mail.id} className="min-w-0 text-small text-ink-3">
                <a href={exampleMailPath(mail.id)} className="link text-prose">
                  {mail.subject}
                </a>
                <span className="block">
                  {`${mail.sender} · `}
                  <AbsoluteTime iso={mail.sentAt} timeZone={EXAMPLE.timeZone} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="px-5 pb-5 sm:px-7">
        <CoverageLine coverage={exampleDigest.coverage} />
      </div>
    </div>
  );
}
