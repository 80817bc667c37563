import { isTitled, type People } from "./people";

const TITLED =
  /^(?:[Oo]ur|[Tt]he|[Mm]y|[Tt]heir|[Yy]our) (?:[\p{L}&/-]+ ){1,4}?(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}\p{Ll}[\p{L}'’-]*)$/u;

/** "My colleague Joan" */
const OUR_OWN =
  /^(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:new |young )?(?:colleagues?|assistant|boss|manager|deputy|partner|wife|husband|brother|sister|son|daughter|friend|secretary|apprentice|trainee|intern) ((?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+)$/u;

/** A verb or a day that a hasty line begins with: "Has to be printed again". */
const NO_OWNER =
  /^(?:has|have|had|is|are|was|were|be|do|does|did|can|could|would|should|must|might|not|no|and|or|but|[\d./: -]+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$|^(?:mon|tue|wed|thu|fri|sat|sun) \d/i;

/** "Elif" as "Elif Kaya" where the material knows one, "our CFO Lucinda Pym" without the title; several stay as they are. */
export function fullName(owner: string | null, people: People): string | null {
  if (owner === null || NO_OWNER.test(owner)) return null;
  if (/,| and /.test(owner)) return owner;
  const titled = TITLED.exec(owner)?.[1] ?? OUR_OWN.exec(owner)?.[1];
  return people.resolve(
    titled && (isTitled(titled) || people.isCalled(titled.split(" ")[0] ?? "")) ? titled : owner,
  );
}
