import type { DueDate } from "../due-dates";

/** Who a clause says something of, by the verb form that goes with it. */
export type PersonForm = "I" | "we" | "you" | "one" | "many";

/**
 * Words in which somebody is asked, or something is left to do. Named groups: `task` is the line as it stands,
 * `verb` and `rest` are worded by the pack.
 */
export interface Shape {
  certainty: number;
  pattern: RegExp;
}

/** What may follow a subject: "wird ... schicken", "s'occupe de", "va a". Groups as in `Shape`; `forms` says with whom it goes. */
export interface Predicate extends Shape {
  forms?: readonly PersonForm[];
  /** What stands before the task in its line: "s'occuper" of "de l'hôtel". */
  lead?: string;
}

/** What somebody else wants done, and whose task that makes it. Groups as in `Shape`; `who` is the one that they name. */
export interface Wish {
  whose: "reader" | "writer" | "named" | "nobody";
  pattern: RegExp;
}

/** How the day of a task is moved, or the task refused, and how a new day is granted. */
export interface MoveWords {
  /** Later than it was wanted: said by who has it, or by who wants it. */
  later: RegExp;
  /** Who has it says no to it. */
  refuses: RegExp;
  /** Who has it can't have it so early. */
  tooEarly: RegExp;
  /** "The 24th is early enough." */
  enough: RegExp;
  /** "Ok, the 10th it is", "Tuesday then", without the day. */
  thenSo: RegExp;
}

/** How lines point at what was told before, and how it is named in them. */
export interface Pointing {
  /** The things that a text names, each with its article. Global. */
  things: RegExp;
  /** Ends what stands before a thing that a preposition holds. */
  afterPreposition: RegExp;
  /** Whether a pronoun may mean the thing by its article. */
  agrees(pronoun: string, thing: string): boolean;
  /**
   * The line with what its pronoun or its bare verb means; null where it points at nothing or nothing is found. `failed` is
   * what was told before it, `said` its own sentence.
   */
  named(
    line: string,
    thingFor: (pronoun: string, isPerson?: boolean) => string | null,
    failed: string | null,
    said: string,
  ): string | null;
  /** The same for a line without the pronoun of whoever receives something, which its sentence has. */
  receives?(
    line: string,
    said: string,
    thingFor: (pronoun: string, isPerson?: boolean) => string | null,
  ): string | null;
}

/** What the grammar knows of one language. Patterns are tried on a clause with plain apostrophes. */
export interface LanguagePack {
  /** Between two clauses of a sentence. Global. */
  breaks: RegExp;
  /** Words before a clause that say nothing: "also", "donc". */
  openers: RegExp;
  /** A day or hour before a clause whose subject and verb follow as they would without: "demain", "el viernes". Null where the verb comes before its subject then. */
  timesFirst: RegExp | null;
  /** Opens a clause under a condition, unless `politeCondition` says it is only manners. */
  condition: RegExp;
  politeCondition: RegExp;
  /** Opens a clause that tells why or after what; nothing in it is asked. */
  reason: RegExp;
  hedge: RegExp;
  habit: RegExp;
  negation: RegExp;
  /** No task however it is put: thanks, wishes, "see attached". */
  courtesy: RegExp;
  pronouns: Readonly<Record<string, PersonForm | "they" | "nobody">>;
  titles: RegExp;
  determiners: ReadonlySet<string>;
  /** Nouns for people by function and for groups that do work. */
  roles: RegExp;
  /** Words with a capital that are no names where they open a sentence. */
  notNames: ReadonlySet<string>;
  /** Joins two names. */
  and: ReadonlySet<string>;
  /** Links a role to what it is of: "der Leiter des Lagers". */
  of: ReadonlySet<string>;
  asks: readonly Shape[];
  predicates: readonly Predicate[];
  /** A clause without a subject word whose verb tells it: "enviaré". */
  withoutSubject: readonly Predicate[];
  /** A second verb on the same thing: "... and sends it"; it belongs to the task before. */
  repeats: RegExp;
  /** A task that only takes on what was said before: "t'en charger", "das übernehmen". */
  takesOn: RegExp;
  /** Asks to be rung or told: under a condition that is manners, "falls etwas unklar ist, ruf mich an". */
  contact: RegExp;
  /** A task that only asks for the answer to the question before: "gib mir Bescheid", "dis-le-moi". */
  asksToKnow: RegExp;
  /** A task whose object is a pronoun: "l'envoyer mercredi", "recogerlo"; what it means stands before. */
  resumes: RegExp;
  pointing: Pointing;
  /** Verb before subject: groups `front`, `verb`; what follows is the subject and the rest. Null where there is none. */
  inverted: RegExp | null;
  /** Gives to somebody whom the words name: groups `who`, a name or the reader, and `task`. */
  handsTo: readonly Shape[];
  /** "C'est Nadia qui les colle": groups `who` and `does`. Null where there is none. */
  cleft: RegExp | null;
  /** "Die Bank hat uns gebeten, ...": somebody's wish for others, whose task it is. */
  wishes: readonly Wish[];
  /** The speaker binds themselves in other words: "Sie bekommen das Angebot bis Freitag". */
  promises: readonly Shape[];
  /** Questions to anybody, who does something: "wer übernimmt die Protokolle?" */
  whoQuestions: readonly Shape[];
  duties: readonly Shape[];
  /** What may open the object of a verb; a day is none. */
  object: RegExp;
  /** A finite verb of work in this person; a state or a feeling is none. */
  works(verb: string, form: PersonForm, named: boolean): boolean;
  /** The clause as a line that names no subject; null when the words are better left as they are. `isWish`: "que prepares". */
  command(verb: string, rest: string, isWish?: boolean): string | null;
  /** The clause with its subject before its verb; null where it stands so. Absent where verbs seldom come first. */
  order?(clause: string, subjectAt: (words: readonly string[]) => number): string | null;
  /** The words of a task as its line. Absent where they stand as they are. */
  wording?(phrase: string): string;
  /** The line without its day where that stands before its verb. Absent where days stand at the end. */
  withoutDay?(line: string, when: DueDate | null): string;
  /** A sentence in brackets, which is no part of the one around it. */
  aside?: RegExp;
  /** Words at the head of a task that only say for whom: "mir", "nous". */
  recipients: RegExp;
  /** Courtesies inside or after a task. */
  fillers: RegExp;
  obstacles: readonly Shape[];
  noObstacle: RegExp;
  /** What somebody can't do is no task of theirs. */
  unable: RegExp;
  /** Opens a sentence that means the trouble told before: "bis dahin", "sans cela". */
  pointsBack: RegExp;
  decisions: readonly Shape[];
  noDecision: RegExp;
  cancel: RegExp;
  release: RegExp;
  done: RegExp;
  /** A whole statement that only reports an end: "erledigt". */
  bareDone: RegExp;
  notDone: RegExp;
  moves: MoveWords;
  accepts: RegExp;
  notAccepting: RegExp;
  /** A labelled item that is no task: "Lena: nichts". */
  noTask: RegExp;
}
