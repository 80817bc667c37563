import type { Act } from "../act";
import { isTask } from "../act";
import { isTitled } from "../people";
import { inlineLabel } from "../readers/headings";
import type { Statement } from "../statement";
import { lowerFirst, sentenceCase } from "../task-wording";
import { TIME_WORDS } from "../word-lists";
import { isWork } from "./clause";
import { needDone } from "./needs-done";
import { pronounOf } from "./pointing-pronoun";
import { meantIn, placeOf } from "./referents";
import { lastGroup, type Scene } from "./scene";
import { tag } from "./tag";
import { ONLY_IF } from "./what-is-told";

const POINTS =
  /^(\S+(?: \S+){0,3}) (it|this(?! (?:week|month|year|time|morning|afternoon|evening|mail|e-?mail|message|letter|form|link|list|thread|\p{L}+day)\b)|that(?! (?:the|an?|we|I|you|they|he|she|it|your|our|my|all|this|these|there|everyone|everything|nobody|somebody)\b)|them|those|these|(?:a new|another|the other) one|new ones)(?= |$)(?!\s+(?:is|are|was|all|(?!(?:this|us|across|always|perhaps)\b)\p{Ll}+s\b))/iu;
/** "Make sure it's closed", "get someone out to look at it", "reprint both" */
const POINTS_AFAR =
  /^(?:(?:make sure|check|see|ensure)(?: that)? (?:it|they|that)(?:['’](?:s|re)| (?:is|are|gets?|goes|has|have)) |(?:get|have|send|find|ask|tell) (?:some(?:one|body)|\p{Lu}\p{L}+|(?:the|our|your) \p{Ll}+) (?:out |round |over |up |in )?to \p{Ll}+ (?:at |for |after |into )?(?:it|them|this|that)(?= |$)|\p{Ll}+ both$)/iu;

/** "The insurer wants photos. I'll take some": of what stands before. */
export const ASKED_FOR_SOME =
  /\b(?:for|needs?|wants?|send|of|bring|without|lacks?|more) ((?!days|weeks|months|hours|minutes)\p{Ll}{3,}s(?: (?:of|for|from) (?:the |our |your )?\p{L}+)?)\b/u;
const SOME_OF = /^\p{Ll}+ (?:some|a few|several)$/iu;

/** "Would you take over?": what, stands before. */
const TAKES_OVER = /^(?:take over|step in|stand in|fill in)$/i;

const SENDS =
  /^(?:(?:send|e-?mail|mail|forward|get|bring|find|upload|post|scan|fax)\b.* (?:it|them)\b|let \p{L}+ have (?:it|them)\b)/iu;
/** "We still haven't got your signed sheet" */
const NOT_GOT =
  /\b(?:I|we)(?:['’]ve)?(?: still| also| have| had){0,3} ?(?:(?:have|had)n['’]t|not|never)(?: yet| still)? (?:got |had |received |seen )?((?:your|the|an?) [^,.;:()]{3,60}?)(?= (?:from|yet|either|so|and|but|as|because)\b|[.,;]|$)/iu;
const IS_MISSING =
  /\b((?:the|our|your|an?) (?:(?!(?:because|since|as|and|but|the|our|your)\b)[\p{L}\d'’-]+ ){0,5}(?!(?:because|since|as|and|but)\b)[\p{L}\d'’-]+) (?:is|are|was|were)(?: still| also)? (?:missing|not (?:attached|enclosed|there|in it))\b/iu;

/** "Somebody from IT on call" points at nothing. */
const pointsAt = (line: string): boolean =>
  TAKES_OVER.test(line) ||
  SOME_OF.test(line) ||
  POINTS.test(line.replace(/\bIT\b/g, "I.T.")) ||
  POINTS_AFAR.test(line);

const AGREED_TO =
  /\b(?:agreed|decided|resolved|need|needs|have|has|ought) to (\p{Ll}[^.;:!?]{5,100}?)[.!]*$/u;
const DOES_IT = /^(?:do|take|handle|see to|sort|take care of|look after)(?: (?:that|it|this|those))?$/i;
const SOMEBODY_TO =
  /\b(?:some(?:one|body)|any(?:one|body)|volunteers?|a volunteer) to (\p{Ll}[^?;]{5,90}?)(?:,| [–—-]|;|\.) (?:and )?(?:would|could|can|will) you\b/iu;
const LONGEST_POINTING = 12;
const NAMES_A_THING = /^(?:the|no|any|a|an|your|our|my|their|his|her|this|both|all|two|three)\s/i;

/** "The bride's mother still hasn't picked it, I'll chase her": an earlier clause of the sentence says whom. */
export function withPerson(act: Act, scene: Scene): Act {
  const pointing = isTask(act)
    ? /^\S+(?: \S+){0,4} (?:him|her)(?= again| back| about| tomorrow| in| out|$)/i.exec(act.line)
    : null;
  if (!pointing) return act;
  const text = scene.statement.text.toLowerCase();
  const words = pointing[0].toLowerCase().split(" ");
  const at = text.lastIndexOf(words.slice(-2).join(" "));
  // "I'm chasing him", of which the line has "chase him"
  const said = at < 0 ? text.lastIndexOf(` ${words.at(-1)}`) : at;
  const subjects = scene.clauses.flatMap(({ subject }) =>
    subject && (scene.tokens[subject.to - 1]?.to ?? 0) <= said && /^(?:name|group)$/.test(subject.kind)
      ? [subject]
      : [],
  );
  const who = subjects.at(-1)?.text ?? nameBefore(scene, said);
  return who && scene.people.resolve(who) !== act.owner
    ? {
        ...act,
        line: `${act.line} (${who.replace(/^(?:The )?(?=\p{Ll})(?!(?:the|an?|my|our|your|his|her|their)\b)/u, "the ")})`,
      }
    : act;
}

/** "Erin you know Clare, could you ask her?" */
function nameBefore({ statement, people, reader }: Scene, at: number): string | undefined {
  return namesIn(statement.text.slice(0, Math.max(0, at))).findLast((name) => {
    const full = people.resolve(name);
    return (
      (isTitled(name) || people.isCalled(name.split(" ")[0] ?? "")) &&
      full !== reader &&
      full !== statement.speaker
    );
  });
}

/** "They need our floor plan, could you send it over?": an earlier clause of the sentence says what. */
export function withThing(act: Act, scene: Scene): Act {
  if (isTask(act) && IS_THERE.test(act.line)) return withEvent(act, scene);
  const { text } = scene.statement;
  const [, made] = isTask(act) && CHECKS.test(act.line) ? (MADE_IT.exec(text) ?? []) : [];
  if (made) return { ...act, line: act.line.replace(CHECKS, `$1 the ${made}`) };
  // "The engineer's invoice is attached, he wants paying within 14 days"
  const [, whose, paper, from] = isTask(act) && PAYS.test(act.line) ? (INVOICE_OF.exec(text) ?? []) : [];
  if (whose ?? from)
    return { ...act, line: act.line.replace(PAYS, `Pay ${lowerFirst(whose ?? `${from}'s ${paper}`)}`) };
  if (!isTask(act) || !pointsAt(act.line)) return act;
  // "I said we'd send three ideas - can Annie do that?"
  const meant = DOES_IT.test(act.line)
    ? scene.clauses.findLast(
        (c) =>
          c.modal !== null &&
          !c.negated &&
          isWork(c) &&
          c.verb !== "do" &&
          (scene.tokens[c.to - 1]?.to ?? text.length) <=
            text.search(/\b(?:do|take|handle) (?:that|it|this|those)\b/i),
      )
    : undefined;
  // "I need somebody to show them round, would you do it?"
  const asked = DOES_IT.test(act.line) ? SOMEBODY_TO.exec(text)?.[1] : undefined;
  if (asked) return { ...act, line: sentenceCase(asked) };
  // "I need screenshots of the dashboard, who can do those?"
  const needed = DOES_IT.test(act.line)
    ? scene.clauses.find(
        ({ verb, subject, past }) =>
          /^(?:need|want|require)$/.test(verb) && /^(?:I|we)$/.test(subject?.kind ?? "") && !past,
      )
    : undefined;
  const wanted = needed
    ? scene
        .words(needed.group.to, needed.to)
        .replace(/(?:\s+for (?:it|that|this))?[\s,;:–—-]*$/i, "")
        .trim()
    : "";
  if (wanted.split(/\s+/).length > 1)
    return { ...act, line: sentenceCase(wanted), certainty: Math.max(0.8, act.certainty) };
  if (meant)
    return {
      ...act,
      line: sentenceCase(scene.commandOf(meant).replace(/[\s,;:–—-]+(?:and|or|but|so|then)?[\s,]*$/i, "")),
    };
  const pronoun = pronounOf(act.line);
  const meantHere = pronoun && meantIn(scene, pronoun, { end: placeOf(act.line, pronoun, text), act });
  if (meantHere) return { ...act, line: `${act.line} (${meantHere})` };
  // "Laptop: I've told Sven, he orders it today"
  const label =
    /^(?:(?:also|and|next|then|last thing),? )?((?:the |our )?\p{L}[\p{L}\p{N}'’ -]{2,45}?)(?:: | [–—-] )(?=\S)/iu.exec(
      text,
    )?.[1];
  const topic =
    label && inlineLabel(text) === null && !scene.people.isCalled(label) ? bareLabel(label) : undefined;
  return topic === undefined || pronoun === null ? act : { ...act, line: `${act.line} (${topic})` };
}

/** "I make it 220, please check against the replies" */
const MADE_IT = /\b(?:I|we) (?:make|made) (?:it|that|them) (?:about |around )?(\d[\d.,]*(?: \p{Ll}+s\b)?)/iu;
const CHECKS = /^((?:double-?)?check)(?= (?:against|with|on)\b|$)/i;
const PAYS = /^(?:pay (?:him|her|them)|(?:he|she|they) (?:wants?|needs?) paying)\b/i;
const INVOICE_OF =
  /\b((?:[Tt]he|[Oo]ur) \p{L}+['’]s (?:invoice|bill)|\p{Lu}\p{L}+['’]s (?:invoice|bill))\b|\b(invoice|bill) (?:from|of|by) ((?:the|our) \p{Ll}+|\p{Lu}\p{L}+)\b/u;
const IS_THERE = /^(?:be|stay) (?:there|present|in attendance)\b/i;

/** "The inspection is on the 14th, somebody needs to be there": where. */
function withEvent(act: Act, scene: Scene): Act {
  const [event] = scene.clauses;
  const thing = event?.subject?.kind === "thing" ? event.subject.text : "";
  return event &&
    scene.clauses.length > 1 &&
    NAMES_A_THING.test(`${thing} `) &&
    !act.line.toLowerCase().includes(thing.toLowerCase())
    ? { ...act, line: `${act.line} (${lowerFirst(thing)})` }
    : act;
}

/** "Tell Rosa", "let the kitchen know": what, stands in front. */
const TELLS_ONLY = /^(?:tell (?:the )?\p{L}+|let (?:the )?\p{L}+ know)$/iu;

/** "Two quotes for the fence, please, I need them before Wednesday": what is wished stands in front. */
export function withFront(act: Act, scene: Scene): Act {
  // "No almonds in the cake, tell Rosa"
  const told =
    TELLS_ONLY.test(act.line) && !ONLY_IF.test(scene.statement.text)
      ? scene.statement.text.search(/,\s*(?:please |pls |and |so )*(?:tell|let)\b/i)
      : -1;
  if (told > 6 && act.kind === "request")
    return {
      ...act,
      line: `${act.line}: ${lowerFirst(scene.statement.text.slice(0, told))}`,
      certainty: Math.max(0.9, act.certainty),
    };
  if (act.kind !== "request" || !/^(?:it|them|those|these|both)\b/i.test(act.line)) return act;
  const first = scene.tokens[scene.clauses[0]?.from ?? 0]?.from ?? 0;
  const front = scene.statement.text
    .slice(0, first)
    .replace(/(?:[\s,–—-]+(?:please|pls|and|because))*[\s,–—-]*$/i, "")
    .replace(/^\p{Lu}\p{L}+, (?=[\p{Ll}\d])/u, "")
    .trim();
  const words = front.split(/\s+/).length;
  return words >= 2 && words <= 10 ? { ...act, line: sentenceCase(front) } : act;
}

/** "For the worktop: ...": the worktop. */
const bareLabel = (label: string): string => label.replace(/^(?:as )?(?:for|on|about|re|regarding) /i, "");

const saysWhen = (words: string): boolean => {
  if (/^(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of \p{L}+)?$/iu.test(words)) return true;
  const said = tag(words).map(({ lower }) => lower);
  const at = said.findIndex((word) => TIME_WORDS.has(word));
  // "Your October bill" is a thing.
  return at >= 0 && !(said.length <= 4 && at === said.length - 2 && !words.includes(","));
};

const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+/u;

/** Who the sentence before says something of, where that is one person: "the landlord", "Mr Holm". */
function lastRole({ clauses, statement }: Scene): string | null {
  const titled = TITLED.exec(statement.text)?.[0];
  if (titled) return titled;
  const subjects = clauses.flatMap(({ subject }) => subject ?? []);
  const last = subjects.findLast(
    ({ kind, text }) => (kind === "name" || kind === "group") && !/^[A-Z]{2,3}$/.test(text),
  );
  return last && !/^(?:they|we|everyone|everybody|all|both|people)$/i.test(last.text)
    ? last.text.replace(/^The /, "the ")
    : null;
}

/** "Pharmacy haven't sent the tablets for Mrs Lennox": who has it, before whom it is for. */
const subjectGroup = ({ clauses }: Scene): string | null =>
  clauses.find(
    ({ marker, subject }) => marker === null && subject?.kind === "group" && subject.text.length > 3,
  )?.subject?.text ?? null;

/** Who was told of last in a part, and where. */
export interface ToldOf {
  who: string;
  statement: Statement;
  /** Where they were meant last. */
  at: Statement;
}

/** Who a sentence tells of, if it is neither who writes nor who reads it; else who was told of before. */
export function toldOf(scene: Scene, before: ToldOf | null): ToldOf | null {
  const { statement, people, reader } = scene;
  // "Offer him a month, I've agreed this with Dirk": still the one before.
  const means = statement.text.search(MEANS_SOMEBODY);
  const named = statement.text.search(NAMED_FIRST);
  const spokenTo = statement.text.search(SPOKEN_TO);
  const isNamedFirst = [named, spokenTo].some((at) => at >= 0 && at <= means);
  if (before && before.statement.unit === statement.unit && means >= 0 && !isNamedFirst)
    return { ...before, at: statement };
  // "Mrs Okafor can't cook. The supplier says ten days.": no firm is "her".
  const keepsPerson = (who: string | null) =>
    before !== null && who !== null && A_FIRM.test(who) && !A_FIRM.test(before.who) ? null : who;
  const who =
    namesIn(statement.text).findLast((name) => {
      if (!isTitled(name) && !people.isCalled(name.split(" ")[0] ?? "")) return false;
      const full = people.resolve(name);
      return full !== statement.speaker && full !== reader && full !== statement.answers;
    }) ??
    SPOKEN_TO.exec(statement.text)?.[1] ??
    keepsPerson(lastRole(scene));
  return who === null || people.resolve(who) === reader ? before : { who, statement, at: statement };
}

/** "I've asked Pascoe for his punt": whom nobody knows by a mail. */
const SPOKEN_TO =
  /\b(?:I|we)(?:['’]ve| have)? (?:also |already |just )?(?:asked|told|rang|rung|called|phoned|texted|e-?mailed|met|saw|tried|(?:spoke|spoken|talked|written|wrote) (?:to|with)) (\p{Lu}\p{Ll}{2,}|(?:the|our|my|their) (?:\p{Ll}+ )?\p{Ll}*(?:[^aeiou]er|[tsd]or|ist|ian|man|woman|lady|lord|agent))(?![\p{L}'’])/u;

const A_FIRM =
  /\b(?:supplier|contractors?|agency|company|firm|bank|insurers?|insurance|council|board|committee|department|team|factory|manufacturer|wholesaler|office|archive|printers?|courier|carrier|kitchen|trust|association|school)$/i;

/** A titled name, or one that opens the sentence without being called. */
const NAMED_FIRST =
  /(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}|^(?!(?:He|She|I|We|You|They|It)\b)\p{Lu}[\p{Ll}'’-]+ (?!please\b)\p{Ll}/u;
const MEANS_SOMEBODY = /\b(?:him|her|he|she)\b/i;

const NAMED =
  /(?:(?:Mr|Mrs|Ms|Dr|Prof|Monsieur|Madame|Herr|Frau)\.? )?(?<![\p{L}\p{N}'’])(?<!\b(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Yy]our|[Mm]y|[Oo]ur|Christmas|(?:Year|Hallow)['’]?s['’]?) )(?!(?:I|We|You|He|She|They|It|That|There|What|Who)['’])\p{Lu}[\p{Ll}'’-]+(?: (?!(?:Mr|Mrs|Ms|Dr|Prof|Monsieur|Madame|Herr|Frau)\b)\p{Lu}[\p{Ll}'’-]+)?/gu;
const FEAST = /^(?:New Year|Christmas|Easter|Boxing Day|Good Friday)\b/;
const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([name]) => name.replace(/['’]s$/, "")).filter((name) => !FEAST.test(name));
const SOMEBODY_ONLY =
  /^\S+(?: \S+){0,3} (?:him|her)(?=$| (?:a|an|the|about|back|again|know|to|that|up|on|in|for|before)\b)|^(?:call|ring|phone|chase|ask|tell|contact|remind|nudge|e-?mail|write to|speak to|talk to) them(?=$| (?:about|back|again|to|up|on)\b)/i;
/** So many sentences after somebody was told of, "him" still means that one. */
const NEAR = 6;
/** The same in the answers to its mail. */
const NEAR_IN_THREAD = 9;

/** "Mrs Okafor" is no "him". */
const isOther = (who: string, line: string): boolean =>
  (/^(?:Mrs|Ms|Miss|Madame|Frau)\b/.test(who) && / him(?= |$)/i.test(line)) ||
  (/^(?:Mr|Monsieur|Herr)\b/.test(who) && / her(?=$| (?:back|again|up|about|to|in|out)\b)/i.test(line));

/** "Mr Otto rang about the fence. It is urgent. Could you call him back?": somebody whom an earlier sentence names. */
export function withSomebody(act: Act, last: ToldOf | null): Act {
  if (
    !last ||
    !isTask(act) ||
    act.line.includes("(") ||
    act.statement === last.statement ||
    !SOMEBODY_ONLY.test(act.line) ||
    act.statement.order - last.at.order > (act.statement.unit === last.at.unit ? NEAR : NEAR_IN_THREAD) ||
    act.line.toLowerCase().includes(last.who.toLowerCase()) ||
    isOther(last.who, act.line)
  )
    return act;
  return {
    ...act,
    line: `${act.line} (${last.who})`,
    support: act.support.includes(last.statement) ? act.support : [last.statement, ...act.support],
  };
}

/** "Peter from the bank rang. The loan is through. He'll send the papers.": whose task it is. */
export function withOwnerTold(act: Act, last: ToldOf | null): Act {
  if (
    !last ||
    act.kind !== "assignment" ||
    act.owner !== null ||
    act.statement === last.statement ||
    act.statement.order - last.at.order > (act.statement.unit === last.at.unit ? NEAR : NEAR_IN_THREAD) ||
    !/^(?:and |but |so )?(?:he|she)(?:['’]|\s)/i.test(act.statement.text)
  )
    return act;
  // Whoever is no person is never "she".
  if (!/^\p{Lu}/u.test(last.who) && !A_PERSON.test(last.who)) return act;
  return { ...act, owner: last.who, support: [last.statement, ...act.support] };
}

/** "The estate agent", "our landlady" */
const A_PERSON =
  /^(?:the|our|my|their|your|his|her) (?:\p{L}+ ){0,2}(?!supplier|contractor|manufacturer|wholesaler|carrier|printer|courier|council)\p{L}*(?:[^aeiou]er|[tsd]or|ist|ian|man|woman|lady|lord|agent|nurse|boss|cook|chef|coach|tenant|accountant|consultant|assistant|mother|father|mum|dad|wife|husband|sister|brother|aunt|uncle|cousin|daughter|son|neighbou?r|friend)$/iu;

/** What may be done to anything: what it is, nobody knows. */
const GENERIC = /^(?:do|handle|manage|try|see) /i;
const NOUN_OF: Readonly<Record<string, RegExp>> = {
  approve: /\bapproval\b/i,
  confirm: /\bconfirmation\b/i,
  answer: /\b(?:answer|reply|response)\b/i,
  reply: /\b(?:answer|reply|response)\b/i,
  sign: /\bsignature\b/i,
  decide: /\bdecision\b/i,
};
/** "... your approval for the zipper colour since 6 November" */
const OF_WHAT =
  /^ (?:for|of|on|to|about|regarding) ((?:the|your|our|this|these|both|all) [^,.;:!?]{3,50}?)(?= since | by | until | before | from |[,.;:!?]|$)/i;

/** "We wait for your approval of the colour. Kindly approve by tomorrow.": the noun before says of what. */
function withNounBefore(act: Act, before: Scene): Act {
  const [, verb = "", rest = ""] = /^(\p{L}+)(.*)$/su.exec(act.line) ?? [];
  const noun = NOUN_OF[verb.toLowerCase()]?.exec(before.statement.text);
  const bare = act.when === null ? rest : rest.replace(act.when.words, "");
  if (
    !noun ||
    /\p{L}/u.test(bare.replace(/\b(?:by|latest|until|before|at the|please|asap|soon|today|now)\b/gi, ""))
  )
    return act;
  const what = OF_WHAT.exec(before.statement.text.slice(noun.index + noun[0].length))?.[1];
  return what ? { ...act, line: `${verb} ${what}`, support: [before.statement, ...act.support] } : act;
}

const SETTLES =
  /^(?:pay|transfer|settle|remit|clear) (?:us |the (?:full |open |total |outstanding )?(?:amount|sum|balance|invoice|bill)|this (?:amount|invoice|bill))\b/i;
const INVOICE = /\b(?:invoice|bill|statement|order)s?(?: (?:no\.?|number|nr\.?))? #?[\p{L}-]{0,6}\d[\w/-]*/iu;

/** "Please transfer the amount within 7 days": of the invoice that the sentence before names. */
function withInvoice(act: Act, before: Scene): Act {
  const invoice = INVOICE.exec(before.statement.text)?.[0];
  return invoice && SETTLES.test(act.line) && !INVOICE.test(act.line)
    ? {
        ...act,
        line: act.line.replace(SETTLES, (words) => `${words} of ${lowerFirst(invoice)}`),
        support: [before.statement, ...act.support],
      }
    : act;
}

const ONLY_LETS_KNOW = /^(?:can you )?let (us|me|\p{Lu}\S+) know[.?! ]*$/iu;
const WANTS_TO_KNOW =
  /^(?:.*\b)?(?:needs?|wants?|would like|have|has) to know ((?:if|whether|what|when|which|who|how|where) .{6,120}?)[.!? ]*$/isu;

/** "Farid needs to know if it fits. Can you let us know this week?": what, the sentence before says. */
export function withWhatToKnow(act: Act, before: Scene | null): Act {
  if (act.kind !== "request" || before?.statement.speaker !== act.statement.speaker) return act;
  const [, whom] = ONLY_LETS_KNOW.exec(act.line) ?? [];
  const [, what] = WANTS_TO_KNOW.exec(before.statement.text) ?? [];
  return whom && what
    ? { ...act, line: `Let ${whom} know ${what}`, support: [before.statement, ...act.support] }
    : act;
}

const IT_NEEDS =
  /^(?:It|This|That|They|These|Those)(?= (?:still |also |just |now |really )?(?:needs?|must|has to|have to|should|is to|are to)(?!\p{L}))/u;

/** "The legal text came in. It needs to go live with the form.": what needs it, the sentence before says. */
export function withSubjectBefore(act: Act, before: Scene | null): Act {
  if (!isTask(act) || before?.statement.speaker !== act.statement.speaker || !IT_NEEDS.test(act.line))
    return act;
  const subject = before.clauses.find(({ marker, subject }) => marker === null && subject?.kind === "thing")
    ?.subject?.text;
  const thing =
    subject?.replace(/^(?:It|This|That)\b.*$/i, "").replace(/^\p{Lu}\p{L}+ (?=(?:the|your|our|my) )/u, "") ??
    "";
  return thing.length > 3 && thing.split(" ").length <= LONGEST_SUBJECT && !saysWhen(thing)
    ? {
        ...act,
        line: sentenceCase(act.line.replace(IT_NEEDS, thing)),
        support: [before.statement, ...act.support],
      }
    : act;
}
const LONGEST_SUBJECT = 8;

/** "Please submit it by 30 November": the sentence before says what. */
export function withMeaning(act: Act, before: Scene | null): Act {
  if (before && act.kind === "request" && SETTLES.test(act.line)) return withInvoice(act, before);
  if (before && act.kind === "request") {
    const whole = withNounBefore(act, before);
    if (whole !== act) return whole;
  }
  if (
    !before ||
    before.statement.speaker !== act.statement.speaker ||
    !isTask(act) ||
    act.line.endsWith(")") ||
    act.line.split(/\s+/).length > LONGEST_POINTING ||
    !(pointsAt(act.line) || /\b(?:him|her)\b/i.test(act.line))
  )
    return act;
  // "Agreed to move £5,000 to the savings account. Marge will do this."
  const agreed = DOES_IT.test(act.line.replace(act.when?.words ?? "", "").trim())
    ? (AGREED_TO.exec(before.statement.text)?.[1] ??
      needDone(before.statement.text.replace(/[.!\s]+$/, ""), before.people))
    : null;
  if (agreed) return { ...act, line: sentenceCase(agreed), support: [before.statement, ...act.support] };
  const person =
    !MEANS_SOMEBODY.test(before.statement.text) &&
    /^\S+(?: \S+){0,2} (?:him|her)(?= again| back| about| tomorrow| today| tonight| this (?:morning|afternoon|evening)| first thing|$)/i.test(
      act.line,
    )
      ? lastRole(before)
      : null;
  if (person !== null)
    return { ...act, line: `${act.line} (${person})`, support: [before.statement, ...act.support] };
  if (!pointsAt(act.line)) return act;
  // "Could you chase them?": people who were spoken of, rather than things.
  const group =
    /^(?:chase|ask|call|ring|phone|tell|remind|nudge|contact|email|inform|invite|warn|thank|push|ping|get) them\b/i.test(
      act.line,
    )
      ? (lastGroup(before.tokens) ?? subjectGroup(before) ?? lastRole(before))
      : null;
  if (group !== null && !act.line.toLowerCase().includes(group.toLowerCase()))
    return {
      ...act,
      line: `${act.line} (${group.replace(/^The /, "the ")})`,
      support: [before.statement, ...act.support],
    };
  const [, some] = (SOME_OF.test(act.line) && ASKED_FOR_SOME.exec(before.statement.text)) || [];
  if (some)
    return {
      ...act,
      line: `${act.line} (${some})`,
      isGuess: false,
      support: [before.statement, ...act.support],
    };
  // "It is held at customs because the certificate is missing. Please send it"
  const missing = SENDS.test(act.line)
    ? (IS_MISSING.exec(before.statement.text)?.[1] ?? NOT_GOT.exec(before.statement.text)?.[1])
    : undefined;
  if (missing !== undefined)
    return {
      ...act,
      line: `${act.line} (${lowerFirst(missing)})`,
      isGuess: false,
      support: [before.statement, ...act.support],
    };
  const pronoun = pronounOf(act.line);
  const thing =
    (pronoun === null || GENERIC.test(act.line)
      ? null
      : meantIn(before, pronoun, { end: before.statement.text.length, act })) ?? "";
  // "Badge for Mr Holm - photo came in, please have it printed": the line's topic.
  const { label } = act.statement;
  if (thing.length < 4 && label !== undefined && !before.people.isCalled(label.split(" ")[0] ?? ""))
    return {
      ...act,
      line: `${act.line} (${bareLabel(label)})`,
      support: [before.statement, ...act.support],
    };
  // "Phone them (a day)": when is no thing.
  if (thing.length < 4 || thing.length > 70 || saysWhen(thing))
    return { ...act, support: [before.statement, ...act.support] };
  return { ...act, line: `${act.line} (${thing})`, support: [before.statement, ...act.support] };
}
