import { DomainError } from "../errors";

/** The refusal of the api contract (402) for a digest that can't be paid. */
export function outOfCredits(): DomainError {
  return new DomainError("out-of-credits", "Insufficient credits. Please purchase more credits.");
}
