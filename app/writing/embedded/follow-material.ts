import type { DigestMaterial } from "../digest-material";
import type { Slices } from "../slices";
import { type Clock, clockOf } from "./due-dates";
import { followMatters } from "./matters/follow-matters";
import { knownMatters } from "./matters/known-matters";
import { aroundOf, type Surroundings, talkOf } from "./matters/line-features";
import { isSilent, type Matter } from "./matters/matter";
import { FITTED, type MeetingModels, type TurnOdds, turnOdds } from "./meetings/meeting-models";
import { type ActModels, actOdds } from "./models/act-model";
import type { People } from "./people";
import { readActs } from "./read-acts";
import { readMaterial } from "./read-material";
import { settleRoles } from "./role-owners";
import type { Statement, Unit } from "./statement";
import { mailsBefore } from "./taken-back";
import { endWithTickets } from "./tickets/ticket-lines";
import { type TicketState, ticketStates } from "./tickets/ticket-states";

/** What the material says, and where each matter in it stands at its end. */
export interface Followed {
  units: readonly Unit[];
  statements: readonly Statement[];
  /** How many sentences are beyond what is read. */
  beyond: number;
  people: People;
  clock: Clock;
  /** Of the turns of long meetings, which are not followed. */
  odds: ReadonlyMap<Statement, TurnOdds>;
  matters: readonly Matter[];
  tickets: readonly TicketState[];
  /** What a judge of lines is told beside the matter. */
  surroundings: Surroundings;
}

/** It stands: nothing ended it, somebody has it, and no person said that it is none of theirs. */
export const isOpen = (matter: Matter): boolean =>
  matter.closedBy === null && !matter.latent && !isSilent(matter);

/** Who has what nobody took, where the models say so. */
const leftTo = ({ kind, acts }: Matter): string | null =>
  kind === "action" ? (acts.find((act) => act.leftTo !== undefined)?.leftTo ?? null) : null;

/** Reads the material and follows its matters to their last state. */
export function* followMaterial(
  material: DigestMaterial,
  models: MeetingModels = FITTED,
  acts: ActModels = actOdds,
): Slices<Followed> {
  const clock = clockOf(material.timeZone);
  const { units, statements, earlier, beyond, people } = yield* readMaterial(material);
  const odds = yield* turnOdds(statements, models);
  const written = statements.filter((s) => !odds.has(s));
  const read = yield* readActs([...earlier, ...written], {
    ...{ people, clock, models: acts },
    before: mailsBefore(material, people),
  });
  const before = yield* followMatters(earlier, read, clock, { known: [], earlier: [], people });
  const known = knownMatters(material.known ?? [], people, before, material.now);
  const matters = yield* followMatters(written, read, clock, { known, earlier, people });
  const tickets = yield* ticketStates(units, people);
  endWithTickets(matters, tickets, written);
  for (const matter of matters) if (matter.item === null) matter.owner ??= leftTo(matter);
  settleRoles(matters, statements, people);
  yield;
  const besides = new Map<number, number>();
  for (const matter of matters) {
    const unit = matter.acts[0]?.statement.unit;
    if (unit !== undefined && isOpen(matter)) besides.set(unit, (besides.get(unit) ?? 0) + 1);
  }
  const sizes = new Map<number, number>();
  for (const { unit, text } of written)
    if (/\S\s+\S+\s+\S/.test(text)) sizes.set(unit, (sizes.get(unit) ?? 0) + 1);
  yield;
  const all = [...earlier, ...written];
  const talk = talkOf(all);
  yield;
  const surroundings = { matters, read, talk, besides, sizes, around: aroundOf(all) };
  yield;
  return { units, statements, beyond, people, clock, odds, matters, tickets, surroundings };
}
