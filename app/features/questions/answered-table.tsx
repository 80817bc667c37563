import { Link } from "@remix-run/react";
import Trash2 from "lucide-react/icons/trash-2";
import type { QuestionView } from "../../domain/questions/question-view";
import { InlineEdit } from "../../ui/inline-edit";
import { useHere } from "../../ui/use-here";

/** Answered questions, each with its answer, which is edited in place, and its delete. */
export function AnsweredTable({ questions }: { questions: QuestionView[] }) {
  const returnTo = useHere();
  return (
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
        {questions.map((question) => (
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
  );
}
