import { AgentChanges } from "../../domain/agents/agent-schema";
import { type FormProblems, formProblems } from "../../ui/form-problems";

/** What is wrong with the form of an agent that exists; the period counts only while it is switched on. */
export function checkAgent(form: FormData): FormProblems {
  const problems = formProblems(AgentChanges, form);
  if (form.get("autoDeleteData") !== "on") delete problems.retentionDays;
  return problems;
}
