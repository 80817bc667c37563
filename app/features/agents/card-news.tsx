import { Link } from "@remix-run/react";
import type { AgentNews } from "../../domain/items/agent-news";
import { dueWords } from "../../domain/items/due-words";
import { classNames } from "../../ui/class-names";

/** What an agent has to say before anything else: '3 overdue · 12 open · 2 stuck', and what stands first. */
export function CardNews({
  path,
  news,
  digests,
}: {
  /** Of the page of open items. */
  path: string;
  news: AgentNews | null;
  /** Samples are no items: nothing is said to be open of them. */
  digests: "none" | "sample" | "real";
}) {
  if (digests === "none") return <p className="font-medium text-ink-2">No digest yet</p>;
  if (digests === "sample" && (news === null || news.open === 0))
    return <p className="font-medium text-ink-2">A sample digest is ready</p>;
  if (news === null) return null;
  const { overdue, open, stuck, worst, today } = news;
  if (worst === null) return <p className="font-medium text-ink-2">Nothing is open</p>;
  const counts = [
    { words: `${overdue} overdue`, shown: overdue > 0, look: "text-danger" },
    { words: `${open} open`, shown: true, look: "" },
    { words: `${stuck} stuck`, shown: stuck > 0, look: "text-warn" },
  ].filter(({ shown }) => shown);
  const isLate = worst.due !== null && worst.due < today;
  const facts = [
    worst.due === null ? "" : dueWords(worst.due, today),
    worst.kind === "blocker" ? "Stuck" : "",
    worst.owner ?? "",
  ].filter((fact) => fact !== "");
  return (
    <div>
      <p className="text-input font-bold">
        <Link
          to={path}
          className="rounded-chip underline decoration-line-strong underline-offset-4 hover:decoration-2"
        >
          {counts.map(({ words, look }, index) => (
            <span key={words} className={look}>
              {index > 0 && <span className="font-normal text-ink-3 [word-spacing:0.2em]">{" · "}</span>}
              {words}
            </span>
          ))}
        </Link>
      </p>
      <div
        className={classNames(
          "mt-2 border-l-[3px] py-0.5 pl-3",
          isLate ? "border-l-danger" : worst.kind === "blocker" ? "border-l-warn" : "border-l-line",
        )}
      >
        <p dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {worst.text}
        </p>
        {facts.length > 0 && (
          <p className={classNames("text-small", isLate ? "text-danger" : "text-ink-3")}>
            {facts.join(" · ")}
          </p>
        )}
      </div>
    </div>
  );
}
