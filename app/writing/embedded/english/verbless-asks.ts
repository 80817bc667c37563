import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { inlineLabel } from "../readers/headings";
import { ownersOf } from "../row-task";
import { lowerFirst } from "../task-wording";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const NAMES = `${NAME}(?:(?:, | and | & )${NAME}){0,3}`;
const PLEASE = "(?:,? (?:please|pls))?";
const LIMIT =
  "(?:(?:by|before|until|till|no later than) (?:the )?[^,;:.]{3,24}|today|tomorrow|tonight|this week)";
/** A few words that name a thing, and say nothing of it. */
const THING =
  "(?!(?:thanks?|thank you|greetings|regards|love|welcome|back|over|hi|hello|please|just|only|not|no|yes)\\b)(?:(?!(?:is|are|was|were|has|have|had|will|can|could|may|must|should|would|might|be|came|come|comes|went|go|goes|sent|said|says|got|gets|I|we|you|he|she|they|it|that|which|who|there|because|if|when)\\b)[\\p{L}\\d'’&-]+ ){1,7}?";

/** "The signed lists to me by Thursday, Jan and Eva." */
const TO_WRITER = new RegExp(
  `^(?:(?<first>${NAMES})[,:] )?(?<thing>${THING})(?:back )?(?:to|with) (?<whom>me|us) (?<limit>${LIMIT}?)${PLEASE}(?:, (?<last>${NAMES}))?${PLEASE}$`,
  "u",
);
/** "80 sausages for Saturday please, last year 60 were gone by noon." */
const COUNTED = new RegExp(
  `^(?:(?<first>${NAMES})[,:] )?(?<thing>(?:\\d[\\d.,]*|[Aa] (?:dozen|couple of|few|pair of|box of)|[Hh]alf a dozen|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]wenty) ${THING})for (?<day>(?:the )?[^,;:.?!]{3,24}?),? (?:please|pls)(?:[,;–—-]\\s?(?<why>.+)|[.!] .*)?$`,
  "u",
);
/** "Floor plan from Ines by Thursday, please.", "what's still needed: the menu from Ines" */
const FROM = new RegExp(
  `^(?<needed>(?:[Ww]hat(?:['’]s| is) |[Aa]nd |[Aa]ll )*(?:[Ss]till |[Aa]lso |[Oo]nly )?(?:[Nn]eeded|[Mm]issing|[Oo]utstanding|[Ww]anted|to come|[Ll]acking)(?: is|:) )?(?<thing>${THING})from (?<who>${NAME})(?: (?<limit>${LIMIT}?))?(?<please>,? (?:please|pls))?$`,
  "u",
);

/** "Ida receipts to Uwe by Friday please, she is chasing me" */
const NAMED = new RegExp(
  `^(?<first>${NAMES})[,:]? (?<thing>${THING})(?:back )?(?<whom>(?:to|with) (?:the \\p{L}+(?: \\p{L}+)?|${NAME}))(?: (?<limit>${LIMIT}?))?(?:,? (?:please|pls|plz)(?:[,;–—-]?\\s.+)?)$`,
  "u",
);
/** What people have booked, ordered or laid on. */
const LAID_ON =
  "(?:cabs?|taxis?|vans?|minibus|tables?|rooms?|seats?|tickets?|flights?|parking|badges?|flowers|sandwich(?:es)?|(?:lunch(?:es)?|coffees?|tea|dinners?|drinks)(?= for (?!us\\b)))";
/** "Cab at gate 2 for 6", "room same street as last time but NOT the Inn": in a line of its own, without any verb. */
const ORDERED = new RegExp(
  `^(?:(?:an?|one|two|three|four|five|six|\\d+|another) )?(?:\\p{Ll}+ )?${LAID_ON}\\b(?=.*(?:\\b(?:for|to) \\S|\\bsame\\b|\\bas (?:last|in|before)\\b|, no[t]? ))(?!.*(?:\\b(?:is|are|was|were|has|have|had|will|can|could|must|be|been|came|went|left|back|late|full|empty|available|free|included|of|I|we|you|he|she|they|it|there|from (?:\\d|£|€))\\b|\\p{L}{2,}ed\\b|[?£€]|:(?!\\d)|\\bor\\b)).{6,90}$`,
  "iu",
);
/** "Figures to the bank by Thursday please.", "menu choices to Leo" in a list */
const TO_OTHERS = new RegExp(
  `^(?<thing>${THING})to (?<whom>the \\p{L}+(?: \\p{L}+)?|\\p{Lu}\\p{L}+|payroll|reception|accounts|finance|HR)(?: (?<limit>${LIMIT})(?: for the \\p{L}+)?)?(?<please>,? (?:please|pls))?$`,
  "u",
);
/** What is no paper or thing that one hands in, though it goes to somebody. */
const GOES_TO_NOBODY =
  /\b(?:congratulations|apologies|credit|access|damage|changes?|answers?|repl(?:y|ies)|responses?|links?|invitations?|trips?|visits?|letters?|keys?|reference|up|next|according|due|subject|welcome|good luck)\s*$/i;
/** "Oh and everyone: shirt sizes to Agnes by noon" */
const TO_ALL =
  /^(?:(?:oh|and|also|ps|so),? )*(?:everyone|everybody|all(?: of you)?|team|folks|guys)(?:,|:| [–—-]) (?=\p{L})/iu;
/** "Timesheets by noon", behind whom it is said to. */
const BY_WHEN = new RegExp(`^(?<thing>${THING})(?<limit>${LIMIT})${PLEASE}$`, "u");
/** "The tide file I get from Ugo late every month, this time please Wednesday" */
const LATE =
  /^(?<thing>[Tt]he [^,;:]{3,40}?) (?:I|we) (?:get|receive|have) from (?<who>\p{Lu}[\p{L}'’-]+) [^.;]{3,60}, (?:but )?this (?:time|month|week) (?:please )?(?:by |on )?(?<day>[^,;]{3,25})$/u;
/** "Oars, order", "stamps: buy" in a list */
const TURNED =
  /^(?!(?:thanks?|hi|hello|ok|okay|yes|no|please|next|then|now|also|first|well)\b)(?:the )?(?<thing>[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,2})(?<mark>,|:| [–—-]) (?<verb>\p{Ll}+)$/iu;

/** What is asked for without any verb, and of whom: whom it calls or names, else who reads it. Null for other sentences. */
export function verblessAsk(scene: Scene): Act | null {
  const { statement, reader, people } = scene;
  if (statement.medium !== "mail" || statement.row !== null || /\?\s*$/.test(statement.text)) return null;
  const toAll = TO_ALL.exec(scene.plain)?.[0];
  const text = scene.plain.slice(toAll?.length ?? 0).replace(/[.!\s]+$/, "");
  const ownerOf = (names: string | undefined): string | null | undefined =>
    names === undefined
      ? toAll === undefined
        ? reader
        : EVERYONE
      : names.split(/, | and | & /).every((name) => people.isCalled(name.split(" ")[0] ?? ""))
        ? ownersOf(names, people)
        : undefined;
  const wanted = TO_WRITER.exec(text)?.groups;
  if (wanted?.thing) {
    const owner = ownerOf(wanted.last ?? wanted.first);
    const when = dueDateIn(wanted.limit ?? "", statement.sentAt, scene.clock);
    return owner === undefined || !when
      ? null
      : scene.made("request", owner, CERTAIN, `${wanted.thing}to ${wanted.whom} ${wanted.limit}`);
  }
  const counted = COUNTED.exec(text)?.groups;
  if (counted?.thing && counted.day) {
    const owner = ownerOf(counted.first);
    const when = dueDateIn(`for ${counted.day}`, statement.sentAt, scene.clock);
    const made =
      owner === undefined || !when
        ? null
        : scene.made("request", owner, CERTAIN, `${counted.thing.trim()} for ${counted.day}`);
    return made && { ...made, when };
  }
  const named = NAMED.exec(text)?.groups;
  if (named?.first && named.thing && named.whom) {
    const owner = ownerOf(named.first);
    if (owner)
      return scene.made(
        "request",
        owner,
        CERTAIN,
        [named.thing.trim(), named.whom, named.limit].filter(Boolean).join(" "),
      );
  }
  const tells = scene.clauses.some(({ subject }) => subject !== null);
  if (reader !== null && statement.heading === null && !tells && ORDERED.test(text))
    return scene.made("assignment", reader, CERTAIN, text);
  const sent = TO_OTHERS.exec(text)?.groups;
  const isListed = statement.listItem && people.isCorrespondent(sent?.whom ?? "");
  const isAsked =
    sent?.limit !== undefined && (sent.please !== undefined || toAll !== undefined || statement.listItem);
  if (sent?.thing && (isListed || isAsked) && !GOES_TO_NOBODY.test(sent.thing) && statement.heading === null)
    return scene.made(
      "request",
      toAll === undefined ? reader : EVERYONE,
      CERTAIN,
      `${sent.thing}to ${sent.whom} ${sent.limit ?? ""}`,
    );
  const due = toAll === undefined ? undefined : BY_WHEN.exec(text)?.groups;
  if (due?.thing && due.limit) return scene.made("request", EVERYONE, CERTAIN, `${due.thing}${due.limit}`);
  const late = LATE.exec(text)?.groups;
  if (late?.thing && late.who && people.isCalled(late.who) && statement.speaker !== null) {
    const owner = people.resolve(late.who);
    const made = scene.made(
      owner === reader ? "request" : "assignment",
      owner,
      CERTAIN,
      `get me ${lowerFirst(late.thing)}`,
    );
    const when = dueDateIn(`by ${late.day}`, statement.sentAt, scene.clock);
    return made && when ? { ...made, when } : null;
  }
  const turned = TURNED.exec(text)?.groups;
  if (
    turned?.thing &&
    turned.verb &&
    COMMAND_VERBS.has(turned.verb) &&
    (turned.mark === "," || statement.listItem) &&
    inlineLabel(text) === null &&
    !people.isCorrespondent(turned.thing.split(" ")[0] ?? "")
  )
    return scene.made("duty", null, CERTAIN, `${turned.verb} the ${lowerFirst(turned.thing)}`);
  const from = FROM.exec(text)?.groups;
  if (!from?.thing || !from.who || !(from.needed || from.limit || from.please)) return null;
  const owner = ownerOf(from.who);
  if (owner === undefined || owner === null || owner === statement.speaker) return null;
  return scene.made(
    owner === reader ? "request" : "assignment",
    owner,
    CERTAIN,
    `${from.thing.trim()}${from.limit ? ` ${from.limit}` : ""}`,
  );
}

const EVERYONE = "Everyone";
const CERTAIN = 0.95;
