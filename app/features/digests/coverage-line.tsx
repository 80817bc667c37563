import type { Coverage } from "../../digest/coverage";
import {
  countOf,
  newslettersInWords,
  otherLanguagesInWords,
  setAsideInWords,
} from "../../digest/coverage-words";

/** What the digest was written from, what of it is quoted, and what could not be read. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const read = [
    coverage.mails > 0 || coverage.documents === 0 ? countOf(coverage.mails, "mail") : "",
    coverage.documents > 0 ? countOf(coverage.documents, "document") : "",
  ].filter(Boolean);
  const newsletters = newslettersInWords(coverage);
  const became = [
    `${coverage.quoted} quoted`,
    coverage.nothingActionable > 0
      ? `${coverage.nothingActionable} nothing actionable${newsletters && ` (${newsletters})`}`
      : "",
  ].filter(Boolean);
  const { missedByModel = { mails: 0, documents: 0 } } = coverage;
  const { sentences, lines } = coverage.beyond ?? { sentences: 0, lines: 0 };
  const notes = [...otherLanguagesInWords(coverage), setAsideInWords(coverage)].filter(Boolean);
  const missed = [
    missedByModel.mails > 0 ? countOf(missedByModel.mails, "mail") : "",
    missedByModel.documents > 0 ? countOf(missedByModel.documents, "document") : "",
  ].filter(Boolean);
  const wasOrWere = missedByModel.mails + missedByModel.documents === 1 ? "it was" : "they were";
  return (
    <div className="border-t pt-4 text-small text-ink-3">
      <p>{`${read.join(", ")}: ${became.join(", ")}`}</p>
      {(coverage.leftOut ?? 0) > 0 && (
        <p>{`${countOf(coverage.leftOut ?? 0, "more open line")} not shown`}</p>
      )}
      {missed.length > 0 && (
        <p>{`The model could not read ${missed.join(" and ")}; ${wasOrWere} read by the embedded writer.`}</p>
      )}
      {notes.map((note) => (
        <p key={note} className="break-words">
          {note}
        </p>
      ))}
      {sentences > 0 && (
        <p>{`${countOf(sentences, "sentence")} not read: too long, or too many for one digest`}</p>
      )}
      {lines > 0 && (
        <p>{`${countOf(lines, "line")} left out: too many for one digest, these are the most urgent`}</p>
      )}
      {coverage.droppedLines > 0 && <p>{`${countOf(coverage.droppedLines, "line")} dropped: no quote`}</p>}
      {coverage.unread.length > 0 && (
        <>
          <p className="mt-2 font-medium text-warn">{`${coverage.unread.length} not read:`}</p>
          <ul>
            {coverage.unread.map((entry) => (
              <li key={`${entry.name} ${entry.problem}`} className="break-words">
                {`${entry.name} (${entry.problem})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
