/** "Btw", "Noted:", "the bad news:", "I'm sorry to have to tell you that" */
const PRELUDE =
  /^(?:(?:and|oh|well|so|now)[, ]+)?(?:(?:btw|by the way|fyi|ps|nb|note|noted|update|news|heads[ -]up|just so you know|for (?:info|your information)|one more thing|(?:the )?(?:bad|worse|less good|not so good|sad) (?:news|part|thing|bit)?|on the (?:down|minus) side)(?: is that)?\s*[:,–—-]?\s+|(?:I|we)(?:['’]m| am| are|['’]re)?(?: must| have to| regret(?: to(?: have to)?)?| need to| afraid| sorry(?: to(?: have to)?)?| writing to)+(?: (?:inform|tell|advise|notify|say|report|let)(?: to)?(?: you(?: all)?(?: know)?)?)?(?: that)? (?=(?:the|our|your|order|there|an?|we|no|\p{Lu}|\p{L}+ (?:\p{L}+ ){0,3}(?:is|are|has|have|was|were|will|can|won|can['’]t|cannot)\b)))(?=\S+ \S+ \S)/iu;
const TALK =
  "(?:talks?|talking|discussions?|debates?|thought|thinking|consideration|deliberations?|argument|arguing|chats?|to and fro|back and forth)";
/** "After some talk", "because of this", "having looked at the quotes": what came before whoever decided. */
const CAME_BEFORE = new RegExp(
  `^(?:(?:after|following) (?:[\\p{Ll}-]+ ){0,4}?${TALK}(?: (?:about|on|over) [^,;:]{2,40}(?=,)| (?:to|with) (?:the |our |my )?[\\p{L}’'-]+(?: (?!(?:we|I)\\b)[\\p{L}’'-]+)?)?|because of (?:this|that|it)|for (?:this|that|these|those) reasons?|as a (?:result|consequence)(?: of (?:this|that))?|(?:in view|in light) of (?:this|that)|given (?:all )?(?:this|that)|with (?:this|that) in mind|(?:that|this) being (?:so|said)|having \\p{L}+ [^,;:]{3,60}?(?=,| (?:I|we)\\b)),? (?=(?:I|we|the|our|both|everybody|\\p{Lu}\\p{L}+)\\b)`,
  "iu",
);

/** "By the by:", "Sadly:", "To recap:", "Long story short:", "just to confirm," */
const INTERJECTS =
  /^(?:(?:and|oh|well|so|now|but)[, ]+)?(?:by the bye?|sadly|alas|(?:just |quickly )?to (?:recap|sum (?:it )?up|confirm|summari[sz]e|be clear|repeat(?: myself)?|conclude|begin with|start with)|recap|summing up|in (?:short|sum|brief|a nutshell|summary|conclusion)|long story short|for the record|one last thing|last but not least|last thing|\p{L}{3,}ly(?=:))(?:\s*[:–—]|,| -)\s+(?=\S+ \S+ \S)/iu;
/** "I'm delighted to say that" */
const GLAD =
  /^(?:(?:and|so|now|well),? )?(?:I|we)(?:['’]m|['’]re| am| are| was| were) (?:very |really |so |more than )*(?:delighted|pleased|happy|glad|proud|thrilled) to (?:say|hear|learn|read|see|report|announce|confirm|(?:tell|inform) you|let you know)(?: that)?:? (?=\S+ \S)/iu;
/** "A pity, but:", "it's a nuisance, but", "here's the snag:" */
const BUT =
  /^(?:[^:.?!]{3,50},? but: |(?:it|that)(?:['’]s| is) (?:an? |very |really |so )*(?:nuisance|pity|shame|bore|pain|blow|mess|annoying|sad|unfortunate|disappointing|hard|embarrassing),? but |here(?:['’]s| is| comes) the (?:snag|catch|hitch|problem|trouble|bad news|bad part): )(?=\S+ \S+ \S)/iu;
/** "Agnes rang me back:", "I sat down with the owner on Friday:", "Mrs Baker was on the phone about drinks:" */
const TALKED =
  /^(?:(?:and|so|now|but|also),? )?(?:(?:I|we|he|she|they|(?:the|our|my) \p{L}+(?: \p{L}+)?|(?:Mrs?|Ms|Dr)\.? \p{Lu}\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: and (?:I|(?:the|our|my) \p{L}+|\p{Lu}\p{L}+))?)(?:['’]ve| have| has|['’]s)? (?:just |now |finally |also )*(?:rang|rung|phoned|(?:called|wrote|written|met)(?=:| (?:me|us|back|again|to|today|yesterday|this|last|on|at|with|just)\b)|mailed|e-?mailed|texted|replied|answered|spoke|spoken|talked|sat down|went (?:up|down|round|over|there)|put (?:our|their) heads together|came to terms|(?:was|were|been) on the (?:phone|line)|got back|(?:looked|been) (?:at it|over it|round)|seen it|had a (?:word|chat|talk|look))\b[^:?!]{0,120}: (?=(?!(?:he|she|it|they|his|her|its|their)\b)\S+ \S+ \S)/iu;
/** "The engraver rang again: he", "Ines wrote back: she" */
const RANG_THAT_HE =
  /^((?:the|our|my) [\p{L}-]+(?: [\p{L}-]+)?|\p{Lu}[\p{L}-]+) (?:has |have )?(?:just |now |finally |also )*(?:rang|rung|phoned|(?:called|wrote|written)(?=:| (?:me|us|back|again|today|yesterday|this|last|on|at|just)\b)|mailed|texted|replied|answered|got back)\b[^:?!]{0,60}: (?:he|she|they)(?=['’ ]) ?/iu;
/** "Boris and I agreed that", "it was decided that": who of us said so. */
const WE_AGREED =
  /^(?:(?:and|so|also),? )?(?:(?:(?:the |our |my )?[\p{L}-]+(?:, | and )(?:the |our |my )?(?:[\p{L}-]+ and )?I|I and (?:the |our |my )?[\p{L}-]+|we|it)(?:['’]ve|['’]s| have| was| has been| is)?) (?:now |all |both |finally |just |also |then )*(?:agreed|decided|settled|resolved|clear)(?: to (?:me|us)(?: all)?)?(?: (?:today|yesterday|last \p{L}+|on \p{L}+day|this \p{L}+))? (?:that|(?<!^(?:(?:and|so|also),? )?(?:we|it)\b.*)to(?! not\b)) (?=\S+ \S+ \S)/iu;
/** "CARRIED (9 for, 2 against) to", "approved: to" */
const CARRIED =
  /^(?:carried|approved|passed|adopted|agreed|resolved|granted|accepted|voted)(?: (?:unanimously|nem\.? con\.?))?(?: \((?<votes>[^)]{3,40})\))?:? (?:to|that) (?=\S+ \S)/iu;
/** "Worse is the port:", "about the slicer I could weep:", "my decision on the tour:": how it is felt, or by whom; of what. */
const FELT =
  /^(?:(?:and|but|so),? )?(?:(?:(?:even |much |far )?(?:worse|worst|sadder|trickier|bad|tricky|sad|annoying|harder|better|nicer)(?: news| of all)?|what (?:worries|bothers|annoys|pleases|saddens) (?:me|us)(?: more| most)?) (?:is|are) (?:the |our |my )?(?<what>[^:.?!,]{3,30})|(?:my|our|the) (?:final )?(?:decision|verdict|ruling|choice) (?:on|about|for) (?:the |our |my )?(?<matter>[^:.?!,]{3,30})|(?:about|over|on|with|for) (?:the |our |my )?(?<thing>[^:.?!,]{3,30}?) (?:I|you|we) (?:could|can|may|might|am|are)\b[^:.?!]{2,30}): (?=\S+ \S+ \S)/iu;

/** "One thing that worries me:", "one point gives us some concern:", "I have a question,": that there is something. */
const POINT =
  /^(?:(?:and|but|so|also),? )?(?:(?:there(?:['’]s| is) )?(?:just )?(?:one|another|an?|the (?:one|only|other|main|biggest|big|real))(?: \p{Ll}+)? (?:thing|point|matter|worry|concern|problem|issue|snag|headache)\b(?![^:]*\b(?:with|about|of|for|on|regarding) (?:the|our|my|your|this|that)\b)[^:.?!]{0,45}: |I(?:['’]ve(?: got)?| have)(?: also| just)? (?:an?|one|another)(?: \p{Ll}+)? (?:question|problem|worry|concern|issue)(?:[:,]| [–—-]) )(?=\S+ \S+ \S)/iu;
/** "So that's settled, Mei does it from Tuesday on", "on a different note, the fridge", "finally, the road stays open" */
const TURNS_TO =
  /^(?:(?:and|but|so|ok(?:ay)?|right|well|now),? )*(?:(?:that['’]s|it['’]s|that is|it is|all) (?:all |now |then )?(?:settled|agreed|decided|sorted|a deal)(?: then| now)?(?:[,:;]| [–—-])|(?:on (?:a|another|one) (?:\p{Ll}+ )?(?:note|matter|topic|subject)|in other news|to change the subject|changing the subject|separately|finally|lastly|last of all)[,:]) (?=(?!(?:if|when|until|unless|but|though)\b)\S+ \S+ \S)/iu;
/** "And Ellie's contract is still unsigned" */
const AND =
  /^(?:[Aa]nd|[Bb]ut|[Aa]lso) (?=(?:the|our|my|your|an?|we|I|they|he|she|it|there|no|nobody|\p{Lu}\p{L}+)\b[^,]* \S+ \S)/u;
/** "I know I said Friday, but it's Saturday now" */
const I_KNOW =
  /^(?:(?:and|but|so|yes),? )?I know (?:that )?(?=I (?:said|told|wrote|promised|asked|wanted)\b)/iu;
/** "Bad news from Petra: she has the flu" */
const NEWS_FROM =
  /^(?:(?:(?:very |some )?(?:bad|good|sad|great|more) )?news )?from (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?): (?:[Hh]e|[Ss]he)(?=['’ ]\S)/u;

/** "The lamps to be replaced", of "it was resolved that the lamps be replaced" */
const toBe = (text: string): string =>
  text.replace(
    /^([^,;:]{3,60}?)(?<!\b(?:to|will|can|may|must|should|shall|would|could|might|not)) be (?=\p{L})/u,
    "$1 to be ",
  );

/** "About the nets we discussed last week: we keep the cotton ones" */
const ABOUT =
  /^(?:about|regarding|concerning|re|as (?:for|to)|on) (?:the |our |your |those |that )?((?!(?:what|that|which|we)\b)[\p{L}-]+(?: (?!(?:what|that|which|we)\b)[\p{L}-]+)?)(?: (?:what|that|which))?(?: we(?:['’]ve| have)? (?:discussed|talked|spoke|mentioned|had|looked)[^:,;]{0,40})?[:,] (?=(?:I|we|it|the|our|\p{Lu}\p{L}+ and I)\b)/iu;
/** "We keep the cotton nets", of "about the nets we discussed: we keep the cotton ones" */
function withoutAbout(text: string): string {
  const [about, thing = ""] = ABOUT.exec(text) ?? [];
  if (about === undefined) return text;
  const told = text.slice(about.length);
  return /\bones?$/.test(told) ? told.replace(/ones?$/, thing) : told;
}

/** What only leads up to what is told: how it came, how it is felt, who rang. What it is about stays in front. */
function withoutLeadIn(text: string): string {
  const felt = FELT.exec(text);
  if (felt)
    return `${felt.groups?.what ?? felt.groups?.matter ?? felt.groups?.thing}: ${text.slice(felt[0].length)}`;
  const carried = CARRIED.exec(text);
  if (carried) {
    const votes = carried.groups?.votes;
    const what = text.slice(carried[0].length);
    return toBe(votes ? `${what.replace(/[.!]+$/, "")} (${votes})` : what);
  }
  const told = text
    .replace(INTERJECTS, "")
    .replace(GLAD, "")
    .replace(BUT, "")
    .replace(POINT, "")
    .replace(TURNS_TO, "")
    .replace(AND, "")
    .replace(I_KNOW, "")
    .replace(NEWS_FROM, "$1")
    .replace(TALKED, "")
    .replace(RANG_THAT_HE, (lead, who: string) => (/['’]$/.test(lead) ? `${who}` : `${who} `));
  const agreed = told.replace(WE_AGREED, "");
  return agreed === told ? told : toBe(agreed);
}

/** "The committee agreed to it", of "after some talk the committee agreed to it". */
export const withoutPrelude = (text: string): string =>
  withoutLeadIn(withoutAbout(withoutLeadIn(text.replace(PRELUDE, "").replace(CAME_BEFORE, ""))));
