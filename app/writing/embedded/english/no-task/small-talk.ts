import { type NoTask, opens } from "./shape";

const SOMEBODY = "(?:it|that|this|he|she|they|you|i|we|life|\\p{L}+)";
/** "Isn't that the one with the blue door?", "wasn't Lou in your class?" */
const ISNT_IT = opens(
  `(?:isn't|aren't|wasn't|weren't|wouldn't (?:it|that|you) be|doesn't (?:it|that|time)|ain't) ?${SOMEBODY}\\b[^?]*\\?\\s*$`,
);
const OF_A_DATE = /\b(?:due|ready|supposed|meant|we|ours?|booked|included|missing|invoice|please)\b/i;
/** "How are you getting on?", "how's your back?", "how's life?" */
const HOW_ARE_YOU = opens(
  "how(?:'s| is| are| was| were| did| do)(?: your| the| things| you| it| life| everything| everyone| everybody| all| he| she| they| that)*(?: \\p{L}+)?(?: (?:back|knee|leg|arm|foot|mum|dad|mother|father|wife|husband|partner|family|son|daughter|kids|baby|house|flat|garden|job|cold|head|weather|holiday|weekend|trip|match|game|party|wedding|exam|exams|interview|test|go|going|getting on|doing|keeping|feeling|with you|at home|on))*(?: (?:today|this week|these days|over there|in \\p{L}+|with \\p{L}+))?\\?\\s*$",
);
const OF_WORK =
  /\b(?:report|quote|order|delivery|project|invoice|budget|draft|plan|rota|prices?|figures|work|site|installation|repair|audit|inspection|progress|far|many|much|long|soon)\b/i;
/** "Did you see the match?", "did you know she used to dance?", "did you get away in the end?" */
const DID_YOU = opens(
  "(?:(?:did|do) you (?:ever\\b|know(?: that)? (?!if|whether|what|when|where|who|how|which|the|any|some|why|a good)|enjoy\\b|sleep\\b|(?:see|watch|catch|hear) (?:the|that|last night's|yesterday's|saturday's|any of the) (?:\\p{L}+ )?(?:match|game|final|film|show|race|fireworks|eclipse|sunset|rugby|football|cricket|tennis|concert|storm|thunder|speech|programme|episode)\\b|get (?:away|home|back|there|wet)\\b|have (?:a|an) (?:good|nice|lovely|great|pleasant|safe)\\b|know what (?:he|she|they|\\p{L}+) (?:said|did)\\b)|did \\p{L}+ (?:tell|say to) you\\b|(?:have|had) you (?:ever\\b|met\\b|eaten\\b|slept\\b|tried the (?:new )?(?:\\p{L}+ )?(?:cafe|café|pub|bakery|restaurant|place|pizza|bar|canteen)|seen (?:anything|the (?:state|size|price|length|weather|queue|moon))|recovered|heard (?:about|the news|what happened))|have i (?:told|ever)\\b|(?:were|was) (?:you|he|she|they) (?:at|in|there|on)\\b|where were you\\b|are you still (?:in|at|with|living|working|playing|driving)\\b|do you still (?:play|sing|run|swim|cycle|live|work|drive|paint|bake|smoke|dance)\\b|where do they (?:find|get)\\b|is (?:that|this) \\p{L}+ (?:in|on) (?:the|that) (?:photo|picture|cover|poster)\\b|do you (?:fancy|remember (?:\\p{L}+\\?|when|how we|that (?:\\p{L}+ )?(?:day|night|time|summer|winter))))[^?]*\\?\\s*$",
);
/** "Remember when she fell off the stage?", "ever wonder who invented it?", "guess who turned up?", "you know the one I mean?" */
const REMEMBERS = opens(
  "(?:remember (?:when|that|how|the (?:day|time|old)|\\p{L}+\\?)|ever (?:wonder|notice|seen|tried|thought)|guess (?:who|what|where|how)|you know (?:the one|what|who|how|when)|know what i mean|see what i mean|know the feeling|(?:would|can|could) you (?:believe|imagine|picture|credit)|can you (?:smell|hear) (?:that|it)|fancy that|what do you (?:reckon|make of it)|is (?:it|that) (?:just )?me\\b|are you (?:well|ok|okay|all right|alright|sitting comfortably|still alive|keeping (?:well|warm|busy))(?: (?:over there|again|now))?|is (?:\\p{L}+|he|she) (?:any )?(?:better|well|ok|okay|all right)(?: (?:again|now|yet))?)[^?]*\\?\\s*$",
);
/** "Who would have thought it?", "where does the time go?", "why do they make it so hard?", "what could possibly go wrong?" */
const RHETORICAL = opens(
  "(?:who(?:'d| would| could)(?: ever)? (?:have|'ve|want|need|believe|say no|blame)\\b|who (?:knew|knows|cares|on earth|in (?:his|her|their) right mind)\\b|who (?:do|does|did) (?:he|she|they) think\\b|where (?:does|did|has|do) (?:the|all the) (?:time|day|days|week|weeks|year|years|summer|winter|money|months?)\\b|when did (?:it|they|things|everything|we) (?:get|become|turn|start)\\b|why (?:do|does|must|is|are|on earth|oh why|can't) (?:they|it|everything|people|things|nothing|nobody|one|he|she|that)\\b[^?]*\\b(?:so|such|always|never|make|every time|just|be|simple)\\b|what(?:'s| is) (?:not to like|it with|the world coming to|wrong with (?:people|them)|there not)|what (?:are the odds|were (?:they|you|we) thinking|was (?:he|she|i) thinking|a (?:day|week|mess|surprise))|what (?:can|could|else could|would) (?:you|one|we|i|possibly|anyone|ever)\\b(?:[^?]*\\b(?:go wrong|without|do|say|expect|more)\\b)[^?]{0,30}|how (?:hard|difficult|bad|cool|good|lovely|strange|funny|lucky|nice|old|stupid) (?:can|could|is|was|do you think|are)\\b|could (?:it|things|this) (?:get|be) (?:any )?(?:worse|better)|is there anything (?:\\p{L}+ )?(?:he|she|they|\\p{L}+) can't|who are (?:they|we|you) (?:kidding|fooling)|whatever next|what more)[^?]*\\?\\s*$",
);

/** Questions that want no work done, and those that want no answer. */
export const SMALL_TALK: readonly NoTask[] = [
  [ISNT_IT, OF_A_DATE],
  [HOW_ARE_YOU, OF_WORK],
  [DID_YOU, /\b(?:please|my (?:mail|e-?mail|message|note|letter))\b/i],
  [REMEMBERS, /\b(?:please|to)\b|\byou (?:remember|believe) (?:to|the)\b/i],
  [RHETORICAL, /\bplease\b/i],
];
