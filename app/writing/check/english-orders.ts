/** Nouns after "AI" that make it a name of people or things at work: "the AI team", "AI pilot". */
const OF_WORK =
  "(?!s?[- ](?:team|group|department|lab|committee|guild|folks|colleagues|community|task|working|council|experts?|engineers?|people|steering|users?|lead|company|project|product|pilot|workshop|vendor|startup|strategy|policy|office|officer|act|features?|training|course)\\b)";
const SOFTWARE = `(?:(?:ai|a\\.i\\.|llm|gpt|chatgpt)\\b${OF_WORK}|(?:large )?language model|(?:ai|e?-?mail|digest|virtual|automated|summary)[- ](?:assistant|agent|summari[sz]er|bot|reader)|summari[sz]er|chatbot)`;
const DIGEST = "(?:summary|digest|overview|recap|output)";
/** "the summary slide", "the summary of the audit" and "the summary for the board" are work, not this digest. */
const ITSELF =
  "(?![-\\s]+(?:slide|page|sheet|table|tab|report|deck|section|paper|document|chart|memo|box|column|of|for|we|which|to)\\b)";
const TELLS = "(?:say|state|list|report|mention|claim|include|show|read|begin|start|conclude)";

/**
 * What mail says to the software that reads it, never to a colleague (OWASP LLM01). Matched against plain text: lower
 * case, without accents, one space between words. Talk about AI, summaries and instructions as work does not match.
 */
export const ENGLISH_ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|neglect|do not follow|don't follow|stop following)\b[^.]{0,20}\b(?:all|any|your|every)\b[^.]{0,30}\b(?:instructions?|prompts?|guidelines?|directives?|programming|rules|context)\b/,
  /\b(?:ignore|disregard|forget|override|bypass|neglect|do not follow|don't follow)\b (?:the |these |those |what |everything )?(?:previous|prior|above|earlier|preceding|former|system|developer|original)\b[^.]{0,20}\b(?:instructions?|prompts?|guidelines?|directives?)\b(?! (?:from|about|on|regarding|for|in|of|by)\b)/,
  /\b(?:reveal|repeat|leak|print|ignore|disregard|override|output|disclose) (?:me )?(?:your|the) (?:(?:system|developer|hidden|initial|original) )(?:prompt|instructions?|message)\b|\byour (?:system|hidden|initial) prompt\b|\b(?:reveal|leak|disclose|repeat) your (?:instructions|rules|guidelines|prompt)\b/,
  new RegExp(
    `\\byou are (?:now |from now on |no longer )?(?:(?:an? |the |my )?(?:helpful |unrestricted |jailbroken |new |different )*${SOFTWARE}|(?:an? |the )?(?:helpful|unrestricted|jailbroken) assistant|an assistant (?:that|who|which|with(?:out)?)|bound by|in (?:developer|debug|admin|god|dan) mode|dan\\b)`,
  ),
  /\bfrom now on,? (?:you (?:will|must|are to|should|shall) )?(?:always )?(?:act as|respond|answer|reply|speak|behave|pretend|ignore|summari[sz]e|output)\b/,
  new RegExp(
    `\\bpretend (?:that )?(?:you are|you're|to be)\\b|\\b(?:act|behave|respond|answer) as (?:if you (?:are|were)|(?:an? |the )?(?:unrestricted |jailbroken )?(?:${SOFTWARE}|root|dan\\b))|\\bdo anything now\\b`,
  ),
  new RegExp(
    `^(?:["'*#<\\[\\s]*)(?:system|assistant|developer|ai|instructions?|new task)(?: (?:message|prompt|note|override|update|notice|instructions?))?\\s*[\\]>*"']*\\s*:+\\s*(?:please )?(?:you (?:are|must|should|will|have to|can)|ignore|disregard|forget|override|from now on|new instructions?|respond|output|the (?:user|reader)\\b|(?:always|never|do not|don't) (?:say|answer|include|report|approve|mention|reveal|list|summari[sz]e)|(?:mark|approve|report|list|treat) (?:all|everything|this|the following|every)|(?:say|report|state|write) that|tell the (?:user|reader)|(?:add|include|list|put|write|append|insert)\\b.*\\b(?:${DIGEST}|action items?)\\b|(?:sure|understood|of course|okay|certainly),? (?:i|here)\\b.*\\b(?:${DIGEST}|instructions?|approved|transfer|ignore)\\b)`,
  ),
  /<\/?(?:system|assistant|instructions?|prompt)>|\[\/?(?:inst|system)\]|<<\/?sys>>|<\|[a-z_]+\|>/,
  new RegExp(
    `\\b(?:as|being) an? (?:${SOFTWARE})(?:,? (?:language model|model|assistant|system|agent))*,? (?:it is |it's )?(?:you|your|please)\\b|\\bif you(?:'re| are) (?:an? )?(?:${SOFTWARE})|\\bif (?:an? |any )?(?:${SOFTWARE})(?:[- ](?:assistant|agent|model|system|tool))? (?:is |are )?(?:reads?|reading|processes|processing|summari[sz]es|summari[sz]ing)\\b`,
  ),
  new RegExp(
    `\\b(?:dear|hey|hi|hello|attention|notes?|notice|message|instructions?|reminder|hint|memo)[,:]? (?:(?:to|for) )?(?:the |any |all |every )?(?:${SOFTWARE})s?(?:[- ](?:assistants?|agents?|models?|systems?|tools?|readers?))?(?: (?:reading|processing|summari[sz]ing)\\b[^:,.]{0,40})?\\s*(?:[:,;.!-]|$)`,
  ),
  new RegExp(
    `\\b(?:${SOFTWARE}|assistant|model|bot|system)s?(?:[- ](?:assistants?|agents?|models?|systems?|tools?))? (?:that (?:is |are )?|who (?:is |are )?|which (?:is |are )?|when )?(?:reading|processing|summari[sz]ing|reads?|processes|summari[sz]es) (?:this|these|the following) (?:e?-?mails?|messages?|texts?|documents?|threads?)\\b`,
  ),
  new RegExp(
    `\\b(?:add|include|write|say|state|list|put|insert|append|mention|note|report|claim)\\b(?: at the (?:top|end|beginning))?(?:,| also)? (?:to|in|into|of|on) (?:your|the|this|any|every) (?:\\w+ )?${DIGEST}\\b(?:,? that\\b|\\s*:|,? ["'])`,
  ),
  /\b(?:add|include|write|say|state|list|put|insert|append|mention|note|report|claim)\b.{0,80}\b(?:to|in|into|on|of) (?:your|the|this) (?:digest|summary|overview) (?:and|but) (?:omit|leave out|hide|do not|don't|remove|never)\b/,
  new RegExp(
    `\\b(?:add|include|write|say|state|insert|append|claim)\\b.{0,80}\\b(?:to|in|into) (?:the|your|this|every) digest\\b${ITSELF}`,
  ),
  new RegExp(
    `\\b(?:do not|don't|never|must not|mustn't|should not|avoid|refrain from|without)\\b (?:ever |to )?(?:mention|includ|report|list|reveal|show|summari[sz]|quot|cit|flag|disclos|refer)\\w*\\b.{0,80}\\b(?:in|from|to) (?:your|the|this|any|every) (?:\\w+ )?${DIGEST}\\b${ITSELF}`,
  ),
  new RegExp(
    `\\b(?:omit|exclude|remove|hide|leave)\\b.{0,60}\\b(?:from|in|out of) (?:your|this|the) (?:digest|summary)\\b${ITSELF}`,
  ),
  new RegExp(
    `\\b(?:the|your|this) digest (?:must|should|has to|needs to|shall|will) (?:only |always |also )?${TELLS}\\b`,
  ),
  new RegExp(
    `\\byour (?:summary|output|overview) (?:must|should|has to|shall) (?:only |always |also )?${TELLS} (?:that|only)\\b`,
  ),
  new RegExp(
    `\\bwhen (?:you |they )?(?:summari[sz]e|summari[sz]ing|writing|you write) (?:up )?(?:this (?:e?-?mail|message|thread|text)|the ${DIGEST}|your ${DIGEST}),? (?:you |please |do |always |never |${TELLS}|add|omit|ignore|leave)`,
  ),
  /\b(?:tell|inform|assure|convince|notify|advise|persuade|let) (?:the |your )?(?:reader|readers|human|humans)(?: of (?:this|the) \w+)? (?:know )?that\b/,
  /\b(?:tell|inform|assure|convince|notify|advise|persuade|let) (?:the|your) (?:user|owner|recipient)s?(?: of (?:this|the) \w+)? (?:know )?that\b.*\b(?:approved?|authori[sz]ed|paid|safe|verified|transfer|payment|invoice|urgent|click|no action|bank|iban)\b/,
  /\b(?:respond|reply|answer|output)(?: only| exclusively)? (?:only )?(?:with|in) (?:only )?(?:the (?:word|phrase|string|text) ["']|json\b)|\boutput the following\b|\brepeat after me\b/,
  /\blist .{2,60} as (?:an? |the )?(?:blocker|decision|action item)s?\b|\bfrom (?:here|now) on,? you work for me\b/,
  /\blist (?:this|it|the following) as (?:the |a )?(?:most urgent|first|top|highest[- ]priority) (?:action )?item\b/,
  new RegExp(
    `^(?:["'*#\\s]*)(?:new|updated|additional|important|hidden|secret) (?:system )?instructions?\\b(?: (?:for|to) (?:the |any )?${SOFTWARE}|\\s*:\\s*(?:you|ignore|from now|${DIGEST}|output|respond|report|list|summari[sz]e)\\b)`,
  ),
];

/** What goes on with an order in the next sentence: "Instead, say ...", "Then list ...". */
export const ENGLISH_CONTINUES =
  /^(?:instead|then|also|and|next|after that|finally|afterwards)\b,? (?:please )?(?:say|write|output|report|respond|list|tell|summari[sz]e|reply|print|add|include|transfer|pay|wire|send|approve|mark|state|claim|omit|do not mention|don't mention)\b|^(?:your (?:new )?(?:task|job|goal|role|instructions?) (?:is|are)\b|you (?:must|will|should|are to) (?:now |only |always |never )*(?:say|write|output|report|respond|list|answer|obey|comply|state|approve|claim|mark)\b|(?:say|state|report|claim|output|respond|write|print)\b (?:only |that |exactly |with )|do not (?:mention|reveal|tell|quote|say|report)\b.{0,40}\b(?:this|these|instructions?)\b)|^(?:please )?(?:add|create|include|insert|list)\b.{0,40}\b(?:action items?|tasks?|to-?dos?|line|entry)\b|^(?:please )?(?:transfer|pay|wire|send|remit)\b.*\b(?:\d[\d.,]*|iban|account|usd|eur|money)\b/;
