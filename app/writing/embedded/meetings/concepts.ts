const any = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

/** What people do in a meeting whatever it is about, each by the common words for it; matched in lower case. */
const CONCEPTS: readonly (readonly [string, RegExp])[] = [
  [
    "decide",
    any(
      "decid\\w+|decisions?|agree(?:d|ment|s)?|settle[ds]?|conclu\\w+|chose|chosen|choose|choosing|pick(?:ed)?|final(?:ly|ise|ize)?|definite(?:ly)?|vote|consensus|approved?|confirm(?:ed)?|made up",
    ),
  ],
  [
    "option",
    any(
      "options?|alternatives?|either|versus|instead|rather than|prefer(?:ence|red)?|favou?rs?|better|best|whether|choices?|or not",
    ),
  ],
  [
    "settle",
    any(
      "go(?:ing)? (?:with|for|ahead)|stick(?:ing)? (?:with|to)|get(?:ting)? rid|leave (?:it|that|out)|keep (?:it|the|that)|drop|put (?:it|the|that|in)|use (?:the|a|that)|using|include[ds]?|adding|add|have (?:a|the|it)|we're having|let's (?:say|have|go|do|just|make|use|put|keep)",
    ),
  ],
  [
    "propose",
    any(
      "suggest\\w*|propos\\w+|recommend\\w*|what if|how about|what about|why don't|we could|could we|maybe we|perhaps we|i think we|we should|should we|shall we|do we want|i'd say|would be (?:good|nice|better|best|great|useful)|(?:good|great|nice|interesting) idea",
    ),
  ],
  [
    "praise",
    any(
      "good|great|nice|cool|perfect|fine|excellent|brilliant|like|love|happy|useful|important|key|essential|easy|simple|sure|exactly|absolutely|definitely",
    ),
  ],
  [
    "trouble",
    any(
      "problem\\w*|issues?|difficult\\w*|hard|harder|trouble|tricky|complex|complicat\\w+|confus\\w+|wrong|fail\\w*|broke\\w*|break\\w*|bugs?|errors?|mistake\\w*|risk\\w*|worr\\w+|concern\\w*|danger\\w*|annoy\\w*|frustrat\\w+|lose|lost|losing|lack\\w*|missing|unclear|impossible|bad|worse|worst|awkward|useless|drawbacks?|disadvantages?|obstacles?|challeng\\w+|conflict\\w*|constrain\\w*|limit\\w*|restrict\\w*|unfortunately|struggl\\w+|stuck|delay\\w*|late",
    ),
  ],
  [
    "money",
    any(
      "cost\\w*|expensive|cheap\\w*|pric\\w+|budget\\w*|money|afford\\w*|pay|paid|spend\\w*|euros?|dollars?|pounds?|percent|profit\\w*",
    ),
  ],
  [
    "measure",
    any("too (?:much|many|\\w+)|not enough|enough|over budget|more than|less than|at least|at most|only"),
  ],
  [
    "cannot",
    any(
      "can't|cannot|couldn't|won't|wouldn't|doesn't|don't|didn't|isn't|aren't|haven't|hasn't|not able|unable|no way|nobody|never",
    ),
  ],
  [
    "unsure",
    any(
      "not sure|don't know|dunno|no idea|wonder\\w*|depends?|depending|question is|unless|hopefully|i guess|not clear|unsure",
    ),
  ],
  [
    "contrast",
    any("but|however|although|though|on the other hand|whereas|still|except|otherwise|trade-?off"),
  ],
  [
    "reason",
    any("because|since|so that|therefore|reason|due to|means that|that's why|as a result|in order to"),
  ],
  [
    "next",
    any(
      "next (?:meeting|time|week|phase|step|stage|month|session)|before (?:the|our) next|until then|by then|in the meantime|after (?:this|the) meeting|for (?:the )?next|half an hour|\\w+ minutes|tomorrow|this afternoon|deadline",
    ),
  ],
  [
    "task",
    any(
      "assign\\w*|in charge|responsib\\w+|tasks?|action (?:items?|points?)|actions|to[ -]do|your (?:job|task|part|work|role)|work(?:ing)? on|look(?:ing)? (?:at|into|up|for)|think about|find out|come up with|take care|go (?:away|off|back) and|figure out|get (?:me|us|you|back)|prepare|send|e-?mail\\w*|put (?:it|them|that) (?:in|on)|write|report|minutes|check",
    ),
  ],
  [
    "share",
    any(
      "everyone|everybody|each of|all of (?:us|you)|you (?:two|guys|both|all)|two of you|both of you|together|individual\\w*|separate\\w*",
    ),
  ],
  [
    "wrap",
    any(
      "to (?:sum|summari[sz]e|recap|wrap)\\w*|summar\\w+|recap|wrap|conclude|in conclusion|so basically|anything else|any(?: other)? questions|that's it|okay so|so we(?:'ve| have| are|'re)|last (?:thing|point)|final\\w*",
    ),
  ],
  [
    "present",
    any(
      "as you can see|we found|i found|findings|research|according(?: to)?|results?|users?|people|customers?|they (?:want|like|said|think|need)",
    ),
  ],
  ["must", any("must|should|needs? to|has to|have to|require\\w*|supposed to|necessary|important")],
  [
    "agenda",
    any(
      "agenda|talk about|discuss\\w*|next (?:point|item|thing|topic)|move on|moving on|start with|first(?:ly)?|second(?:ly)?|third(?:ly)?",
    ),
  ],
];

/** The names of the concepts that the words of a turn touch. */
export function conceptsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/’/g, "'");
  return CONCEPTS.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
}
