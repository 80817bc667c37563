import { useSearchParams } from "@remix-run/react";
import Sparkles from "lucide-react/icons/sparkles";
import X from "lucide-react/icons/x";

import type { QuestionView } from "../../domain/questions/question-view";
import { Badge } from "../../ui/badge";

import { PostForm } from "../../ui/post-form";
import { useHere } from "../../ui/use-here";
import { GuardedForm } from "./guarded-form";
import { ShowMore } from "./show-more";
import { shownPart } from "./shown-part";

/** An id begins with its time; its end tells two of them apart. */
function shortId(id: string): string {
  return `#${id.slice(-6)}`;
}

function OpenQuestion({
  question,
  agentPath,
  returnTo,
}: {
  question: QuestionView;
  agentPath: string;
  returnTo: string;
}) {
  return (
    <li className="py-3">
      <div className="mb-2 flex items-start gap-2">
        <p id={`question-${question.id}`} tabIndex={-1} className="min-w-0 flex-1 font-medium break-words">
          <bdi>{question.question}</bdi>
        </p>
        <PostForm
          action={agentPath}
          fields={{ intent: "dismiss-question", questionId: question.id, returnTo }}
          variant="ghost"
          size="sm"
          className="-my-1 w-8 px-0! pointer-coarse:w-11"
          icon={<X size={15} aria-hidden="true" />}
          aria-label={`Dismiss question: ${question.question}`}
        >
          {null}
        </PostForm>
      </div>
      <GuardedForm
        id={`answer-${question.id}`}
        label={`Answer to: ${question.question}`}
        labelHidden
        name="answer"
        action={`${returnTo}#questions`}
        fields={{ intent: "answer-question", questionId: question.id, returnTo }}
        button="Save Answer"
        pendingLabel="Saving..."
        emptyWords="Write an answer first."
        rows={1}
      />
    </li>
  );
}

/** 'Clarifying Questions' that are open: answer, dismiss, add, generate (specification, section 2). */
export function OpenQuestions({
  questions,
  agentPath,
  digestId,
}: {
  questions: QuestionView[];
  agentPath: string;
  /** The latest digest; new questions are about it. */
  digestId: string | null;
}) {
  const here = useHere();
  const [search] = useSearchParams();
  const open = questions.filter((question) => question.status === "open");
  const part = shownPart(open.length, search.get("shown"));
  const about = { summaryId: digestId ?? "", returnTo: here };
  return (
    <section id="questions" aria-labelledby="questions-title" className="scroll-mt-14">
      <div className="mb-2 flex flex-wrap items-baseline gap-2">
        <h3 id="questions-title" tabIndex={-1} className="text-input font-bold">
          Clarifying Questions
        </h3>
        {open.length > 0 && <span className="text-small font-medium text-ink-3">{open.length}</span>}
        {digestId && (
          <span className="ml-auto">
            <Badge>
              <span>
                {"Digest "}
                <span className="font-mono">{shortId(digestId)}</span>
              </span>
            </Badge>
          </span>
        )}
      </div>
      {open.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-ink-2">No clarifying questions</p>
      ) : (
        <ul className="divide-y border-y">
          {open.slice(0, part.count).map((question) => (
            <OpenQuestion key={question.id} question={question} agentPath={agentPath} returnTo={here} />
          ))}
        </ul>
      )}
      <ShowMore
        part={part}
        parameter="shown"
        ids={open.map((question) => `question-${question.id}`)}
        titleId="questions-title"
        about="of the open questions"
      />
      <div className="mt-4">
        <GuardedForm
          id="new-question"
          label="Add a new question"
          hint="Answers are included in the context of all future summaries."
          name="question"
          action={`${here}#questions`}
          fields={{ intent: "add-question", ...about }}
          button="Add Question"
          pendingLabel="Adding..."
          emptyWords="Write a question first."
          beside={
            <PostForm
              action={agentPath}
              fields={{ intent: "generate-questions", ...about }}
              size="sm"
              icon={<Sparkles size={14} aria-hidden="true" />}
              pendingLabel="Generating..."
            >
              Generate Questions
              <span className="rounded-[4px] bg-ok-soft px-1.5 text-meta text-ok-ink">Free</span>
            </PostForm>
          }
        />
      </div>
    </section>
  );
}
