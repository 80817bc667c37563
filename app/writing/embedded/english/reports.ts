import type { Act, ActKind } from "../act";
import type { Statement } from "../statement";
import { isHedged } from "./hedges";
import { plainEnglish } from "./plain-english";
import type { Scene } from "./scene";
import { TO_DO } from "./tasks-without-a-verb";

/** "Can't, my licence doesn't cover it": what was asked is turned down. */
export const DECLINES =
  /^(?:(?:sorry|no|ah|oh|afraid|unfortunately)[,.!]? )*(?:I(?:['’]m| am) afraid (?:that )?)?(?:I |we )?(?:can(?:['’]?t|not)|won['’]t be able to|couldn['’]t)(?=[,.!;]|$| (?:do|make|manage) (?:it|that|this)\b| (?:that day|then|sorry)\b)/i;

const CANCEL =
  /(?<!don't |not |never )\b(?:no longer (?:need(?:ed)?|necessary|required|relevant)|not (?:needed|necessary|required) any ?more|don't need (?:it|that|this|the .{2,60}?) any ?more|forget (?:about )?(?:it|that|the|my|what|this)|forget about (?=[a-z])|disregard (?:it|that|the|my|this)|never ?mind|ignore (?:my|the) (?:last|previous|earlier)|drop(?:ped)? (?:it|that|the)(?! [^.?!]{0,40}\b(?:in|off|by|round|over|at|into|down)\b)|has been (?:cancelled|canceled|called off|dropped)|(?:(?:is|was|are|were) (?:cancelled|canceled|called off|dropped|obsolete|off the table|off(?= as well| too|[.!,]|$))|(?<!\b(?:he|she|it|that|who|what|i))'s off(?=[.!,;]|$))|won't be needed|will not be needed|not happening|scrap (?:it|that|the)|(?:you|we|i) (?:needn't|(?:don't|do not) (?:need|have) to)|no need (?:to|for)|(?:you|\p{Lu}\p{L}+)(?:'re| are| is) (?:spared|excused|off the hook|let off)|instead of(?! (?:you|me|us|him|her|them)\b))\b/iu;
const RELEASE =
  /\b(?:unblocked|no longer (?:blocked|stuck|down|missing|an issue|a problem)|is back(?: online| up)?|are back|(?:is|are) (?:all )?up(?= and running| now|[.!,;]|$)|works again|working again|came through|(?:good|clear|free|all set) to (?:go|start|proceed)|back to normal|(?:is|are) (?:now )?(?:warm|dry|clean|open|fine|ok|okay|green|complete|free|available|usable|accessible|stable|healthy) again|up again|running again|resolved|fixed|solved|sorted(?: out)?|repaired|restored|arrived|came in|has come|finally (?:got|received|have|answered|replied)|(?:we|i) (?:now )?(?:have|got|received)(?: now)? (?:the|it|them|all|access)|(?:has|have) (?:now |finally )?(?:confirmed|approved|answered|replied|delivered|arrived|signed|paid|responded|cleared|released|granted|sent)|approved|cleared|granted|delivered|found the|can (?:\w+ ){1,6}again|said yes|is possible again|are possible again)\b/i;
const NOT_DONE =
  /\b(?:done by|ready by|finished by|not|n't|never|until|once|when|if|unless|will|to be|needs?|should|must|almost|nearly|half|partly|would|could|might|may|as soon as|before|still|hardly|supposed|meant|want|(?:out|off|down|gone|through|in|up) again|(?<!for |until |till )(?:tonight|tomorrow)(?=[.! ]*$)|last (?:time|year|spring|summer|autumn|winter))\b|n't\b/i;
const STATE =
  /\b(?:is|are|was|were|it's|that's|they're|been|now|all|already|has been|have been|got)\s+(?:now |already |all |just |finally |also |both |\w+ly )*(?:done|finished|complete[d]?|ready|live|out|online|in place|attached|sorted|settled|closed|booked|ordered|signed|paid|sent|submitted|delivered|published|merged|deployed|fixed|updated|uploaded|confirmed|informed|through|over|off to|on (?:its|their) way|back with|in (?:the|your) (?:wiki|inbox|folder|drive|mail|post|repo|calendar|shared|post box)|on the (?:drive|server|wiki|share|portal)|with (?:the|your|our))\b/i;
const BARE =
  /^(?:(?:ok|yes|yep|all|I|I've|it's|that's|this is|mine(?: too)?|also|both|sorry|and|so|now|just|already|hi \w+|hello \w+)[,:]?\s+)*(?:done|finished|sent(?: it| them| off)?|completed?|uploaded|paid|booked|ordered|fixed|sorted|submitted|signed|merged|deployed|delivered|handled|taken care of|ticked off|check(?:ed)?|here (?:it is|they are|you (?:go|are))|attached|mine too|all set|took care of it|just did|did (?:it|that|this|them|those)|see attached|(?:please )?find attached)\b/i;
/** A state that shows what was done: "the printer has the text", "every box has its label now". */
const SHOWS = /^(?:have|know|be|stand|lie|hang|run|work|carry|contain|sit|say|agree)$/;
const WENT =
  /\b(?:went (?:out|off|to|live|through|in)|gone (?:out|to|through|off)|was handed|got through|handed (?:over|in)|turned in|rolled out|rolled back|wrapped up|checked off|ticked off|carried out|taken care of|took care of|came back|is behind us)\b/i;
const HANDED =
  /\bfind (?:our|the|my|your|a|an) [^.?!]{2,80}\b(?:attached|enclosed|below)\b|^here (?:it is|they are|you (?:go|are))\b/i;
const RESULT =
  /^(?:approv|ask|answer|accept|add|arrange|arriv|assign|book|bring|build|buy|call|cancel|chang|check|clean|clos|collect|complet|confirm|contact|correct|cover|creat|deliver|deploy|design|distribut|do$|done|draft|email|explain|fill|finali|finish|fix|forward|get|give|hand|hire|hold|inform|install|invit|issu|launch|mail|make|merge|migrat|move|notif|order|organi|pack|paint|pay|phone|pick|plan|post|prepar|present|print|process|publish|put|read|receiv|record|refund|register|releas|remind|remov|renew|repair|replac|reply|report|request|reserv|reset|resolv|restor|return|review|revis|rewrit|run|sav|schedul|send|set|shar|ship|show|sign|sort|speak|start|submit|switch|talk|tell|test|transfer|translat|train|updat|upload|verif|visit|write|wrap|solv|produc|restart|settl|retest|upgrad|sew|lay|laid|notaris|label|fil|tick|wash|hang|plant|mow|sweep|restor|bak|pour|weld|stitch|glu|trim|sand|cut|set|drop|load|unload)/;

/** "I couldn't hang them, the ladder is gone": nothing of it is done. */
const CANNOT =
  /\b(?:can't|cannot|can not|couldn't|could not|(?:un|not )able to|(?:did|have|has)(?:n't| not) managed? to)\b/i;

/** "The pads are held up at customs": a participle, and nothing done. */
const IS_HELD =
  /\b(?:is|are|was|were|been|being|got|gets)(?: (?:now|still|all|again|both|currently))* (?:held (?:up|back|at|in)|delayed|blocked|stuck|stranded|(?:pushed|put|set|knocked) back|bumped)\b/i;

/** "The rail is painted, please nobody touch it": what is asked beside a report. */
const PLEA = /,\s*(?:so |and |but )?(?:please|pls)\b.*$/i;

/** "Have asked Pia to do that": still to do, and hers. */
const ASKED_TO_DO_IT =
  /\b(?:asked|told|got) (?:\p{Lu}[\p{L}'’-]+|him|her|them|the \p{L}+) to (?:do|handle|take|see to|sort|look into|look after) (?:it|that|this|so|them|those)\b/iu;

/** Reports that something is finished, called off or no longer in the way. */
export function reportsIn(scene: Scene): Act[] {
  const { statement, clauses, plain: text } = scene;
  if (/\?\s*$/.test(text)) return [];
  const acts: Act[] = [];
  if (TO_DO.test(text) || ASKED_TO_DO_IT.test(text)) return acts;
  // "Please upload the signed forms" reports nothing.
  if (/^(?:please|pls|plz|kindly)\b(?! (?:find|see|note|disregard|ignore|forget))/i.test(text)) return acts;
  if (
    CANCEL.test(
      text.replace(/^(?:you(?:'ll| will)|(?:can|could) you|i need|we need)\b.*? instead of\b/i, ""),
    ) &&
    !/\bif\b/i.test(text)
  )
    acts.push(report("cancel", statement, text));
  else if (DECLINES.test(text)) acts.push(report("cancel", statement, text));
  if (statement.heading === "resolved" && (statement.listItem || text.length < 200))
    acts.push(report("done", statement, text));
  else if (
    BARE.test(text) &&
    text.split(/\s+/).length <= 14 &&
    !/\b(?:when|once|if|not|by|until|(?<!for )(?:tonight|tomorrow)(?=[.! ]*$))\b/i.test(text.slice(0, 60))
  )
    acts.push(report("done", statement, text));
  else if (HANDED.test(text)) acts.push(report("done", statement, text));
  else {
    for (const clause of clauses) {
      const own = plainEnglish(scene.words(clause.from, clause.to)).replace(PLEA, "");
      if (
        clause.negated ||
        clause.modal ||
        clause.imperative ||
        clause.question ||
        clause.marker === "if" ||
        clause.marker === "unless" ||
        isHedged(own) ||
        /^(?:once|when|until|before|as|who|whose)$/.test(clause.marker ?? "")
      )
        continue;
      if (IS_HELD.test(own)) continue;
      const isPast = clause.past || clause.perfect || clause.passive;
      const finished =
        (isPast &&
          RESULT.test(clause.verb) &&
          !clause.progressive &&
          !(
            clause.passive &&
            !clause.perfect &&
            /^(?:plan|schedul|expect|ask|order$)/.test(clause.verb) &&
            /\b(?:for|to)\b/.test(own)
          )) ||
        STATE.test(own) ||
        WENT.test(own) ||
        (isPast && /^(?:go|come|have|find|meet|win|agree)$/.test(clause.verb));
      if (finished && !NOT_DONE.test(own.replace(/\b(?:not only|no longer)\b/gi, ""))) {
        acts.push(report("done", statement, own));
        break;
      }
    }
    if (
      acts.length === 0 &&
      /^(?:[\p{L}\p{N}'’ /-]{3,80}) (?:sent|done|finished|submitted|uploaded|informed|booked|ordered|signed|paid|fixed|updated|published|merged|deployed|delivered|confirmed|completed|translated|printed|passed|closed|approved|installed|tested)\b[^,;]{0,60}[.!]?$/iu.test(
        text,
      ) &&
      !NOT_DONE.test(text)
    )
      acts.push(report("done", statement, text));
  }
  if (acts.length === 0 && text.split(/\s+/).length <= 24) {
    const main = clauses.find((c) => c.marker === null);
    if (
      main &&
      !main.negated &&
      !main.modal &&
      !main.progressive &&
      !main.question &&
      !main.imperative &&
      SHOWS.test(main.verb) &&
      main.subject &&
      !/^(?:I|we|you)$/.test(main.subject.kind) &&
      !NOT_DONE.test(text)
    )
      acts.push({ ...report("done", statement, text), certainty: 0.4 });
  }
  if (
    RELEASE.test(text) &&
    !/\b(?:can't|cannot|won't)\b/i.test(text) &&
    !NOT_DONE.test(text.replace(/\bno longer\b|\bcan\b/gi, ""))
  )
    acts.push(report("release", statement, text));
  return CANNOT.test(text) ? acts.filter((act) => act.kind !== "done") : acts;
}

const report = (kind: ActKind, statement: Statement, line: string): Act => ({
  kind,
  statement,
  line,
  owner: statement.speaker,
  when: null,
  certainty: 0.8,
  support: [],
  impact: null,
});

/** "On it", "will do", "sure, by Friday": the speaker takes what was asked. */
const ACCEPTANCE =
  /^(?:(?:hi|hello|hey|dear|thanks|thank you|ok|okay|yes|yep|yeah|sure|great|right|good|fine|of course|no problem|no bother|no worries|no prob|aye|perfect|noted|alright|cool|understood|got it)[,!. ]*(?:\p{Lu}\p{L}+)?[,!. –-]*)*(?:on it|will do|i'm on it|i am on it|i'll (?:do (?:it|that|so)|take (?:it|that|care of it|this)|(?:handle|see to|look after|deal with|sort) (?:it|that))|leave it (?:with|to) me|consider it done|i can (?:do|take|handle) (?:it|that|this)|happy to|no problem|sure(?: thing)?|ok(?:ay)?|yes|yep|of course|will be done|can do|mine|(?:that's|that is|this is|this one's|it's) (?:on )?(?:me|mine)\b|i'll have it|sounds good|works for me|fine(?=\W*$)|yes i will|i'm happy to|gladly|👍|:\+1:|:thumbsup:)/iu;

/** "Not at all, it's mine": nobody minds. */
const NOT_AT_ALL = /^(?:not at all|no,? not at all|of course not|no,? I don't mind)[,.!;:– -]+/i;
/** "Forecast, yes, Thursday is doable" */
const DOABLE =
  /^(?:the |that )?[\p{L}-]+(?: \p{L}+)? (?:is|are) mine\b|^(?:[^,.?!]{2,40}, )?(?:(?:yes|sure|ok(?:ay)?|fine|hi \p{Lu}\p{L}+)[,.!]? )?(?:that|it|this|(?:the )?\p{L}+|(?:the )?\d+(?:st|nd|rd|th)?)(?: morning| afternoon| lunchtime| noon| \p{L}+)?(?:['’]s| is| should be) (?:doable|feasible|manageable|no problem|perfectly possible)\b/iu;

const MINE =
  /\b(?:(?:that|this|it)(?:['’]s| is)|this one['’]s) mine\b|\b(?:leave it (?:with|to) me|on it|will do)\b/i;
/** Who answers so has still to do it: "it's mine", "leave it with me". */
export const takesIt = (text: string): boolean => MINE.test(text) && accepts(text);

/** The answer accepts what was asked, in few words. */
export function accepts(text: string): boolean {
  const plain = plainEnglish(text).trim().replace(NOT_AT_ALL, "");
  if (plain.length > 120 || /\?\s*$/.test(plain)) return false;
  if (/^(?:👍|:\+1:|:thumbsup:)/u.test(plain)) return true;
  return (
    (ACCEPTANCE.test(plain) || DOABLE.test(plain)) &&
    !/\b(?:can't|cannot|not|won't|but|no time|unfortunately|sorry)\b/i.test(plain)
  );
}
