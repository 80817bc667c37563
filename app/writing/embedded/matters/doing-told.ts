/** What is asked, and how its doing is told. */
const DONE_BY: readonly (readonly [asked: RegExp, told: string])[] = [
  [/^(?:pay|transfer|settle|wire)\b|\bto (?:pay|transfer|settle) /i, "paid|transferred|settled|wired"],
  [
    /^(?:send|mail|e-?mail|forward|submit|post|hand (?:in|over)|pass on)\b/i,
    "sent|mailed|e-?mailed|forwarded|submitted|posted|handed (?:in|over)|passed on",
  ],
  [/^(?:book|reserve)\b/i, "booked|reserved"],
  [
    /^(?:call|ring|phone|contact|speak to|talk to|chase|ask|have a (?:quick )?word)\b/i,
    "called|rang|rung|phoned|spoke|spoken|talked|got hold of|reached|had a word",
  ],
  [/^(?:order|buy|get)\b/i, "ordered|bought"],
  [/^sign\b/i, "signed"],
  [/^(?:fix|repair|mend)\b/i, "fixed|repaired|mended"],
  [/^cancel\b/i, "cancell?ed"],
  [
    /^(?:tell|inform|notify|pass (?:it|that|this) on|write to|let \S+(?: \S+)? know)\b/i,
    "told|informed|notified|passed (?:it|that|this) on|wrote|written",
  ],
];
const BEFORE_IT =
  "(?:(?:it'?s|it is|that'?s|all|both|i|we|i've|we've|have|has|is|are|just|already|now|been|was|were|done|yes|ok|and|also)[,:]? )*";
/** What may follow where nothing else is named: when, to whom, "it". */
const NOTHING_ELSE =
  "(?=[.,;!]|$| (?:it|them|that|this|(?:to|with) (?:him|her|them|\\p{Lu}\\p{L}+(?=[,.;!]|$))|(?:yesterday|today|just|this|last|on|at|already|earlier|now|half|an hour|a minute|off|out|by)\\b))";

const FEW = 5;
/** "Watered.", "all labelled now": the verb of what was asked, as done, and hardly a word besides. */
export function didInAWord(line: string, text: string): boolean {
  const verb = /^\p{L}{3,}/u.exec(line)?.[0].toLowerCase();
  if (verb === undefined || text.split(/\s+/).length > FEW) return false;
  const past = verb.replace(/e$/, "").replace(/(?<=[^aeiou])y$/, "i");
  return new RegExp(`^${BEFORE_IT}${past}\\p{Ll}?ed${NOTHING_ELSE}`, "iu").test(text);
}

/** "Paid this afternoon", "Laundry: spoke to them": the doing is told in its own verb, and of nothing else. */
export function didJustThat(line: string, text: string, shared: number): boolean {
  const label = /^[^:.!?]{3,40}: /.exec(text)?.[0] ?? "";
  if (label !== "" && shared === 0) return false;
  const said = text.slice(label.length);
  return DONE_BY.some(
    ([asked, told]) =>
      asked.test(line) &&
      (new RegExp(`^${BEFORE_IT}(?:${told})${NOTHING_ELSE}`, "iu").test(said) ||
        // "Shaz is driving so I've just ordered the chicken"
        (shared > 0 &&
          new RegExp(
            `\\b(?:i|we)(?:['’]ve| have)? (?:just |already |now |also |both )*(?:${told})\\b`,
            "iu",
          ).test(said))),
  );
}

/** Of what is asked so the thing stands so when it is done: "put up the scaffold", "the scaffold is up". */
const STANDS_SO: readonly (readonly [asked: RegExp, state: RegExp])[] = [
  [
    /^(?:put up|hang|set up|mount|erect|pitch|fit|fix|get\b.*\bup\b|raise|rig|bring\b.*\bup\b|stick up|pin up|install|build|assemble)\b/i,
    /^(?:(?:put|set|now|all) )?(?:up|hanging|standing|in place)$/i,
  ],
  [
    /^(?:fit|install|plant|lay|put in|get\b.*\bin\b|insert|replace|change|hand in|submit|bring in|set|build in|mount|sow|dig in)\b/i,
    /^(?:in|in place|in the ground)$/i,
  ],
  [
    /^(?:collect|fetch|get|bring|buy|order|pick up|find|return|deliver|drop off|send|post|source|hire|rent|borrow|move|take)\b/i,
    /^(?:here|back|there|(?:in|on|at|with) .+)$/i,
  ],
  [
    /^(?:put|place|store|upload|share|save|file|stick|leave|hang|lay|set|give|e-?mail|forward|mail|scan|copy)\b/i,
    /^(?:there|(?:in|on|at|with) .+)$/i,
  ],
  [
    /^(?:do|write|finish|prepare|draft|complete|fill (?:in|out)|make|submit|hand in|file|enter|put in|send)\b/i,
    /^(?:in|out|off|gone)$/i,
  ],
  [/^(?:take|clear|throw|empty|remove|get rid of|return|post|send|ship|mail)\b/i, /^(?:gone|away|out|off)$/i],
  [/^(?:switch|turn|put) on\b|^(?:switch|turn|put)\b.*\bon$/i, /^on$/i],
  [/^(?:switch|turn) off\b|^(?:switch|turn)\b.*\boff$/i, /^off$/i],
];

/** Whether a thing that is so shows that what was asked of it is done. */
export const showsDoing = (line: string, state: string): boolean =>
  DONE_BY.some(([asked, told]) => asked.test(line) && new RegExp(`^(?:${told})$`, "i").test(state)) ||
  STANDS_SO.some(([asked, stands]) => asked.test(line) && stands.test(state));

/** What is done once somebody has the thing; "the safety certificate", asked for by its name alone, too. */
const HANDS_OVER =
  /^(?:(?:let (?:me|us) have|the|your|a|an|some|those|these|his|her|their)\b|send|e-?mail|mail|forward|share|post|upload|drop|give|get|pass|hand|bring|deliver|supply|provide|submit|show|return|find|dig|fax|text|need|fetch|collect|pick|order|buy|have|circulate|copy|scan|print|lend|ship|issue)\b/i;
/** What is done once the thing is there. */
const MAKES =
  /^(?:write|draft|prepare|make|build|put|hang|fit|install|plant|set|design|translate|do|compile|create|type|work out|sort|organi[sz]e|arrange|book|reserve|mow|paint|clean|repair|fix|mend|sew|bake|cook|draw|lay|mount|erect|finish|produce|sketch|calculate|knit)\b/i;
/** Who asks to be told something has it, too: "tell me the slope". */
const TELLS = /^(?:tell|let|inform|answer|confirm to) (me\b|us\b|\p{Lu}[\p{L}'’-]+)/iu;
/** Whether a task is over once `asker` has its thing. */
export function handsOver(line: string, asker: string | null): boolean {
  const told = TELLS.exec(line)?.[1];
  if (told === undefined) return HANDS_OVER.test(line);
  return /^(?:me|us)$/i.test(told) || (asker !== null && asker.split(" ")[0] === told);
}
export const makes = (line: string): boolean => MAKES.test(line);
