import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { questions } from "../../database/schema/questions.server";
import type { DigestContent } from "../../digest/digest-content";
import { THROTTLES, takeTry } from "../accounts/throttle.server";
import { notFound } from "../errors";
import { log } from "../log";
import type { Platform } from "../platform";
import { findDigestInQuestion } from "./find-digest-in-question.server";
import { findGaps, type Gap } from "./find-gaps";
import { questionView } from "./question-rows.server";
import { questionStatements } from "./question-statements.server";
import type { QuestionView } from "./question-view";
import { questionKey, sameness } from "./question-words";

/** More at once would be homework. */
const MOST_QUESTIONS = 6;
/** From this sameness on, two questions ask the same in other words. */
const SAME_QUESTION = 0.8;

interface Owner {
  userId: string;
  agentId: string;
}

/**
 * Asks about what a digest leaves open, at most six questions, for no credit; with a model that can ask, by the model
 * as well. What was asked before, in whatever state, is not asked again: `[]` when everything was. Without
 * `summaryId` the latest digest is meant. Throws DomainError: "not-found", "conflict" without a digest, "too-many" after
 * 60 in an hour.
 */
export async function generateQuestions(
  platform: Platform,
  owner: Owner,
  summaryId: string | null,
): Promise<QuestionView[]> {
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, owner.agentId), eq(agents.userId, owner.userId)),
  });
  if (!agent) throw notFound("Agent");
  const digest = await findDigestInQuestion(platform, owner, summaryId);
  await takeTry(platform, THROTTLES.questions, owner.userId);
  const asked = await platform.db
    .select({ question: questions.question, answer: questions.answer, status: questions.status })
    .from(questions)
    .where(and(eq(questions.agentId, owner.agentId), eq(questions.userId, owner.userId)));
  const answers = asked.flatMap(({ question, answer, status }) =>
    status === "answered" && answer !== null ? [{ question, answer }] : [],
  );
  const byModel = await askModel(platform, owner, {
    about: {
      agent: { title: agent.title, description: agent.description },
      timeZone: agent.timeZone,
      now: platform.now().toISOString(),
      answers,
    },
    content: digest.content,
  });
  const fresh = inTurns(findGaps(digest.content, agent.timeZone), byModel).filter(
    isNew(asked.map(({ question }) => question)),
  );
  const [first, ...others] = questionStatements(platform, owner, digest.id, fresh.slice(0, MOST_QUESTIONS));
  if (!first) return [];
  const inserted = await platform.db.batch([first, ...others]);
  return inserted.flat().map(questionView);
}

type ModelQuestion = Parameters<NonNullable<Platform["writer"]["ask"]>>;

/** The gaps are enough by themselves, so a model that is down is no failure. */
async function askModel(
  platform: Platform,
  owner: Owner,
  { about, content }: { about: ModelQuestion[0]; content: DigestContent },
): Promise<Gap[]> {
  if (!platform.writer.ask) return [];
  try {
    const found = await platform.writer.ask(about, content);
    return found.map((question) => ({ question, key: questionKey(question) }));
  } catch (cause) {
    log("questions.model-failed", { agentId: owner.agentId }, cause);
    return [];
  }
}

function inTurns(gaps: Gap[], byModel: Gap[]): Gap[] {
  const longest = Math.max(gaps.length, byModel.length);
  return Array.from({ length: longest }, (_, turn) => [gaps[turn], byModel[turn]])
    .flat()
    .filter((gap) => gap !== undefined);
}

/** Not asked yet, neither before nor earlier in this list, nor in nearly the same words. */
function isNew(asked: string[]): (gap: Gap) => boolean {
  const known = [...asked];
  return ({ question, key }) => {
    const isKnown = known.some(
      (each) =>
        questionKey(each) === key ||
        (formOf(each) === formOf(question) && sameness(each, question) >= SAME_QUESTION),
    );
    if (!isKnown) known.push(question);
    return key !== "" && !isKnown;
  };
}

/** Asking who and asking when about the same task are two questions. */
function formOf(question: string): string {
  return questionKey(question).split(" ").slice(0, 2).join(" ");
}
