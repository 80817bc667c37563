import type { Act } from "../act";
import { dueDateIn } from "../due-dates";
import { lowerFirst } from "../task-wording";
import { isErrand, isTheirWish, isWork } from "./clause";
import { hasObject } from "./commands";
import { dutyIn, needsDoing, THEM } from "./duties";
import { TAKES, WEAK_PLEDGE } from "./pledges";
import { act, type SaidClause } from "./said-clause";
import { isThirdPresent } from "./third-present";
import { HABIT, SOON } from "./time-words";
import { isReaction, tellsHowItStands } from "./told-states";
import { followingIn } from "./what-follows";
import { isOfSomebodyElse } from "./wishes";

/** Verbs by which a third person takes something on. */
const OWNING =
  /^(?:own|lead|handle|manage|coordinate|run|cover|head|oversee|drive|host|chair|organise|organize)$/;

/** "Bo is on the badges", but "the manual is on the shelf". */
const isSomebody = ({ scene, clause: { subject } }: SaidClause): boolean =>
  subject?.kind !== "name" ||
  (!/^(?:my|your|our|his|her|their|its|the|an?) /i.test(subject.text) &&
    scene.people.isCalled(subject.text.replace(/^@/, "").split(" ")[0] ?? ""));

/** "Give us the file", of "has promised her file"; what is only pointed at was asked for before. */
function promisedTo(rest: string): string {
  const what = rest.replace(/^\s*(?:us|me|to us)\b/i, "").trim();
  return /^(?:it|that|this|them|those|these|so|for|by|on)\b/i.test(what)
    ? `Promised: ${what}`
    : `give us ${what.replace(/^(?:his|her|their|its) /i, "the ")}`;
}

const TELLS = /^(?:tell|ask|remind|want)$/;

/** "Gareth can do the form as well if you tell him": the reader is to. */
function toBeTold(said: SaidClause): Act | null {
  const { scene, clause, next } = said;
  const { subject, modal } = clause;
  if (
    !subject ||
    !/^(?:name|group|person)$/.test(subject.kind) ||
    !/^(?:can|could|will|would)$/.test(modal ?? "") ||
    clause.question ||
    clause.negated ||
    clause.passive ||
    !isErrand(clause) ||
    next?.marker !== "if" ||
    next.subject?.kind !== "you" ||
    !TELLS.test(next.verb) ||
    !/^\s*(?:him|her|them|nicely)?\W*$/i.test(scene.words(next.group.to, next.to))
  )
    return null;
  const who = whoIs(said);
  const doing = scene.commandOf(clause);
  return who === null
    ? null
    : act(
        said,
        "request",
        scene.reader,
        0.9,
        `${next.verb === "want" ? "tell" : next.verb} ${who} to ${doing}`,
      );
}

/** "Gita will have to be there at eight", "Omar has to be at the depot by six" */
const isToBeThere = (said: SaidClause): boolean =>
  said.clause.verb === "be" &&
  said.clause.marker === null &&
  !said.clause.past &&
  /^(?:name|group)$/.test(said.clause.subject?.kind ?? "") &&
  isSomebody(said) &&
  (said.clause.modal === "must" || said.clause.through[0] === "need" || HAS_TO.test(said.own)) &&
  /^\s*(?:(?:there|here|present|on site|in(?: the office)?)\b|(?:at|in|on) the \p{L})/iu.test(said.rest) &&
  SOON_OR_AT.test(said.rest);
const HAS_TO = /\b(?:has|have|needs?|ought|['’]s got|have got) to be\b/i;
const SOON_OR_AT = /\b(?:at|by|before|from|until|till|on|for|when|while|today|tomorrow|tonight|this|next)\b/i;

/** Who is to give it: the reader, nobody in particular, or somebody by name. */
const wantedFrom = (scene: SaidClause["scene"], who: string): string | null =>
  who === "you" ? scene.reader : /^some/.test(who) ? null : scene.people.resolve(who);

/** Who a subject is, as said; of a pronoun whom it means, null where that is nobody. */
const whoIs = ({ scene, clause: { subject } }: SaidClause): string | null =>
  subject === null
    ? null
    : /^(?:he|she|they)$/i.test(subject.text)
      ? (scene.ownerOf(subject)?.replace(/^(?=\p{Ll})(?!(?:the|our|my|your|their|his|her|an?) )/u, "the ") ??
        null)
      : subject.text.replace(/^(?:The|Their|Our|My|His|Her|Your|Its)(?= )/, (word) => word.toLowerCase());

/** "Jo would love 300 words about yourself", "the committee wants the answers a week earlier": the reader gets them that. */
function wantedIn(said: SaidClause): Act | null {
  const { clause, rest, scene } = said;
  const { modal, subject } = clause;
  // "Ben would like to see the figures before the call"
  const toSee =
    modal === "would" &&
    /^(?:see|have|get|receive|read)$/.test(clause.verb) &&
    /^(?:like|love|want|need)$/.test(clause.through[0] ?? "") &&
    clause.through.length === 1;
  const wants =
    modal === "would" ? /^(?:like|love|appreciate|need|want)$/ : /^(?:need|want|expect|require|request)$/;
  if (
    !subject ||
    clause.past ||
    clause.perfect ||
    clause.negated ||
    clause.question ||
    (clause.through.length > 0 && !toSee) ||
    (modal !== null && !/^(?:would|will)$/.test(modal)) ||
    (!wants.test(clause.verb) && !toSee) ||
    !/^(?:group|person|they|name)$/.test(subject.kind) ||
    scene.statement.medium !== "mail"
  )
    return null;
  // "a list of who we're inviting"
  const next = said.next;
  const whole =
    /\b(?:of|about|for|on)\s*$/i.test(rest) &&
    next &&
    /^(?:who|what|which|how|where|when|why)$/.test(next.marker ?? "")
      ? scene.words(clause.group.to, next.to)
      : rest;
  const thing =
    WANTED_THING.exec(whole)?.[1] ??
    (SOON.test(rest) ? (WANTED_DONE.exec(rest) ?? WANTED_THINGS.exec(rest))?.[1] : undefined);
  if (!thing || POINTED.test(rest)) return null;
  // "the lobby repainted but not this year", "the cake cut first, fine by me"
  if (NOT_NOW.test(rest) || GRANTED.test(scene.plain)) return null;
  const done = doneTo(said, thing);
  if (done) return act(said, "request", scene.reader, SOON.test(rest) ? 0.95 : 0.65, done);
  const whom = whoIs(said) ?? THEM.get(subject.text.toLowerCase()) ?? "them";
  // "My boss wants a second offer for comparison": of somebody else.
  if (isOfSomebodyElse(thing)) return null;
  if (/^(?:a|some) (?:hand|lift|ring|shout|bell|nudge|push)\b/i.test(thing))
    return act(said, "request", scene.reader, 0.9, `give ${whom} ${thing}`);
  const [, contact = "", about = ""] = CONTACTED.exec(thing) ?? [];
  const verb = contact.toLowerCase().replace("reply", "answer");
  return act(
    said,
    "request",
    scene.reader,
    /\b(?:your|yourself|from (?:you|us))\b|\b(?:a|two|three) (?:days?|weeks?) (?:before|earlier)\b/i.test(
      thing,
    ) || SOON.test(rest)
      ? 0.95
      : // "Their courier wants the crates opened, so please clear the room": the reason of what is asked.
        /[.!?…:;]["”')]*$/.test(scene.statement.text) || scene.statement.listItem
        ? 0.65
        : 0.4,
    verb === "" ? `get ${whom} ${thing}` : `${verb} ${whom}${about}`,
  );
}

const GRANTED =
  /[,;–—-] ?(?:which |that |and that )?(?:(?:is|['’]s) )?(?:fine|ok|okay) (?:by|with) (?:me|us)\b/i;
const NOT_NOW = /\b(?:but |though )?not (?:this|yet|until|before|now|right)\b/i;

/** "The council wants the plan lodged by Thursday": lodge the plan by Thursday; null where nothing is to be done to it. */
function doneTo({ scene, clause }: SaidClause, thing: string): string | null {
  const at = scene.tokens.findIndex(
    ({ lower, lemma, pos }, index) =>
      index > clause.group.to + 1 &&
      pos === "VERB" &&
      lower !== lemma &&
      /(?:ed|en|t|d)$/.test(lower) &&
      isErrand({ verb: lemma }),
  );
  const participle = scene.tokens[at];
  const what = scene.words(clause.group.to, at);
  if (
    !participle ||
    !thing.startsWith(what) ||
    /\b(?:by|of|as|who|which|that|and)$|\b(?:before|after|when|where|until|since)\b/i.test(what)
  )
    return null;
  return `${participle.lemma} ${what}${thing.slice(what.length + 1 + participle.text.length)}`;
}

/** "She is expecting your call", "Mr Pike would like a ring this morning": what there is to do is a verb. */
const CONTACTED = /^(?:your|an?) (call|ring|reply|answer)(?![\p{L}-])(.*)$/isu;

/** "Waterlow's are happy to host, they just need to hear from us" */
const earlierSubject = ({ scene, clause }: SaidClause): string | null =>
  scene.clauses.findLast(
    (c) => c.from < clause.from && c.subject !== null && /^(?:name|group|thing)$/.test(c.subject.kind),
  )?.subject?.text ?? null;

/** "Finance waits for the list from me": whoever has it gives it; not "for a part that comes from Montreal". */
function awaitedIn(said: SaidClause): Act | null {
  const { clause, scene } = said;
  const [, thing, from] =
    clause.verb === "wait" && !clause.past && !clause.negated
      ? (/^\s*(?:for|on) ((?:the|your|my|an?|his|her|their|two|three|some) (?:(?!\b(?:that|which|who) ).){3,80}?) from (me|you|\p{Lu}[\p{L}'-]+)\b/su.exec(
          scene.words(clause.group.to, scene.tokens.length),
        ) ?? [])
      : [];
  if (!thing || !from) return null;
  if (from === "me") return act(said, "commitment", scene.statement.speaker, 0.95, thing);
  if (from === "you") return act(said, "request", scene.reader, 0.95, thing);
  // "The garage is waiting for a part from Denmark"
  const isSomebodys = /^(?:I|we|you)$/.test(clause.subject?.kind ?? "") || scene.people.isKnown(from);
  return isSomebodys && scene.people.isCalled(from)
    ? act(said, "assignment", scene.people.resolve(from), 0.85, thing)
    : null;
}

/** "300 words about yourself", "the answers": no money, and no time that something takes. */
const WANTED_THING =
  /^\s*((?:the|your|an?|two|three|four|some|another|more|all|both|\d+(?! (?:for|per|plus|net|each|an?)\b)|\p{Ll}{3,}s(?= (?:of|showing) ))\s(?!(?:bit|break|chance|lot|moment|word|drink|new \p{L}+ of life)\b)(?!.{0,20}\b(?:to be|if|too|up ?front|in advance|euros?|pounds|dollars|quid|percent|[€£$%]|minutes?|hours?|days?(?! (?:before|earlier))|weeks?(?! (?:before|earlier))|months?)\b)[^;]{3,90})$/isu;

/** "our waste contract emailed to them" */
const WANTED_DONE =
  /^\s*((?:our|my|your|the|this|these) [^,;]{3,50}? (?:\p{L}+ed|sent|back|done|in writing)\b.{0,60})$/isu;
/** "number plates by the 25th" */
const WANTED_THINGS = /^\s*((?:\p{Ll}+ ){0,2}\p{Ll}{2,}[^s]s (?:by|before|until|on|for) .{2,40})$/su;

/** What is no work for anybody who reads of it: "she flies on the 27th", "the shop swears Tuesday". */
const NO_ERRAND =
  /^(?:fly|travel|sail|swear|marry|retire|graduate|land|depart|sleep|celebrate|suspect|estimate|reckon|threaten|refuse|expect|anticipate)$/;
/** "Vermeer gives 5 percent": what one pays. */
const PRICED = /^(?:give|offer|grant|quote|charge|take|want|ask)$/;
const IS_PRICE = /\b(?:per ?cent|discount|off)\b|%/i;

const TAKES_TIME =
  /^\s*(?:us |me |them )?(?:until|till|ages|long|forever|time|(?:about |around |some |at least |up to |another )?(?:a|an|one|two|three|four|six|several|\d+)(?: to \w+)? (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?|while)(?! off\b))\b/i;

const KEEPS_ON = /^\s*(?:on )?\p{L}+ing\b/u;
const HIMSELF = /^\s*(?:him|her|it|them)sel(?:f|ves)\b/i;

/** "She's bringing me the keys tonight", "he puts the deposit back today": ahead, and of something. */
const isPlanned = ({ clause, scene, own, rest }: SaidClause): boolean =>
  clause.modal === null &&
  !clause.past &&
  !clause.perfect &&
  (clause.progressive || isThirdPresent(scene, clause)) &&
  SOON.test(own) &&
  !HABIT.test(own) &&
  /^\s*(?:me |us |you )?(?:up |out |off |over |back |in )?(?:the|it|them|that|those|these|this|an?|some|both|all|my|our|your|his|her|two|three|\d+)\b/i.test(
    rest,
  );

/** What things do. */
const HAPPENS_TO =
  /^(?:hang|drip|leak|rattle|squeak|flash|blink|beep|rust|peel|crack|burn|smoke|smell|stick|jam|slip|slide|spin|vibrate|shake|tick|ring|fall|sag|flicker)$/;

/** What is fetched or made for who writes. */
const FOR_US = /^(?:bring|fetch|collect|get|order|print|make|send|drive|lend|find) (?:me|us)\b/i;

/** What people do while they wait. */
const STANDS_ABOUT = /^(?:stand|sit|lie|queue|sleep|shiver|freeze|sweat|starve|laugh|cry)$/;
/** "Can Tim or Ola take the phones?": one of them. */
const EITHER_NAME = / \p{Lu}[\p{L}'-]+ or \p{Lu}[\p{L}'-]+$/u;
/** "Phil would be glad to get it back": he is to get it. */
const PLEASED = /^(?:glad|happy|grateful|pleased|delighted)$/;
const POINTED = /^\s*(it|that|this|them|those|these) from (you|us|me)\b( in writing| signed)?/iu;

/** "Becky will have a little card printed" */
const HAS_DONE =
  /^\s*(?:an?|the|some|all|both|two|three|\d+|his|her|their|its|our|your|my|it|them|those|these)(?: (?!to\b)[\p{L}\d'’-]+){0,5}? (?:(?!need|hundred|red\b|bed\b)\p{L}{2,}ed|done|made|cut|built|sent|drawn|written|put|set|brought|taken|shown|hung|sewn|ready)(?=[,.;!]|$| (?:by|for|on|at|in|before|until|that|which|today|tomorrow|tonight|this|next|so|and|up|out|off|down|to)\b)/iu;
const GETS = /^(?:get|have|receive|see|hear)$/;

/** "Ana will send it", "our lawyer takes care of it": what somebody else has. */
export function assignmentIn(said: SaidClause): Act | null {
  const { scene, clause, own, rest, isHedged, isConditional } = said;
  const { modal, through, subject } = clause;
  // "Would they do the certificates cheaper?"
  if (clause.question && /^(?:they|person)$/.test(subject?.kind ?? "") && modal === "would") return null;
  if (
    clause.question &&
    clause.inverted &&
    /^(?:can|could|would)$/.test(modal ?? "") &&
    /^(?:people|everyone|everybody|all|both)$/i.test(subject?.text ?? "")
  )
    return /^(?:like|prefer|want|rather)$/.test(clause.verb)
      ? act(said, "request", null, 0.8, scene.statement.text)
      : act(said, "request", null, 0.8);
  // "Emma wants to see the rota before it goes out": whoever has it shows it to her.
  if (
    /^(?:want|like|need)$/.test(through[0] ?? "") &&
    /^(?:see|have|read|check|know|approve)$/.test(clause.verb) &&
    /^(?:name|group|person|they)$/.test(subject?.kind ?? "") &&
    /^\s*(?:the|an?|it|this|that|them|these|those|both|all|your|our|how|what|when|who|which|whether|if)\b/i.test(
      rest,
    ) &&
    !(said.previous && /^\s*(?:it|this|that)\b/i.test(rest)) &&
    !/\byour own\b/i.test(rest) &&
    clause.marker === null &&
    !clause.question &&
    !clause.past &&
    !clause.negated &&
    !isConditional &&
    modal === null &&
    subject &&
    scene.ownerOf(subject) !== scene.reader
  ) {
    const who = THEM.get(subject.text.toLowerCase()) ?? subject.text.replace(/^The /, "the ");
    return act(said, "request", scene.reader, 0.75, `let ${who} ${scene.commandOf(clause)}`);
  }
  // "Could HR let me know how many there are?"
  const answer = scene.words(clause.verbAt, scene.tokens.length).replace(/\s*\?\s*$/, "");
  if (
    clause.question &&
    (subject?.kind === "name" || subject?.kind === "group") &&
    /^(?:let (?:me|us) know|tell (?:me|us))\b/i.test(answer) &&
    /^(?:can|could|would|will)\s*$/i.test(scene.words(0, subject.from))
  )
    return act(said, "request", scene.ownerOf(subject), 0.95, answer);
  // "Can the caterer do gluten free?": who asks wants to know.
  if (
    clause.question &&
    subject?.kind === "group" &&
    /^the\b/i.test(subject.text) &&
    /^(?:(?:and|so|but|or),? )?can\s*$/i.test(scene.words(0, subject.from))
  )
    return act(said, "request", scene.reader, 0.8, scene.words(subject.from - 1, scene.tokens.length));
  // "Could Josh be released for the evening?": whoever reads it releases him.
  const [helper] = /\b(?:can|could|would)\s*$/i.exec(scene.words(0, subject?.from ?? 0)) ?? [];
  if (clause.question && clause.passive && subject?.kind === "name" && helper)
    return act(
      said,
      "request",
      scene.reader,
      0.8,
      `${helper.trim()} ${scene.words(subject.from, scene.tokens.length)}`,
    );
  // "Could Henk have a look"
  if (
    clause.question &&
    (subject?.kind === "name" || subject?.kind === "group") &&
    (OWNING.test(clause.verb) ||
      isWork(clause.verb === "have" && hasObject(said) ? { verb: "do" } : clause)) &&
    /(?:^|[,;]\s|\b)(?:and |or |so |then )?(?:can|could|would|will)(?: \p{L}+ or)?\s*$/iu.test(
      `${scene.words(0, subject.from)} `,
    )
  )
    return EITHER_NAME.test(scene.words(0, subject.to))
      ? act(
          said,
          "request",
          null,
          0.8,
          scene.words(0, clause.to).replace(/^.*\b(?:can|could|would|will) /isu, ""),
        )
      : /^your (?!people|team|office|side|company|lot|guys|colleagues?|department|accounts|end)\b/i.test(
            subject.text,
          )
        ? // "Could your client let them in?"
          act(
            said,
            "request",
            scene.reader,
            0.8,
            `ask ${lowerFirst(subject.text)} to ${lowerFirst(scene.commandOf(clause))}`,
          )
        : act(said, "request", /^your\b/i.test(subject.text) ? scene.reader : scene.ownerOf(subject), 0.8);
  const told = toBeTold(said);
  if (told) return told;
  if (!subject || clause.question || clause.negated || isHedged || isConditional) return null;
  // "Forty people are standing in the aisles"
  if (clause.progressive && STANDS_ABOUT.test(clause.verb)) return null;
  const following = followingIn(said);
  if (following) return following;
  if (tellsHowItStands(scene, clause)) return null;
  // "The fitter keeps saying Tuesday", "he lets himself in": how somebody is, and nobody's work.
  if (modal === null && ((clause.verb === "keep" && KEEPS_ON.test(rest)) || HIMSELF.test(rest))) return null;
  // "Contour takes until 4 March": how long.
  if (clause.verb === "take" && TAKES_TIME.test(rest)) return null;
  // "Timesheets are due on Friday"
  if (clause.verb === "be" && subject.kind === "name" && /^\s*(?:still )?(?:due|overdue)\b/i.test(rest))
    return dutyIn(said);
  // "They just need to hear from us by the end of the month", "he has to know by tonight", "the agency wants to know by Monday"
  if (
    (modal === "must" ||
      (through.length === 1 && /^(?:want|need)$/.test(through[0] ?? "") && !clause.past)) &&
    (clause.verb === "know"
      ? /^\s*(?:by|before|until|today|tonight|tomorrow)\b/i.test(rest)
      : clause.verb === "hear" && /^\s*(?:back )?from (?:us|me|you)\b/i.test(rest) && SOON.test(rest))
  )
    return act(said, "duty", null, 0.95, `get back to ${whoIs(said) ?? earlierSubject(said) ?? "them"}`);
  // "Is there a piano? Our conductor needs to know for the programme.": why it is asked.
  if (
    modal === "must" &&
    clause.verb === "know" &&
    /^\s*(?:for|because|so|in order|soon|asap)?\b/i.test(rest) &&
    !/^\s*(?:if|whether|what|who|when|where|how|which|that|about)\b/i.test(rest)
  )
    return null;
  const awaited = awaitedIn(said);
  if (awaited) return awaited;
  if (isToBeThere(said))
    return act(said, "assignment", scene.ownerOf(subject), 0.92, `be${rest.replace(/^(?=\S)/, " ")}`);
  const wanted = wantedIn(said);
  if (wanted) return wanted;
  const doing = needsDoing(said);
  if (doing) return doing;
  if (isTheirWish(clause) && clause.through[0] !== "want") return null;
  const owner = scene.ownerOf(subject);
  // "They" and "he" without anybody to mean, unless "her cousin in Geneva" has promised it.
  const isPromised = clause.perfect && /^(?:promise|offer|agree|volunteer|undertake)$/.test(through[0] ?? "");
  if (
    owner === null &&
    subject.kind === "person" &&
    !isPromised &&
    !((modal === "will" || isPlanned(said)) && isWork(clause) && !clause.passive)
  )
    return null;
  const isWho = subject.kind === "name" || subject.kind === "person" ? 0 : -0.12;
  if (clause.passive && (modal === "must" || modal === "should" || modal === "ought")) return dutyIn(said);
  if (clause.passive) {
    // "Ana is assigned to review it", "Bo was asked to call"
    if (
      /^(?:assign|ask|tell|remind|instruct|task|appoint|nominate|schedule|commission)$/.test(
        through[0] ?? clause.verb,
      )
    ) {
      // "Patients will be told by letter"
      if (
        through.length === 0 &&
        /^(?:ask|tell|remind|instruct)$/.test(clause.verb) &&
        !/\bto \p{Ll}/u.test(scene.words(clause.verbAt, clause.to))
      )
        return null;
      return act(
        said,
        "assignment",
        owner,
        0.75,
        through.length > 0
          ? scene.words(clause.verbAt, clause.to)
          : scene
              .words(clause.verbAt, clause.to)
              .replace(/^\S+ (?:by \S+ (?:\S+ )?(?=to\b))?(?:to|with|for)?\s*/, ""),
      );
    }
    return null;
  }
  const pledged = through[0] ?? "";
  // "He threatens to cancel the contract" is in the way.
  if (/^(?:threaten|refuse|fail|forget|decline)$/.test(pledged)) return null;
  if (PLEASED.test(pledged) && GETS.test(clause.verb) && scene.statement.medium === "mail")
    return act(
      said,
      "request",
      scene.reader,
      0.85,
      `get ${whoIs(said) ?? subject.text}${rest.replace(/^(?=\S)/, " ")}`,
    );
  if (
    /^(?:promise|offer|agree|volunteer|undertake|commit|plan|intend|arrange|prepare|confirm|happy|ready|glad|willing|about)$/.test(
      pledged,
    )
  )
    return act(said, "assignment", owner, 0.85 + isWho);
  // "Kate wanted to look into it"
  if (clause.past && pledged === "want" && subject.kind === "name" && isErrand(clause))
    return act(said, "assignment", owner, 0.55);
  // "She wants a seeded database by Monday from Kofi"
  const from = /^(?:need|want|expect|require)$/.test(clause.verb)
    ? /^\s*(.{4,120}?)(?: (by|before|until) (.{3,25}?))? from (you|someone|somebody|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?= by| before| until|[,.;!]|$)/su.exec(
        rest,
      )
    : null;
  if (from?.[1] && from[4] && !clause.past && !/\bbefore (?:they|he|she|we|it)\b/i.test(own))
    return act(said, "request", wantedFrom(scene, from[4]), 0.8, from[1]);
  // "They want that from you in writing by noon"
  const pointed = /^(?:need|want|expect|require)$/.test(clause.verb) ? POINTED.exec(rest) : null;
  if (pointed?.[1] && pointed[2] && !clause.past && !clause.negated)
    return act(
      said,
      "request",
      /^me$/i.test(pointed[2]) ? scene.statement.speaker : /^us$/i.test(pointed[2]) ? null : scene.reader,
      0.75,
      `give ${pointed[1]} to ${/^(?:they|he|she)$/i.test(subject.text) ? "them" : subject.text.replace(/^The\b/, "the")}${pointed[3] ?? ""}`,
    );
  // "The council want the form back by the 30th"
  const back =
    /^(?:need|want|expect|require)$/.test(clause.verb) &&
    SOON.test(rest) &&
    /^(?:group|person|they|name)$/.test(subject.kind)
      ? /^\s*((?:the|your|our|a|an|this|these|all|both) [^,;]{3,60})$/isu.exec(rest)?.[1]
      : undefined;
  const whose = whoIs(said);
  if (back && whose && !clause.past && !/\bbefore (?:they|he|she|we|it)\b/i.test(own))
    return act(said, "request", scene.reader, 0.75, `get ${whose} ${back}`);
  // "Joan hopes to send it round on Wednesday"
  if (pledged === "hope" && !clause.past && SOON.test(rest) && isErrand(clause))
    return act(said, "assignment", owner, 0.9 + isWho);
  if (through.some((verb) => WEAK_PLEDGE.test(verb)) && modal !== "must") return null;
  if (
    /^(?:promise|undertake|pledge)$/.test(clause.verb) &&
    rest.trim().length > 3 &&
    // "They promised it on Friday and now it's Monday"
    !/\b(?:and|but|yet) (?:now|today|still|it['’]s|nothing|no\b|never|so far)/i.test(scene.plain) &&
    !/^\s*(?:for|by|on)\b|^\s*(?:it |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|month)\W*$/i.test(
      rest,
    ) &&
    !/\blast (?:mon|tues|wednes|thurs|fri|satur|sun|week|month)|^\s*(?:it|them|that|this)\b/i.test(rest)
  )
    return act(
      said,
      "assignment",
      owner,
      0.8 + isWho,
      /^\s*(?:us|me) (?:an?|the|his|her|their|its|some|more|all|\p{Lu})/u.test(rest)
        ? `give ${rest.trim()}`
        : promisedTo(rest),
    );
  // "A partner has taken over": what, nobody is told.
  if (
    clause.perfect &&
    TAKES.test(clause.verb) &&
    /^\s*(?:over|on|up)\W*(?:$|and\b)/i.test(rest) &&
    subject.kind !== "name"
  )
    return null;
  if (clause.perfect && TAKES.test(clause.verb) && /^\s*(?:over|on|up)\b/i.test(rest))
    return act(
      said,
      "assignment",
      owner,
      /^\s*over (?:the|his|her|their|\p{Lu}\S+['’]s) /u.test(rest) ? 0.55 : 0.85,
    );
  // "Bo has kindly taken that on"
  if (
    clause.perfect &&
    TAKES.test(clause.verb) &&
    /^\s*(?:it|this|that|them|those) (?:over|on)\b/i.test(rest)
  )
    return act(said, "assignment", owner, 0.8);
  if (clause.past || clause.perfect) return null;
  if (isReaction(clause)) return null;
  if (modal === "will" || modal === "must" || modal === "shall") {
    // "Declan will be with you first thing tomorrow to fit it"
    const visits =
      clause.verb === "be" && isSomebody(said)
        ? /^\s*(?:with (?:you|us)|there|on site|round|over|out|in|at \S+)\b.*? to (?!be\b|you\b|us\b)(\p{Ll}.{4,160})$/su.exec(
            rest,
          )?.[1]
        : undefined;
    if (visits) return act(said, "assignment", owner, 0.85, visits);
    if (clause.verb === "be")
      return /\b(?:responsible|in charge|the (?:owner|lead|contact)|handling|ready|done)\b/i.test(rest) &&
        !/\b(?:back|there|here|away|out|late|free|available)\b/i.test(rest)
        ? act(said, "assignment", owner, 0.7 + isWho)
        : null;
    if (
      /^(?:have|get|see|hear|know|like|love|need|stay|remain|miss|leave|attend|join|arrive|come|return|visit|become|start|retire|happen|win|lose|grow)$/.test(
        clause.verb,
      ) &&
      !(modal === "must" && !/^(?:be|stay|remain)$/.test(clause.verb))
    ) {
      if (clause.verb === "have" && (/\bready\b|\bfor us\b/i.test(rest) || HAS_DONE.test(rest)))
        return act(said, "assignment", owner, 0.75 + isWho);
      if (clause.verb === "get" && /\b(?:a|the|three|two|us|quotes?|offers?|prices?)\b/i.test(rest))
        return act(said, "assignment", owner, 0.7 + isWho);
      if (
        /^(?:come|start|return|join|visit)$/.test(clause.verb) &&
        SOON.test(rest) &&
        /^(?:come|return|start)$/.test(clause.verb) &&
        /\b(?:back|with|to fix|to repair)\b/i.test(rest)
      )
        return act(said, "assignment", owner, 0.45 + isWho);
      return null;
    }
    if (/^(?:decide|vote)$/.test(clause.verb)) return act(said, "assignment", owner, 0.4 + isWho);
    return act(said, "assignment", owner, 0.9 + isWho);
  }
  // "Legal is reviewing it, should come back this week": of itself.
  if (
    modal === "should" &&
    /^(?:come|arrive|return|be)$/.test(clause.verb) &&
    /^\s*(?:back|here|in|there)?\b/i.test(rest) &&
    clause.shared
  )
    return null;
  if (modal === "should") return act(said, "assignment", owner, subject.kind === "name" ? 0.65 : 0.5);
  if (modal === "would")
    return /\b(?:said|says|promised|told|offered)\b/i.test(scene.words(0, clause.from))
      ? act(said, "assignment", owner, 0.85 + isWho)
      : null;
  // "We take the cheaper one. Tom can order it."
  if (
    modal === "can" &&
    subject.kind === "name" &&
    isSomebody(said) &&
    isErrand(clause) &&
    /^\s*(?:it|that|this|them|those|both)\b/i.test(rest)
  )
    return act(said, "assignment", owner, 0.9);
  // "Omar can bring me the ones from the station"
  if (
    modal === "can" &&
    isSomebody(said) &&
    subject.kind === "name" &&
    FOR_US.test(`${clause.verb} ${rest.trim()}`)
  )
    return act(said, "assignment", owner, 0.75);
  if (modal === "can" && SOON.test(rest) && subject.kind === "name")
    return act(said, "assignment", owner, 0.5);
  if (modal) return null;
  // "is coming on Thursday to bleed the radiators", "has until the 27th to hand it in"
  const bound =
    (/^(?:come|visit)$/.test(clause.verb) && SOON.test(rest)) ||
    (clause.verb === "have" && /^\s*(?:time )?(?:until|till)\b/i.test(rest))
      ? /\bto (\p{Ll}.{4,160})$/su.exec(rest)?.[1]
      : undefined;
  if (bound) return act(said, "assignment", owner, 0.75 + isWho, bound);
  // "The printer gives us until tomorrow to correct both"
  const granted =
    clause.verb === "give"
      ? /^\s*(?:me|us|you) (?:until|till)\b.*? to (\p{Ll}.{4,120})$/su.exec(rest)?.[1]
      : undefined;
  if (granted) return act(said, "duty", /^\s*you\b/i.test(rest) ? scene.reader : null, 0.9, granted);
  // "Bo owes us the floor plan"
  const owed = clause.verb === "owe" ? /^\s*(?:me|us|you) (.{4,120})$/su.exec(rest)?.[1] : undefined;
  // "They owe us two months"
  if (
    owed &&
    /^(?:(?:a|an|one|two|three|four|six|several|\d+) (?:\p{L}+ )?(?:months?|weeks?|years?|days?)|money|rent|[€£$])/iu.test(
      owed,
    )
  )
    return null;
  if (owed) return act(said, "assignment", owner, 0.75 + isWho, owed);
  if (
    clause.verb === "get" &&
    /^\s*(?:married|engaged|divorced|better|worse|older|bigger|ready|dark|cold|late|tired|used|on (?:well|fine))\b/i.test(
      rest,
    )
  )
    return null;
  // "The left wiper is hanging off"
  if (clause.progressive && HAPPENS_TO.test(clause.verb) && !hasObject(said)) return null;
  // "Pharmacy haven't sent them. Ade is chasing."
  if (clause.progressive && clause.verb === "chase" && !hasObject(said) && isSomebody(said))
    return act(said, "assignment", owner, 0.9, "chase them");
  if (clause.progressive)
    return (isWork(clause) || (isErrand(clause) && hasObject(said) && subject.kind === "name")) &&
      !/^(?:work|go|come|leave|run|wait|sit|travel|look|struggle|die|grow|move|start|hold|keep|charge|cost)$/.test(
        clause.verb,
      )
      ? subject.kind === "they" && !hasObject(said)
        ? null
        : act(said, "assignment", owner, (SOON.test(own) ? 0.75 : 0.65) + isWho)
      : clause.verb === "look" && /^\s*(?:into|for (?:an?|the|some|another|new)\b)/i.test(rest)
        ? act(said, "assignment", owner, 0.65)
        : clause.verb === "go" && /^\s*(?:through|over) (?:the|our|your|all|every)\b/i.test(rest)
          ? act(said, "assignment", owner, 0.75)
          : clause.verb === "work" && /^\s*on\b/i.test(rest)
            ? act(said, "assignment", owner, 0.6, rest.replace(/^\s*on\s+/i, ""))
            : null;
  if (clause.verb === "be") {
    const on =
      /^\s*(?:responsible for|in charge of|on|looking after|the (?:owner|lead) (?:of|for))\s+(.+)$/is.exec(
        rest,
      );
    return on?.[1] &&
      !(/^\s*on\b/i.test(rest) && !isSomebody(said)) &&
      !/^(?:at (?:me|us|him|her|them)\b|holiday|leave|vacation|sick|board|track|time|a call|the phone|it's|call|duty|parental|(?:their|its|his|her|the) way)/i.test(
        on[1],
      )
      ? act(said, "assignment", owner, 0.65, on[1])
      : null;
  }
  if (/^(?:come|return)$/.test(clause.verb) && /^\s*(?:back\b|on\b|home\b)/i.test(rest)) return null;
  // "The customer comes at four today": a visit, unless something is brought or done.
  if (
    /^(?:come|arrive)$/.test(clause.verb) &&
    !/\b(?:with|for) (?:the|an?|our|your|his|her|two|some)\b/i.test(rest)
  )
    return null;
  // "Nadia leads the project", in a document: it tells who is who.
  if (
    OWNING.test(clause.verb) &&
    !HABIT.test(own) &&
    hasObject(said) &&
    // "Lorna runs that list": who it is, that has to be asked.
    !(/^\s*(?:that|this|those|these) \p{L}/iu.test(rest) && !SOON.test(rest)) &&
    (scene.statement.medium !== "document" || SOON.test(own))
  )
    return act(said, "assignment", owner, 0.7 + isWho);
  if (
    TAKES.test(clause.verb) &&
    hasObject(said) &&
    /^\s*(?:care of|over|on|up|the|it|this|that|notes|minutes)\b/i.test(rest)
  )
    return act(said, "assignment", owner, 0.8 + isWho);
  // "Dad's passport expires on the 4th", whoever's it is.
  if (/^(?:expire|lapse)$/.test(clause.verb) || (clause.verb === "run" && /^\s*out\b/i.test(rest)))
    return null;
  // "The carpenters start on it on Thursday" tells when, and leaves nothing to do.
  if (
    subject.kind === "group" &&
    (/^(?:start|begin|open|close|arrive|leave|finish|end|come|meet|sit|gather|convene|travel|return)$/.test(
      clause.verb,
    ) ||
      (clause.verb === "run" && /^\s*(?:out|until|till|from)\b/i.test(rest)))
  )
    return null;
  if (PRICED.test(clause.verb) && IS_PRICE.test(rest)) return null;
  // "They write them by hand for now"
  if (/\b(?:for now|for the time being|in the meantime|meanwhile|at the moment)\b/i.test(own)) return null;
  if (
    !HABIT.test(own) &&
    // "The fitters fit it on the 9th"
    (isErrand(clause) || (clause.verb === "fit" && subject.kind !== "thing" && SOON.test(rest))) &&
    !NO_ERRAND.test(clause.verb) &&
    rest.trim().length > 2 &&
    isThirdPresent(scene, clause)
  ) {
    // "Ravi sees it on his desk, too"
    if (clause.verb === "see" && !SOON.test(rest)) return null;
    // "Stock moves aisle by aisle", in a plan: who works there is known by name, or has a day.
    if (
      scene.statement.medium === "document" &&
      dueDateIn(own, scene.statement.sentAt, scene.clock) === null &&
      !scene.people.isName(subject.text.split(" ")[0] ?? "")
    )
      return null;
    if (
      /^(?:offer|propose|show|work|run|fail|start|stop|sit|stand|break|crash|mean|support|include|cover|require|help|use|read|accept|give|sell|make|offer|get|keep|come|go|leave|follow|put|open|close|drop|play|pass|meet|stay|visit|attend|join|arrive|return|begin|end|allow|lead|cause|speak|charge|cost|win|lose)$/.test(
        clause.verb,
      ) &&
      !SOON.test(rest) &&
      !/^(?:make|give|get|put|keep|close|open|follow|help|read|meet|return)$/.test(clause.verb)
    )
      return null;
    return act(
      said,
      "assignment",
      owner,
      (SOON.test(own) ||
      scene.tokens[clause.from - 1]?.lower === "so" ||
      scene.tokens[clause.from]?.lower === "so" ||
      (scene.statement.listItem && subject.kind === "name" && hasObject(said))
        ? 0.75
        : subject.kind === "name" || subject.kind === "person"
          ? 0.55
          : 0.4) + isWho,
    );
  }
  return null;
}
