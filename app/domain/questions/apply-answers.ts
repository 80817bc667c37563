import type { DigestContent } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { QUESTION_FORMS, type QuestionForm, sameness } from "./question-words";

const SAME_LINE = 0.6;
const LONGEST_FIELD = 120;
/** A name at the beginning of an answer: 'Ana', 'Ana Ruiz will', "It's Ana, ...". */
const NAME =
  /^(?:(?:[Ii]t|[Tt]hat)(?:['’]s| is) |@)?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})(?=$|[.,;(!]| (?:will|owns|is|does|did|handles|takes|should|decided|from|and)\b)/u;

interface Answered {
  form: QuestionForm;
  subject: string;
  said: string;
}

/**
 * Puts what the agent's owner answered into the digest, whoever wrote it: the owner and date of a task, who decided,
 * the role of a person. Answers to other questions are the writer's to use. The latest answer rules.
 */
export function applyAnswers(
  content: DigestContent,
  answers: readonly { question: string; answer: string }[],
): DigestContent {
  const answered = answers.flatMap(readAnswer).reverse();
  if (answered.length === 0) return content;
  const to = (form: QuestionForm, line: string) => {
    const about = answered.filter((each) => each.form === form);
    return (
      about.find((each) => each.subject === line) ??
      about.find((each) => sameness(each.subject, line) >= SAME_LINE)
    );
  };
  return {
    ...content,
    actionItems: content.actionItems.map((item) => ({
      ...item,
      owner: nameIn(to("owner", item.task)?.said) ?? item.owner,
      timeline: shortly(to("due", item.task)?.said) ?? item.timeline,
    })),
    decisions: content.decisions.map((item) => {
      const decider = nameIn(to("decider", item.decision)?.said);
      if (decider === null || item.context?.includes(decider)) return item;
      const context = item.context === null ? "" : `; ${item.context}`;
      return { ...item, context: `decided by ${decider}${context}` };
    }),
    stakeholders: content.stakeholders.map((person) => {
      const answer = answered.find((each) => each.form === "role" && each.subject === person.name);
      return { ...person, role: shortly(answer?.said) ?? person.role };
    }),
  };
}

function readAnswer({ question, answer }: { question: string; answer: string }): Answered[] {
  const said = foldText(answer);
  for (const form of ["owner", "due", "decider", "role"] as const) {
    const subject = QUESTION_FORMS[form].of.exec(question)?.[1];
    if (subject !== undefined) return [{ form, subject, said }];
  }
  return [];
}

function nameIn(said: string | undefined): string | null {
  return NAME.exec(said ?? "")?.[1] ?? null;
}

/** Null for an answer that is more than a field of a line can hold; the writer has it all the same. */
function shortly(said: string | undefined): string | null {
  const text = (said ?? "").replace(/[.!]+$/, "");
  return text === "" || text.length > LONGEST_FIELD ? null : text;
}
