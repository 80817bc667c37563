import { AgentChanges } from "../../domain/agents/agent-schema";
import { type FormProblems, formProblems } from "../../ui/form-problems";

/** What is wrong with the form of an agent that exists. */
export function checkAgent(form: FormData): FormProblems {
  return formProblems(AgentChanges, form);
}
