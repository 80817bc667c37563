import { Link, useSearchParams } from "@remix-run/react";
import Trash2 from "lucide-react/icons/trash-2";

import type { QuestionView } from "../../domain/questions/question-view";
import { InlineEdit } from "../../ui/inline-edit";

import { useHere } from "../../ui/use-here";
import { ShowMore } from "./show-more";
import { shownPart } from "./shown-part";

/** 'Answered Clarifying Questions': the table with inline editing and delete (specification, section 2). */
export function AnsweredQuestions({ questions }: { questions: QuestionView[] }) {
  const returnTo = useHere();
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
        <table className="w-full table-fixed border-y text-left">
          <caption className="sr-only">Answered clarifying questions</caption>
          <thead>
            <tr className="text-small text-ink-3">
              <th scope="col" className="w-[42%] py-2 pr-3 font-medium">
                Question
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                Answer
              </th>
              <th scope="col" className="w-16 py-2 text-right font-medium">
                Actions
              </th>
            </tr>
          </thead>
          <tbody className="divide-y border-t">
            {answered.slice(0, part.count).map((question) => (
              <tr key={question.id} className="align-top">
                <td className="py-2.5 pr-3">
                  <p id={`answered-${question.id}`} tabIndex={-1} className="break-words">
                    <bdi>{question.question}</bdi>
                  </p>
                </td>
                <td className="py-2 pr-3">
                  <InlineEdit
                    value={question.answer ?? ""}
                    label={`Edit answer to ${question.question}`}
                    placeholder="-"
                    name="answer"
                    action={`${returnTo}#answered`}
                    fields={{
                      intent: "answer-question",
                      questionId: question.id,
                      returnTo,
                    }}
                    multiline
                    required
                  />
                </td>
                <td className="py-1.5 text-right">
                  <Link
                    id={`delete-question-${question.id}`}
                    to={`?dialog=delete-question&question=${encodeURIComponent(question.id)}`}
                    preventScrollReset
                    aria-label={`Delete question ${question.question}`}
                    className="control-small inline-grid w-8 place-items-center rounded-control text-ink-3 hover:bg-danger-soft hover:text-danger-ink pointer-coarse:w-11"
                  >
                    <Trash2 size={15} aria-hidden="true" />
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
