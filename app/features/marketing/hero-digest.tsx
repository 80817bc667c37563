import { openLinesInOrder } from "../../digest/line-order";
import { AbsoluteTime } from "../../ui/times";
import { DigestLine } from "../digests/digest-line";
import { digestSections } from "../digests/digest-lines";
import { exampleDigest, exampleMails } from "./example-digest";
import { exampleMailPath } from "./example-mail";
import { EXAMPLE } from "./example-of";

const SHOWN = 4;
const everyLine = digestSections(exampleDigest).flatMap(({ lines }) => lines);
const firstLines = openLinesInOrder(exampleDigest, EXAMPLE.today)
  .slice(0, SHOWN)
  .flatMap(({ item }) => everyLine.find(({ track }) => track === item) ?? []);
const { actionItems, blockers, decisions } = exampleDigest;

/** What the product makes, on the first screen: how the example digest begins, its first line open to its words. */
export function HeroDigest() {
  return (
    <article aria-labelledby="hero-digest" className="self-center rounded-card border bg-surface">
      <header className="border-b bg-canvas px-5 py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-5 text-small text-ink-3">
          <span>{`A digest of ${exampleMails.length} mails`}</span>
          <AbsoluteTime iso={exampleDigest.generatedAt} timeZone={EXAMPLE.timeZone} />
        </p>
        <h2 id="hero-digest" className="mt-1 text-title leading-6 font-bold">
          {EXAMPLE.title}
        </h2>
        <p className="text-small text-ink-2">
          {`${actionItems.length} action items, ${blockers.length} blockers, ${decisions.length} decisions`}
        </p>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
        {firstLines.map((line, index) => (
          <DigestLine key={line.text} line={line} mailHref={exampleMailPath} quotesOpen={index === 0} />
        ))}
      </ul>
      <p className="border-t px-5 py-3 text-small">
        <a href="#live-demo" className="link inline-block py-1">
          Read the whole digest
        </a>
      </p>
    </article>
  );
}
