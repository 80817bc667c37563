import type { Act } from "../act";
import { inlineLabel } from "../readers/headings";
import { ownersOf } from "../row-task";
import { workVerb } from "../tokens";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";
import { isGroupWord } from "./subjects";
import { isEnglishWord } from "./vocabulary";
import { whoWishes } from "./wishes";

/** "Bo to send the drawings", also behind what it is about: "Lease: Bo to have the form signed". */
export const TO_DO =
  /^(?:([^:.?!]{2,40}): )?(?!(?:Hope|Just|Only|Quick|Needless|Nothing|Something|Anything|Everything|Somebody|Someone|Nobody|Anyone|Everyone|Reason|Reasons|Way|Ways|Chance|Request|Reminder|Decision|Proposal|Things|Much|More|Lots|Work|Good|Great|Nice|Best|Better|Easier|Safer|Fine|Keen|Lovely|Nobody|Happy|Glad|Sorry|Pleased|Ready|Able|Free|Back|Due|Next|How|What|Where|When|Looking|Trying|Going|Having|Hoping|Planning|Driving|Needing|Wanting|Getting|Needs?|Has|Have|Is|Are|Was|Ought|Wants?|Thanks|Easy|Hard|Time|Plan|Plans|Yet|Up|Still|Over|Down|Left|Off|Close|Welcome)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:, | and | & )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){0,2}|[A-Z]{2,3}) to (?!(?:the|an?|my|your|our|his|her|their|its|him|them|you|me|us|it|this|that|these|those|all|both|some|every|each|where|what|who|when)\b)(?=\p{Ll})(.{4,200})$/u;

/** "The treasurer to pay the insurance" */
const ROLE_TO_DO = /^(?:The|Our) ((?:\p{Ll}+ )?\p{Ll}+) to (\p{Ll}+ .{4,200})$/u;

/** "Maintenance (Kev) to change the belt" */
const BRACKETED =
  /^(?:[^:.?!]{2,30}: )?\p{L}[\p{L} ]{2,25} \((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\) to (?!be\b)(\p{Ll}.{4,200})$/u;
const CLERKS = /(?:^| )(?:clerk|warden|captain|cook|nurse|steward|guide|president)s?$/;

const COMING =
  /^((?:(?:the|a|an|my|our|first|new|final|corrected|updated|revised|fixed|full|rough|clean|signed) ){0,3}(?:version|draft|numbers?|figures?|report|list|plan|quote|quotation|invoice|slides|deck|fix|answer|reply|update|copy|text|photos?|pictures|minutes|notes|results|summary|contract|offer|estimate|drawings?|designs?|file|sheet|build|patch|proof|samples?)(?: for \p{L}+)?(?: (?:to follow|follows?|comes|coming|will follow))?,? (?:(?:by |on |at |for )?(?:tonight|tomorrow|(?:this|late this|early) (?:afternoon|evening)|later(?: today)?|noon|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of (?:day|the day|the week|week)|eod|cob)(?: (?:morning|afternoon|evening|noon|at the latest|latest))?))\W*$/iu;

const TO_THEM =
  /^((?:(?:the|a|an|my|our|new|final|full|first) )*\p{L}+(?: \p{L}+){0,3}) (?:to|with) (?:them|him|her) (?:by|on|before|tomorrow|today|tonight|this|next|first thing)\b[^?]*$/iu;

const TO_FOLLOW =
  /^((?:(?:the|a|an|my|our|new|final|full|first) )*\p{L}+(?: \p{L}+){0,3}) (?:to follow|follows) (?:by|on|before|this|tomorrow|today|tonight|later|next|in)\b[^?]*$/iu;

const TO_YOU =
  /^((?:(?:the|a|an|my|our|new|final|full|first|corrected|updated) )*\p{L}+(?: \p{L}+){0,3}) (?:to|with|for|back to|over to) you (?:by|on|at|before|this|tomorrow|today|tonight|later|first thing|asap|next|in)\b[^?]*$/iu;

/** Tasks without a predicate of their own: "Ingrid, please, today", "Your comments by Friday, please". */
export function taskWithoutVerb(scene: Scene): Act | null {
  const text = scene.statement.text;
  const thing =
    /^(?:\p{Lu}[\p{L}'-]+,\s*)?((?:your|the|a|an|two|three|all|final)\s[^?!]{4,120}?),?\s+(?:please|pls)\b[.!,]*\s*(.{0,40})$/iu.exec(
      text,
    );
  if (thing?.[1] && scene.clauses.every((c) => c.marker !== null || c.from > 0))
    return scene.made("request", scene.reader, 0.65, `${thing[1]} ${thing[2] ?? ""}`.trim());
  const willing =
    /(?:^|[,;:]\s*|\b(?:and|so|also)\s+)(?:(?:are|would|will) you|(?<=^|, )you) (?:be |also |still |all )*(?:ok|okay|happy|able|free|fine|good|up|prepared|willing|in a position|alright|comfortable)(?: with it)? to (?!(?:be|hear|see|know|meet|chat|talk|live|have)\b)(.{4,160}?)\?/isu.exec(
      text,
    ) ??
    /(?:^|[,;:]\s*|\b(?:and|so|also)\s+)have you (?:already |all )?(?:had|found|got) (?:a |the |any )?(?:chance|time|moment|opportunity) to (.{4,160}?)(?: yet)?\?/isu.exec(
      text,
    );
  if (willing?.[1]) return scene.made("request", scene.reader, 0.75, willing[1]);
  const handed =
    /^(.{8,160}?)(?:,| [–—-])? (?:and |so |and so )(?:that|it)(?:['’]s| is) (?:all |now )*yours\b/isu.exec(
      text,
    )?.[1];
  if (handed) return scene.made("request", scene.reader, 0.95, handed);
  const over =
    /^(?:so,? |and |now )?(?:it's |it is )?(?:over to|up to) (you|\p{Lu}[\p{L}'’-]+)(?:, \p{Lu}[\p{L}'’-]+)?,? (?:for|with) (.{4,140})$/iu.exec(
      text,
    );
  if (over?.[1] && over[2])
    return scene.made(
      "request",
      /^you$/i.test(over[1]) ? scene.reader : scene.people.resolve(over[1]),
      0.7,
      over[2],
    );
  const awaiting =
    /^(?:(?:we(?:'re| are)|i(?:'m| am)|still) )?(?:looking forward to|awaiting|waiting for) (your .{4,140})$/i.exec(
      text,
    );
  if (awaiting?.[1] && !/^your (?:reply|answer|response|feedback|call|visit)\W*$/i.test(awaiting[1]))
    return scene.made("request", scene.reader, 0.65, awaiting[1]);
  const remains =
    /^(?:and )?(?:what (?:remains|is left|is still open)(?: to (?:be done|do))?(?: is|:)|(?:still|left|remains|remaining|only) (?:to do|to be done|open|missing)( for you)?(?: is|:)) (.{4,160})$/i.exec(
      text,
    );
  if (remains?.[2]) return scene.made("duty", remains[1] ? scene.reader : null, 0.7, remains[2]);
  const better = /^(?:(?:so|and|but|then),? )?you(?:['’]d| had) better (?!not\b)(.{4,160})$/iu.exec(text);
  if (better?.[1]) return scene.made("request", scene.reader, 0.7, better[1]);
  const onThem =
    /^(?:so )?it(?:['’]s| is) (?:now )?(?:up to|down to|on) (you|me|\p{Lu}[\p{L}-]+) to (.{4,160})$/iu.exec(
      text,
    );
  if (onThem?.[1] && onThem[2])
    return /^me$/i.test(onThem[1])
      ? scene.made("commitment", scene.statement.speaker, 0.75, onThem[2])
      : scene.made(
          "request",
          /^you$/i.test(onThem[1]) ? scene.reader : scene.people.resolve(onThem[1]),
          0.75,
          onThem[2],
        );
  const called =
    /^(?:(?:and|so|also),? )?(?:i|we)(?:['’]d| would) (?:really |very much |also )?(?:appreciate|welcome|be (?:very |really )?(?:grateful|thankful) for|be glad of) ((?:an?|your|the|some|any) (?:\p{L}+ ){0,2}?(?:call|ring|reply|answer|response|update|word|confirmation|copy|quote|list|comments?|feedback|input|thoughts|opinion|decision|approval|okay|signature)\b.{0,80})$/iu.exec(
      text,
    );
  if (called?.[1]) return scene.made("request", scene.reader, 0.85, called[1]);
  const wanted =
    /^(?:(?:i(?:['’]m| am)|we(?:['’]re| are)) )?(?:very |really )?(?:grateful|thankful) for (your [^.?!]{4,80})[.!]*$/iu.exec(
      text,
    ) ??
    /(?:^|[,;–—-]\s)((?:your |any |all )?(?:comments|feedback|input|corrections|suggestions|questions|remarks)) (?:are |is )?(?:very |most )?welcome ((?:by|until|till|before) .{3,30}?)[.!]*$/iu.exec(
      text,
    );
  if (wanted?.[1]) return scene.made("request", scene.reader, 0.96, `${wanted[1]} ${wanted[2] ?? ""}`.trim());
  const news =
    /^(?:(?:so|and|also|hi|hello),? )?(?:(?:is there |are there |have you got |do (?:you|we) have )?(?:any|an) (?:update|news|progress|word|movement|idea when)s? (?:on|about|from|regarding|with|of|re) (.{4,80})|(?:where are we|how are we (?:doing|getting on)|where do we stand|how far are (?:we|you)|what(?:['’]s| is) (?:the )?(?:status|state|latest)) (?:with|on|of|about|regarding|for) (.{4,80}))\?\s*$/iu.exec(
      text,
    );
  if (news?.[1] ?? news?.[2]) return scene.made("request", scene.reader, 0.85, text);
  // "The Bristol is full, the Royal has rooms. Shall I book the Royal?", "Is this enough or shall we reprint?"
  if (
    /^(?:(?:so|and|or),? |[^?]{6,60} or )?(?:shall|should) (?:I|we) (?!(?:say|assume|mention|forget)\b)[^?]{4,90}\?\s*$/iu.test(
      text,
    )
  )
    return scene.made("request", scene.reader, 0.8, text);
  const lastDay =
    /^(?:please note(?: that)? )?(.{3,40}?) is the (?:very )?(?:last|final) (?:day|date|chance|opportunity) (?:for|to) (.{4,100}?)[.!]*$/iu.exec(
      text,
    );
  if (lastDay?.[1] && lastDay[2]) {
    const made = scene.made(
      "duty",
      null,
      0.85,
      lastDay[2].replace(/^(\p{L}+?)ing\b/iu, (said) => said),
    );
    if (made?.when) return made;
  }
  const overdue =
    /\breminder (?:about|of|for|regarding|re|on|concerning) ((?:the|your|our|my) [^,.;:–—-]{3,60}?)(?:[,;:–—-]| which| that).{0,60}\b(?:due|overdue|outstanding|missing|late|not (?:yet )?(?:received|arrived|here))\b/iu.exec(
      text,
    );
  if (overdue?.[1]) return scene.made("request", scene.reader, 0.85, overdue[1]);
  const belongs =
    /^((?:the|this|that|our) [^,.;:?!]{3,70}?) (?:is|are|will be) (?:now |still |all )?(\p{Lu}[\p{L}-]+)['’]s?[.!]*$/u.exec(
      text,
    ) ??
    /^(\p{Lu}[^,.;:?!]{3,70}?) (?:is|are|will be) (?:now |still |all )?(\p{Lu}[\p{L}-]+)['’]s?[.!]*$/u.exec(
      text,
    );
  if (belongs?.[1] && belongs[2] && scene.people.isCalled(belongs[2]))
    return scene.made("assignment", scene.people.resolve(belongs[2]), 0.95, belongs[1]);
  const deadline =
    /^(?:please )?(?:(?:remember|note|reminder)[,:]? (?:that )?)?the (?:final |new )?deadline (?:for|of) (.{3,80}?) is (.{3,40})$/iu.exec(
      text.replace(/^(?=deadline)/i, "the "),
    );
  if (deadline?.[1] && deadline[2] && !/\b(?:was|passed|moved|extended)\b/i.test(text))
    return scene.made("duty", null, 0.6, `${deadline[1]} by ${deadline[2]}`);
  const turn = /^it(?:['’]s| is) (your|\p{Lu}[\p{L}-]+['’]s) (?:turn|job|task) to (.{4,160})$/iu.exec(text);
  if (turn?.[1] && turn[2]) {
    const name = turn[1].replace(/['’]s$/, "");
    if (/^your$/i.test(name)) return scene.made("request", scene.reader, 0.75, turn[2]);
    if (scene.people.isCalled(name))
      return scene.made("assignment", scene.people.resolve(name), 0.75, turn[2]);
  }
  const reminded =
    /^(?:please |kindly )*be reminded (?:to|of|that you (?:must|should|need to|have to)) (.{4,160})$/i.exec(
      text,
    );
  if (reminded?.[1]) return scene.made("request", scene.reader, 0.75, reminded[1]);
  const possible =
    /^(?:(?:would it be|is it|might it be) possible (?:for you )?to|any (?:chance|hope) (?:of|for)(?: you)?) (.{4,140})\?\s*$/i.exec(
      text,
    );
  if (possible?.[1])
    return scene.made(
      "request",
      scene.reader,
      0.75,
      // "Would it be possible to have the keys back?"
      possible[1].replace(
        /^(?:have|get|receive) (?=(?:the|your|our|my|an?|both|all|some)\b)/i,
        `get ${whoWishes(scene)} `,
      ),
    );
  const offered =
    /^(?:more than |only too |very )?(?:happy|glad) to (?!(?:hear|see|know|help|be|have|meet|read|say|report|announce|confirm|discuss|talk|answer|chat|explain|assist|elaborate)\b)(.{4,160})$/i.exec(
      text,
    );
  if (offered?.[1]) return scene.made("commitment", scene.statement.speaker, 0.65, offered[1]);
  // "Title to follow by the 20th.", "list to you by 11": from whoever writes so; "logo to them by tonight", from who was asked
  const isSent =
    scene.clauses.length === 0 &&
    (TO_FOLLOW.test(text) || TO_YOU.test(text) || (scene.statement.answers !== null && TO_THEM.test(text)));
  if (isSent) return scene.made("commitment", scene.statement.speaker, 0.93, text);
  // "Fixed version tonight.", by who was asked
  const coming = scene.statement.answers !== null ? COMING.exec(text)?.[1] : undefined;
  if (coming) return scene.made("commitment", scene.statement.speaker, 0.95, coming);
  return toDo(scene);
}

const NOUN_WITH_DAY = /^\p{Ll}+ (?:by|before|until|no later than)\b/iu;

/** "Bo to send the drawings and report back": all that a line which begins so gives to whom it names; null for other lines. */
export function toDo(scene: Scene): Act | null {
  const text = scene.statement.text.replace(/^\d{1,2}\.\d{1,2}\.? (?=\p{Lu})/u, "");
  const [, within = "", doing] = BRACKETED.exec(text) ?? [];
  if (doing && scene.people.isCalled(within.split(" ")[0] ?? ""))
    return scene.made("assignment", scene.people.resolve(within), 0.9, doing);
  const [, role = "", what = ""] = ROLE_TO_DO.exec(text) ?? [];
  if (
    (isGroupWord(role.split(" ").at(-1) ?? "") || CLERKS.test(role)) &&
    COMMAND_VERBS.has(what.split(" ", 1)[0] ?? "")
  )
    return scene.made("assignment", role, 0.85, what);
  const todo = TO_DO.exec(text);
  if (!todo?.[2] || !todo[3]) return null;
  // "Letter to church council"
  const verb = /^\p{Ll}+/u.exec(todo[3])?.[0] ?? "";
  // "Letters to block C I've dropped through the doors"
  if (isEnglishWord(todo[2].toLowerCase()) && /[^s]s$/.test(todo[2]) && !isGroupWord(todo[2])) return null;
  if (
    isEnglishWord(todo[2].toLowerCase()) &&
    isEnglishWord(verb) &&
    verb !== "be" &&
    !isGroupWord(todo[2]) &&
    workVerb(verb) === null &&
    !COMMAND_VERBS.has(verb)
  )
    return null;
  // "Timesheets to payroll by noon"
  if (workVerb(verb) === null && !COMMAND_VERBS.has(verb) && NOUN_WITH_DAY.test(todo[3])) return null;
  // "Programme to be finished by 1 December (TH)": who has it stands at the end, or nowhere.
  const done =
    /^be (?:\p{L}+ed|done|sent|made|written|paid|signed|bought|built|found|set|put|taken|given|held|kept|drawn|told|brought|shown|sold|cut|hung|swept|got)\b/iu.test(
      todo[3],
    );
  const last = /^(.*?)\s*\((\p{Lu}{2,3}|\p{Lu}[\p{Ll}'’-]+)\)[.!]?$/u.exec(todo[3]);
  if (done)
    return scene.made(
      "duty",
      last?.[2] ? scene.people.byInitials(last[2]) : null,
      0.9,
      `${todo[2]} to ${last?.[1] ?? todo[3]}`,
    );
  const made = scene.made("assignment", ownersOf(todo[2], scene.people), 0.85, todo[3]);
  // "20 November: Bo to sign it": when is no part of it.
  const isNamed =
    todo[1] !== undefined &&
    inlineLabel(scene.statement.text) === null &&
    (made?.when == null || !todo[1].includes(made.when.words));
  return made && isNamed ? { ...made, line: `${made.line} (${todo[1]})` } : made;
}
