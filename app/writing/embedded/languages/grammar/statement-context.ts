import type { Clock } from "../../due-dates";
import type { People } from "../../people";
import type { Statement } from "../../statement";
import type { LanguagePack } from "../language-pack";

/** A statement with all that reading it may know. */
export interface StatementContext {
  statement: Statement;
  pack: LanguagePack;
  people: People;
  clock: Clock;
  /** The statement before by the same author, where a pronoun may point. */
  before: Statement | null;
  /** Whom its words address: who gets the mail, or was called last in it; null where that may be several. */
  reader: string | null;
}
