import type { DigestContent } from "../../digest/digest-content";
import type { Disputed } from "../../digest/tracked";
import type { Gap } from "./find-gaps";
import { QUESTION_FORMS, questionKey, subjectOf } from "./question-words";

const FORM = { owner: "owner", timeline: "due", text: "which" } as const;
const VERB = { owner: "name", timeline: "say", text: "say" } as const;

/** The clarifying questions of what a digest's words disagree on, with what each of them says. */
export function questionsOfDisputes({
  actionItems,
  decisions,
}: Pick<DigestContent, "actionItems" | "decisions">): Gap[] {
  const lines = [
    ...actionItems.map(({ task, disputed }) => ({ text: task, disputed })),
    ...decisions.map(({ decision, disputed }) => ({ text: decision, disputed })),
  ];
  return lines.flatMap(({ text, disputed = [] }) => disputed.map((each) => questionOfDispute(text, each)));
}

/** The clarifying question of one field that the words of a line disagree on. */
export function questionOfDispute(text: string, disputed: Disputed): Gap {
  const question = QUESTION_FORMS[FORM[disputed.field]].ask(subjectOf(text)) + said(disputed);
  return { question, key: questionKey(question) };
}

function said({ field, values }: Disputed): string {
  const named = field === "text" ? values.map((value) => `“${value}”`) : values;
  return ` The sources ${VERB[field]} ${named.slice(0, -1).join(", ")} and ${named.at(-1) ?? ""}.`;
}
