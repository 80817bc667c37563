import { Link, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../../ui/class-names";
import { AbsoluteTime } from "../../ui/times";
import { CoverageLine } from "../digests/coverage-line";
import { DigestLine } from "../digests/digest-line";
import { digestSections } from "../digests/digest-lines";
import { sampleDigest } from "./sample-digest";

const order = ["actions", "decisions", "blockers"] as const;
type Kind = (typeof order)[number];

const panels = order.flatMap((kind) => digestSections(sampleDigest).filter((section) => section.id === kind));

function isKind(value: string | null): value is Kind {
  return order.some((kind) => kind === value);
}

/** Where an arrow, Home or End leads from a tab (WAI-ARIA authoring practices, tabs). */
function nextKind(key: string, from: Kind): Kind | undefined {
  const at = order.indexOf(from);
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1 + order.length, Home: 0, End: order.length - 1 }[key];
  return step === undefined ? undefined : order[step % order.length];
}

/** 'Live Digest Demo': a real digest of an invented week. Each tab is a link, so it works without a script. */
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
          <span className="text-title font-bold">Payments rollout</span>
          <span className="text-small text-ink-3">
            <AbsoluteTime iso={sampleDigest.generatedAt} timeZone="Europe/Berlin" />
          </span>
        </p>
        <p className="mt-2 max-w-[68ch] text-prose">{sampleDigest.overview}</p>
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
          <ul className="grid gap-4">
            {panel.lines.map((line, index) => (
              <DigestLine key={line.text} line={line} quotesOpen={index === 0} />
            ))}
          </ul>
        </div>
      ))}
      <div className="px-5 pb-5 sm:px-7">
        <CoverageLine coverage={sampleDigest.coverage} />
      </div>
    </div>
  );
}
