import { useSearchParams } from "@remix-run/react";
import type { QuestionView } from "../../domain/questions/question-view";
import { dataPart } from "../../ui/url-part";
import type { AnsweredTable } from "./answered-table";
import { ShowMore } from "./show-more";
import { shownPart } from "./shown-part";

const LazyAnsweredTable = dataPart<Parameters<typeof AnsweredTable>[0]>("#answered table", () =>
  import("./answered-table").then((module) => module.AnsweredTable),
);

/** 'Answered Clarifying Questions': the table with inline editing and delete (specification, section 2). */
export function AnsweredQuestions({ questions }: { questions: QuestionView[] }) {
  const [search] = useSearchParams();
  const answered = questions.filter((question) => question.status === "answered");
  const part = shownPart(answered.length, search.get("answered"));
  return (
    <section id="answered" aria-labelledby="answered-title" className="scroll-mt-14">
      <h3 id="answered-title" tabIndex={-1} className="mb-2 text-input font-bold">
        Answered Clarifying Questions
      </h3>
      {answered.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">No answered questions</p>
      ) : (
        <LazyAnsweredTable questions={answered.slice(0, part.count)} />
      )}
      <ShowMore
        part={part}
        parameter="answered"
        ids={answered.map((question) => `answered-${question.id}`)}
        titleId="answered-title"
        about="of the answered questions"
      />
    </section>
  );
}
