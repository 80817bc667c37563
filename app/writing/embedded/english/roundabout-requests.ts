import type { Act } from "../act";
import { isTitled } from "../people";
import { sentenceCase } from "../task-wording";
import { baseOfParticiple } from "./base-of-participle";
import type { Scene } from "./scene";
import { tag } from "./tag";

const NAME = "(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
/** Who is meant to do it: the reader, anybody, or somebody else as said. */
const WHO = `(?<who>you(?: all| two| both)?|one of you|some(?:one|body)|any(?:one|body)|${NAME}|(?:the|our|your) \\p{Ll}+(?: \\p{Ll}+)?)`;
const MODAL = "(?:could|would|can|might|were to|was to)";
const WARM =
  "(?:so |very |really |most |ever so |much |a lot |truly |eternally )*(?:grateful|glad|happy|happier|obliged|thankful|relieved|delighted|comfortable|calmer|easier)";
const SPEAKER = "(?:i|we)(?:['’]?d| would| should)(?: all| both)?";

/** Its groups: "what", "who" where it is not the reader, "being" where being there is what is asked. */
interface Shape {
  pattern: RegExp;
  certainty: number;
}

const SHAPES: readonly Shape[] = [
  // "Might be worth asking Piotr to do the tour"
  {
    pattern:
      /^(?:(?:and|also|so|but|perhaps|maybe),? )?(?:(?:it|that)(?:['’]d| would| might| may|['’]s| is|['’]ll| will)(?: also| probably| perhaps| well)*(?: be)?|(?:might|may|would|could)(?: also| well)? be|also) (?:well )?worth (?!noting|mentioning|seeing|remembering|knowing|bearing|waiting|having|saying|pointing|a\b|the\b|it\b)(?<what>\p{Ll}+ing\b.{3,140}?)[?.!]*$/iu,
    certainty: 0.75,
  },
  // "Only one request, index should be in Word and not PDF"
  {
    pattern:
      /^(?:and |but |also )?(?:(?:only|just|my|our|a|the) )*(?:one|small|other|last|further|final|little|only)(?: \p{L}+)? (?:request|wish|ask|plea)(?: from (?:me|us|my side))?[,:;–—-]+ ?(?<what>\p{L}.{6,140}?)[.!]*$/iu,
    certainty: 0.9,
  },
  // "Mind running the figures past Anita before they go out?"
  {
    pattern: /^(?:(?:and|also|so|hey),? )?(?:do you )?mind (?<what>\p{Ll}+ing\b .{3,140}?)[?.!]*$/iu,
    certainty: 0.85,
  },
  // "Would Ottoline Reyes kindly proofread as they come in."
  {
    pattern:
      /^(?:and |so |also )?(?:[Ww]ould|[Cc]ould|[Cc]an|[Ww]ill) (?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:please |kindly |maybe |perhaps |also )+(?<what>\p{Ll}.{3,140}?)[?.!]*$/u,
    certainty: 0.9,
  },
  // "It would be great if the banner were up by the 3rd"
  {
    pattern:
      /^(?:(?:so|and|also|maybe|perhaps),? )?(?:it|that)(?:['’]d| would) (?:really |also )?be (?:good|great|nice|best|better|helpful|useful|lovely|brilliant|ideal) if (?<what>(?:the|our|your|this|that|these|those|all|both) (?:\p{L}+ ){1,4}?(?:were|was|could be|would be|got)\b .{2,100}?)[.!]*$/iu,
    certainty: 0.85,
  },
  // "Would somebody be kind enough to check it has landed?", "would you be so kind and have somebody at the gate"
  {
    pattern: new RegExp(
      `\\b(?:would|could|will) ${WHO} (?:please )?be (?:so |very )*(?:kind|good|nice|sweet)(?: enough)?(?: as)?,? (?:to|and) (?<what>.{4,160}?)[?.!]*$`,
      "iu",
    ),
    certainty: 0.9,
  },
  // "I'd be happier if the nurse were there to take it off me"
  {
    pattern: new RegExp(
      `\\b${SPEAKER} (?:be ${WARM}|feel (?:a lot |much )?(?:better|happier|easier|safer)|sleep (?:a lot )?better|prefer it) if ${WHO} (?:(?:could|would|can|might)|(?<being>(?:were|was) (?:to )?))\\s*(?<what>.{4,160}?)(?: (?:rather|instead of)\\b.*)?[?.!]*$`,
      "iu",
    ),
    certainty: 0.85,
  },
  // "I'd appreciate it if someone had a look at the light"
  {
    pattern: new RegExp(
      `\\b${SPEAKER} (?:really |very much |so )?appreciate it(?: very much| a lot)? if ${WHO} (?:(?:could|would|can|might) )?(?!(?:would|could)\\b)(?<what>\\p{Ll}.{4,160}?)[?.!]*$`,
      "iu",
    ),
    certainty: 0.9,
  },
  // "It would be good if someone could check the filter"
  {
    pattern: new RegExp(
      `^(?:(?:so|and|also|maybe|perhaps),? )?(?:it|that)(?:['’]d| would| might) (?:really |also |perhaps )?be (?:a )?(?:good|great|nice|best|better|helpful|useful|lovely|brilliant|wise|ideal|good idea|great help|big help)(?: idea| help)? if ${WHO} (?:(?:could|would|can|might) )?(?!(?:would|could|be|were|are|is|have|had)\\b)(?<what>\\p{Ll}.{4,160}?)[?.!]*$`,
      "iu",
    ),
    certainty: 0.9,
  },
  // "It would help me if every branch named its quietest day by the 26th"
  {
    pattern:
      /^(?:(?:so|and|also|maybe|perhaps),? )?(?:it|that)(?:['’]d| would) (?:really |greatly |also )?(?:help|be (?:\p{L}+ )?(?:good|great|helpful|useful|lovely|nice|handy))(?: (?:me|us|if we))?(?: a lot| a great deal)? if (?<each>(?:every|each)(?: of the)? \p{Ll}+(?: \p{Ll}+)?) (?:(?:could|would) )?(?<what>(?:named|told|sent|gave|wrote|brought|took|made|chose|picked|listed|checked|\p{Ll}+ed|send|tell|name|give|let|bring|write)\b.{3,140}?)[?.!]*$/iu,
    certainty: 0.9,
  },
  // "I haven't got the password, so if you have a minute to reset it..."
  {
    pattern:
      /(?:^|[,;:–—-]\s+|\b(?:and|so|but)\s+)(?:so )?if you(?:['’]ve| have)(?: got)? (?:a|the|five|two) (?:spare )?(?:minutes?|moments?|time|chance|sec|seconds?) to (?<what>\p{Ll}.{3,100}?)[.…!]*$/iu,
    certainty: 0.95,
  },
  // "I was wondering whether it might be possible for you to send the list round"
  {
    pattern:
      /\b(?:wonder(?:ing|ed)?|ask(?:ing)?|know|hope) (?:if|whether) it (?:might|would|could|is|was) (?:also |perhaps |at all )?be ?possible (?:for you )?to (?<what>\p{Ll}.{3,140}?)[?.!]*$/iu,
    certainty: 0.95,
  },
  // "They want someone on site at 7 to sign"
  {
    pattern: new RegExp(
      `^(?:(?:and|but|so|also),? )?(?:they|he|she|we|${NAME}|(?:the|our) \\p{Ll}+(?: \\p{Ll}+)?) (?:also |still |now )?(?:wants?|needs?|requires?|will need) (?<who>some(?:one|body)) (?<what>(?:(?!to\\b).{2,40} )?to \\p{Ll}.{2,100}?)[.!]*$`,
      "iu",
    ),
    certainty: 0.85,
  },
  // "Somebody'd better move six cases down on Friday"
  {
    pattern: new RegExp(
      `(?:^|[,;:–—-]\\s+|\\b(?:and|so|but)\\s+)(?!(?:and|so|but) |(?:I|we)\\b)${WHO}(?:['’]d| had) better (?!not\\b)(?<what>.{4,140}?)[.!]*$`,
      "iu",
    ),
    certainty: 0.85,
  },
  // "If Mrs Dunmore were to have a rummage in lost property I'd be so grateful", "if you can do the second one that'd be a help"
  {
    pattern: new RegExp(
      `(?:^|[,;:–—-]\\s+|\\b(?:and|so|but)\\s+)if ${WHO} ${MODAL} (?:please )?(?!be (?:free|in|around|there)\\b)(?<what>.{4,140}?)(?:,| [–—-])? (?:${SPEAKER} be ${WARM}|(?:that|it|this)(?:['’]?d| would) (?:be|help|save|make))\\b`,
      "iu",
    ),
    certainty: 0.85,
  },
  // "He wants a quote by tomorrow, I said you'd ring"
  {
    pattern:
      /(?:^|[,;:–—-]\s+|\b(?:and|so|but)\s+)i(?:['’]?ve| have)? (?:said|(?:told|promised) (?:him|her|them|everyone|\p{Lu}\p{L}+|(?:the|my|our) \p{Ll}+(?: \p{Ll}+)?)|promised)(?: that)? you(?:['’]?d|['’]ll| would| will) (?!(?:be|probably|like|want|know|understand|love|have|hate|mind|see|need|agree|never|not)\b)(?<what>.{3,140}?)[.!]*$/iu,
    certainty: 0.85,
  },
  // "That overtime sheet is still sitting with you", "two invoices are waiting for your signature"
  {
    pattern:
      /(?:^|[,;:–—-]\s+|\b(?:and|but|so)\s+)(?<what>(?:the|that|my|our|his|her|their|this|those|these|\d+|two|three|four|some) [^,.;:?!]{3,70}?)(?:,? (?:which|that))? (?:is|are|['’]s|has been|have been) (?:still |also |just |now |all )*(?:sitting|lying|waiting|resting|stuck|parked) (?:with you|on your (?:desk|chair|table)|in your (?:tray|inbox|in-?tray|pigeon ?hole)|for (?:you|your (?:signature|approval|okay|ok|comments|sign-?off|answer|decision)))\b/iu,
    certainty: 0.9,
  },
  {
    pattern:
      /(?:^|[,;:–—-]\s+|\b(?:and|but|so)\s+)you(?:['’]ve| have|ve)(?: still| also| got)* (?<what>(?:a|an|the|some|\d+|two|three|four) [^,.;:?!]{3,70} (?:in your (?:tray|inbox|in-?tray|pigeon ?hole)|on your desk|to sign|wanting an? [^,.;]{3,30}|waiting for your [^,.;]{3,30}))/iu,
    certainty: 0.9,
  },
  // "The organ tuner asked to be let in on Tuesday at 8.30"
  {
    pattern: new RegExp(
      `^(?<what>(?:(?:[Tt]he|[Oo]ur|[Mm]y) \\p{Ll}+(?: \\p{Ll}+){0,2}|${NAME}) (?:has |have )?ask(?:s|ed) to be \\p{Ll}+(?: .{2,100})?)[.!]*$`,
      "u",
    ),
    certainty: 0.8,
  },
  // "June asked could she swap her Saturday with yours"
  {
    pattern: new RegExp(
      `^(?<what>(?:(?:the|our|my) \\p{Ll}+(?: \\p{Ll}+){0,2}|${NAME}|\\p{Ll}+) (?:asks?|asked|is asking|was asking|wants to know|would like to know)(?: me| us)? (?:if|whether|could|can) (?:she|he|they|we|you)\\b(?!.*\\b(?:i|we) (?:said|told|have told|answered|replied)\\b).{4,120})$`,
      "iu",
    ),
    certainty: 0.8,
  },
];

/**
 * "Had a look at it" and "having a look at it" as "have a look at it", "on site at 7 to sign" as "be on site", "the banner
 * were up" as "the banner up": what is to be done.
 */
function commanded(said: string): string {
  if (/^(?:on|at|in|there|here) /i.test(said)) return `be ${said}`;
  if (/^to /.test(said)) return said.slice(3);
  const state = OF_A_STATE.exec(said);
  if (state) return `${state[1]} ${state[2]}`;
  const [verb] = tag(said);
  if (verb && /ing$/.test(verb.lower) && verb.lower !== verb.lemma)
    return `${verb.lemma}${said.slice(verb.to)}`;
  return verb && verb.pos !== "NOUN" && verb.lower !== verb.lemma && PAST.test(verb.lower)
    ? `${verb.lemma}${said.slice(verb.to)}`
    : said;
}
const OF_A_STATE =
  /^((?:the|our|your|this|that|these|those|all|both) (?:\p{L}+ ){0,3}?\p{L}+) (?:were|was|could be|would be|got) (.+)$/isu;
const PAST = /^(?:had|took|gave|sent|came|made|got|brought|found|told|went|did|wrote|kept|left|\p{Ll}+ed)$/u;

/** "Could the lantern lose about two kilos please?": of a thing, what its reader is to see to. */
const OF_A_THING =
  /^(?:and |also |so )?(?:could|can) ((?:the|this|that|these|those|our|my) [^,.;:?!]{3,60}? (?:be|have|lose|get|go|move|stay|come|start|stop|look|stand|say|read|show|wait)\b[^.;:!]{0,80}?),? please[?.!]*$/iu;

/** "Could that be fixed in the same go?" */
const DONE_TO_IT =
  /^(?:(?:and|so|also),? )?(?:can|could) (?<what>that|this|it|they|these|those) (?:please |also |still )?be (?<done>\p{Ll}+)(?<rest>[^?]{0,80})\?\s*$/iu;

/** "Do you know who did the extinguishers?" */
const ASKS_IF_KNOWN =
  /^(?:(?:and|so|also|by the way),? )?(?:do you (?:happen to )?know|(?:do you have |have you (?:got )?|got )?any idea) (?=(?:who|what|when|where|which|whether|if|how)\b)(.{8,140}?)\?\s*$/iu;

/** "Do you know someone who speaks Dutch and has time on Saturday?" */
const SEEKS_SOMEBODY =
  /^(?:(?:and|so|also|but|by the way),? )?(do you (?:happen to )?know (?:some|any)(?:one|body) (?:who|with|that|in|at)\b.{5,140}?)\?\s*$/iu;

/** "She has mould in the bedroom, I want somebody in there this week" */
const WANTS_SOMEBODY =
  /(?:^|[,;:–—-] |\b(?:and|so) )(?:I|we)(?:['’]d| would)? (?:want|need|like) (some(?:one|body) (?:in|on|at|there|here|over|up|round|out|down)\b[^,;:?!]{2,60}?)[.!]*$/iu;

/** "Quick question: is the hall booked for the 14th or the 15th?" */
const QUESTION =
  /^(?:(?:a|one|just a|just one) )?(?:quick|short|small|brief|little) (?:question|one)[:,.–—-]+\s+(?:do you know )?(.{8,160}\?)\s*$/iu;

/** "It would help me a lot to know by noon how many chairs you need" */
const HELPS_TO_KNOW =
  /^(?:(?:so|and|also|but),? )?(?:it|that)(?:['’]d| would) (?:really |also |greatly |already )?(?:help|be (?:good|great|helpful|useful|nice|a help)) (?:me |us |for me |for us )?(?:a lot |a great deal |enormously |very much |no end )?to know (?:(?:by|before|until) (?:\S+ ){1,3}?)?(?=(?:how|what|who|whose|when|where|which|whether|if)\b)(.{4,160}?)[.!]*$/iu;

/** A question that waits for its reader's answer, in its words: "for the 14th" is when that is of which it asks. */
function questionAct(scene: Scene, question: string, certainty: number): Act | null {
  const made = scene.made("request", scene.reader, certainty, question);
  return made && { ...made, line: sentenceCase(question.replace(/\?\s*$/, "")), when: null };
}

/** Without one of these no shape fits: the shapes are dear, and most sentences have none. */
const HINTS =
  /\bif\b|\bpossible\b|\bmind\b|\bkind(?:ly)?\b|\bgood (?:enough|to)\b|\b(?:sitting|lying|waiting|resting|stuck|parked)\b|\byour (?:tray|desk|inbox|in-?tray|pigeon)|\bto sign\b|\bwanting\b|\bask(?:s|ed|ing)\b|\bknow\b|\bquestion\b|\b(?:request|wish|plea|ask)[,:;–—-]|\bquick one\b|\bbetter\b|\bworth\b|\b(?:told|said|promised)\b|\bplease\b|\bsome(?:one|body)\b|\bidea\b/i;
const LONGEST_SENTENCE = 500;

/**
 * Requests that no clause of the sentence asks plainly: "would somebody be kind enough to", "I'd be happier if the nurse
 * were there", "that sheet is still sitting with you". Null for other sentences.
 */
export function roundaboutRequest(scene: Scene): Act | null {
  const { statement, people } = scene;
  if (statement.medium !== "mail" || statement.heading === "blockers") return null;
  const text = statement.text;
  const done = DONE_TO_IT.exec(text)?.groups;
  const doing = done?.done ? baseOfParticiple(done.done) : null;
  if (done && doing)
    return scene.made("request", scene.reader, 0.9, `${doing} ${done.what?.toLowerCase()}${done.rest}`);
  if (text.length > LONGEST_SENTENCE || !HINTS.test(text)) return null;
  const somebodyThere = WANTS_SOMEBODY.exec(text)?.[1];
  if (somebodyThere) return scene.made("request", scene.reader, 0.95, `get ${somebodyThere}`);
  const thing = OF_A_THING.exec(text)?.[1];
  if (thing) return scene.made("request", scene.reader, 0.85, thing);
  const asks = QUESTION.exec(text)?.[1];
  const asked = asks ? questionAct(scene, asks, 0.85) : null;
  if (asked) return asked;
  const known = ASKS_IF_KNOWN.exec(text)?.[1];
  const somebody = SEEKS_SOMEBODY.exec(text)?.[1];
  const sought = known ? questionAct(scene, known, 0.6) : somebody ? questionAct(scene, somebody, 0.8) : null;
  if (sought) return sought;
  const question = HELPS_TO_KNOW.exec(text)?.[1];
  if (question) return scene.made("request", scene.reader, 0.9, `let me know ${question}`);
  for (const { pattern, certainty } of SHAPES) {
    const { who, what, being, each } = pattern.exec(text)?.groups ?? {};
    const said = what?.replace(/^(?:that|this|those|these)\b/i, "the");
    if (!said) continue;
    // "if you were to": the verb follows; "if the nurse were there": being there is what is asked.
    const isBeing = being !== undefined && !/ to $/.test(being);
    const owner = each
      ? each
      : who === undefined || /^you\b/i.test(who)
        ? scene.reader
        : /^(?:some|any|one of)/i.test(who)
          ? null
          : people.isCalled(who.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, "").split(" ")[0] ?? "") || isTitled(who)
            ? people.resolve(who)
            : who.replace(/^the /i, "");
    return scene.made("request", owner, certainty, isBeing ? `be ${said}` : commanded(said));
  }
  return null;
}
