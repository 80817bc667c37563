import { DAY, type DecisionShape } from "./decision-shape";

/** Another day, price or place, and rules from some day on. */
export const CHANGED_SHAPES: readonly DecisionShape[] = [
  // "Dogs that bark all night go in the back from now on"
  [
    0.93,
    /^(?:please (?:note|be aware)(?: that)?,? )?(?!(?:please|pls|i|you|he|she|let|use|keep|send|can|could|would|will)\b)[^,?:;]{10,90} (?:go(?:es)?|is|are|stays?|gets?|comes?|has|have|will|needs?|must|pays?|starts?|closes?|opens?|runs?|takes?) [^,?:;]{3,60} (?:from now on|until further notice|with immediate effect)[.! ]*$/iu,
  ],
  // "Reminder: from this week on, all signatures in blue"
  [
    0.93,
    /^(?:[^:.?!]{2,40}: )?(?:as )?(?:from|of) (?:this|next) (?:week|month|term|year)(?: on(?:wards)?)?,? (?:all|every|each|no|only|nobody|any)\b/i,
  ],
  // "The paperback moves from August to October"
  [
    0.88,
    new RegExp(
      `^(?:the |our )?[^.?!,:]{3,70} (?:moves?|moved|shifts?|slips?|(?:is|are) (?:now )?moved) (?:back |forward )?(?:from (?:the )?${DAY}[^.?!,]{0,20} )?(?:to|until) (?:the )?${DAY}`,
      "iu",
    ),
  ],
  // "Their board put the whole job back to the autumn"
  [
    0.93,
    /\b(?:board|committee|council|management|client|customer|director|trustees|governors) (?:has |have )?(?:put|pushed|moved) (?:the|our|it|this|that|everything)\b[^.?!,]{0,40} (?:back|off|out) (?:to|till|until)\b/i,
  ],
  // "Chess club is moving to Wednesdays, sorted with the caretaker"
  [
    0.93,
    new RegExp(`^(?:the |our |all )?[^.?!,:]{2,40} (?:is|are) (?:now )?moving (?:to|from) ${DAY}`, "iu"),
  ],
  // "The upgrade is off for Sunday, we do it on the 4th instead"
  [
    0.93,
    /\bwe(?:['’]ll| will)? (?:now )?(?:do|hold|have|run|ship|release|start|move|meet|go|launch|open|pour|deliver) (?:it |that |this |them )?(?:on|at|in|from|next) [^.?!,]{2,30} instead\b/i,
  ],
  // "Piper is fine until 6pm", "dogs are allowed in the garden"
  [
    0.78,
    /^(?:(?:the|a|an|your|our) )?\p{L}+(?: \p{L}+)? (?:is|are) (?:fine|ok|okay|allowed|permitted) (?:until|till|from|between|in|on|with|as long as|if|but only)\b(?! (?:me|us|you)\b)/iu,
  ],
  // "From January on the office is closed on Fridays", "going forward, all invoices need two signatures"
  [
    0.85,
    new RegExp(
      `^(?:(?:ok(?:ay)?|so|also|and),? )?(?!from [^,]{1,20} (?:to|until|till|–|-) )(?:(?:from|as of|as from|effective|starting|beginning)(?: (?:on|from))? (?:next |this )?(?:${DAY}|week|month|year|term|\\p{L}+ (?:week|month|year)|the new year)[^,.:?!]{0,20}?(?: on(?:wards?)?)?|going forward|from now on|in future|henceforth),? (?!please|pls|i\\b|you\\b|can\\b|could\\b|would\\b|will\\b|it looks|there (?:may|might|could|should))(?:the|all|every|each|no|we|our|everybody|everyone|nobody|any|only|invoices|\\p{Lu}?\\p{L}+s) `,
      "iu",
    ),
  ],
  // "The price has been fixed at 14.50"
  [
    0.85,
    /\b(?:price|rate|date|venue|fee|budget|salary|deadline|amount|time|rent|menu|agenda|order|scope|budget)s? (?:has been|have been|was|were|is|are) (?:now |finally )?(?:fixed|set|settled|agreed)\b(?! (?:up|out|aside|off|back|to (?:music|work)))/i,
  ],
  [
    0.8,
    new RegExp(
      `^(?:moved|postponed|pushed(?: back)?|brought forward|put off|rescheduled)(?: from [^.?!]{2,30}?)? (?:to|until|till) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.75,
    new RegExp(
      `\\bwe(?:'ll| will)? (?:only |now )?(?:use|stop|close|open|switch|charge|serve|sell|offer|accept)\\b[^.?!]{2,60}\\b(?:from|as of|starting) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.75,
    new RegExp(
      `^(?:the|our|your) [^.?!,]{3,40} (?:is|are) now (?:planned |scheduled |set |fixed )?(?:on|for|at|in|from) ${DAY}`,
      "iu",
    ),
  ],
  [
    0.85,
    new RegExp(
      `^(?:so |also )?no (?:\\p{L}+ ){1,3}(?:on|from|until|before|after|between|any ?more|this|next|over)\\b(?:[^.?!]{0,30}\\b${DAY}| (?:year|week|month|christmas|easter)|\\W*$)`,
      "iu",
    ),
  ],
  [
    0.85,
    /^(?:(?:and|so) )?as (?:discussed|agreed|announced)\b[^:,]{0,40}[:,] no \S+ .*\b(?:from|until|till|before|after)\b/i,
  ],
  [
    0.8,
    new RegExp(
      `\\b(?:has|have|'s|'ve) (?:just |now |already |again )?put (?:the |our |their )?[^.?!,]{2,40} off (?:again )?(?:until|till|to) ${DAY}`,
      "iu",
    ),
  ],
  [0.75, /^(?:from now on|going forward|henceforth)\b[, ]+(?:we|nobody|no one|all|every|only|the)\b/i],
  [
    0.8,
    /\b(?:becomes?|goes (?:out|live)|takes place|ships?|opens?|starts?|begins?|launches|will be|is now|are now|moves)\b[^.?!]{2,60}(?:\bafter all\b|(?<!\b(?:was|is|are|were|has|have|had|did|does|do|could|can|will|would)),? (?:and )?not (?:on |in |at |from )?(?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?[.!]*$)/iu,
  ],
  [
    0.75,
    /^(?!.*\bby \p{Lu}?\p{L}+\W*$)(?:the|our|all|both) [^,.;:?!]{2,60} (?:is|are|has been|have been) (?:now )?(?:raised|lowered|reduced|cut|increased|capped|extended|limited) (?:to|at|by) (?:[€$£] ?)?(?:\d|two|three|four|five|six|half|a )/iu,
  ],
  [
    0.75,
    /\b(?:as of|with effect from|effective|starting|from) (?:today|now|tomorrow|monday|\d|january|february|march|april|may|june|july|august|september|october|november|december|1|next|the)\b[^.?!]{0,30}\b(?:nobody|no one|all|every|only|we|new|staff|prices?|invoices?|orders?|nothing)\b/i,
  ],
];
