import { LikelyShapes } from "../likely-shapes";

/** Lines that nobody wrote to this reader: greetings, closings, footers, legal notices, mailing-list plumbing. */
const BOILERPLATE = new LikelyShapes<RegExp>(
  [
    /^\W*(?:to )?(?:unsubscribe|opt[ -]?out)\b(?! (?:mr|mrs|ms|him|her|them|me|us)\b)|\b(?:unsubscribe|opt[ -]?out)\b[^.?!]{0,40}(?:\b(?:here|at any time|instantly|link)\b|https?:)|\b(?:click|tap|press|wish|want|prefer|reply|stop)\b[^.?!]{0,40}\b(?:unsubscribe|opt[ -]?out)\b|\b(?:manage (?:your )?(?:notifications?|preferences|subscription)|notification settings|email preferences)\b/iu,
    /\b(?:view|read|open) (?:it|this|the)? ?(?:issue|email|message|comment|thread|conversation)? ?(?:on|in) (?:github|jira|slack|linear|browser|your browser|the web)\b/i,
    /\b(?:you are receiving this|you're receiving this|this (?:e-?mail|message) (?:was sent|is intended|was generated|and any)|this is an automat|(?:do not|don['’]t) reply to this|antworten sie (?:bitte )?nicht auf diese|automatisch (?:erzeugte|erstellte|generierte|versandte)|ne (?:pas répondre|répondez pas) à ce|no respondas? a este|(?:mensaje|correo) (?:automático|generado automáticamente)|message (?:automatique|envoyé automatiquement)|newsletter (?:nicht mehr|abbestellen)|hier abmelden|désabonnez-vous|se désabonner|ne souhaitez plus recevoir|darse de baja|no desea recibir más|reply to this email directly|reply above this line|add a comment(?=\W*(?:$|[|•·]))|get outlook for)\b|^\W*sent from my\b/i,
    /^(?:stop|start) (?:receiving|getting) (?:these |this |all )?(?:e-?mails?|notifications?)\b/i,
    /\b(?:confidential(?:ity)? (?:notice|and may)|intended (?:solely|only|recipient)|(?:legally|be|is|or|and) privileged|privileged (?:and|or) confidential|if you (?:are not the intended|(?:have )?received this (?:e-?mail|message|fax|communication|mail|transmission))|virus[ -]free|(?:checked|scanned) for viruses|scanned by)\b/i,
    /\ball rights reserved\b|©|^\W*(?:copyright\b|(?:(?:read|see|view) )?(?:our |the )?(?:privacy (?:policy|notice)|terms (?:of (?:service|use)|and conditions))\b[^.?!]{0,60}$)/i,
    /\b(?:join (?:zoom|microsoft teams|google meet)|(?:meeting id|passcode)(?=\W*(?:$|:|\d))|dial[ -]?in by (?:your |the )?(?:tele)?phone|one tap mobile|find your local number)\b/i,
    /^\W*dial[ -]?in(?: (?:numbers?|details|info))?\b[\s:]*[:+\d(]/i,
    /\b(?:hesitate to|feel free to)\b(?!.*\b(?:but|please)\b)|\b(?:any (?:further |other )?(?:questions|concerns)\b.{0,40}\b(?:contact|reach|call|ask|let)|let (?:me|us) know if (?:you have|there are|you need) any)\b/i,
    /\b(?:get jira notifications|on your phone!|(?:get|download) the app\b|keep up with .{0,30} on your phone)/i,
    /^(?:(?:phone|tel|telephone|fax|mobile|cell|direct|office|e-?mail|web)\b[\s.:]*[+\d(][\d\s()./+-]{5,}(?:[a-z]*)?[\s.:]*)+[+\d\s()./-]*$/i,
    /\b(?:keep|leave|quote|include|state|mention)\b.{0,30}\b(?:case|ticket|reference|request|order|customer)(?: (?:number|id|no\.?)|#)\b.{0,40}\b(?:subject|reply|repl(?:ies|ying)|correspondence|payment|contact)/i,
    /^(?:here(?:['’]s| is| are) (?:what|everything) (?:you|you['’]ve|you have|has|is)\b.{0,30}|you have \d+ (?:new |unread |pending )*(?:notifications?|messages?|updates?|mentions?)\b.{0,30}|\d+ (?:new |unread )*notifications?\b.{0,30})$/i,
    /^(?:https?:\/\/\S+|www\.\S+|\S+@\S+)$/i,
  ],
  (pattern) => pattern,
);

const GREETING =
  /^(?:hi|hello|hey|dear|g['’]day|hiya|good (?:morning|afternoon|evening))\b[^.?!]{0,40}[,!.:-]?$/i;
const CLOSING =
  /^(?:thanks|thank you|thx|cheers|many thanks|regards|best(?! (?:would|will|is|to|by|if|before|time|option|way|price|offer)\b)|sincerely|kind regards|best regards|warm regards|yours(?!,? (?:i|to|now|please|if|then)\b)|(?:big |lots of |many )?(?:kisses|hugs|love)(?= (?:from|to|and|all)\b|[,.!]*$)|xo+x*|all the best|take care|greetings)\b[^.?!]{0,40}[,.!]*$/i;
/** Behind the comma of either: whom it is said to, or more of the same. */
const SAID_TO =
  /^(?:\p{Lu}[\p{L}'’.-]*|all|both|everyone|everybody|team|folks|guys|there|and|to|for|und|thanks?|kind|best|warm|regards|wishes|in|advance|again|as|always|ever|so|very|much|a|lot)$/u;

/** "Hi Ana can you ring them", by who sets no commas; "thanks for getting the badges done", "thanks for the badges" tell that they are. */
const SAYS_MORE =
  /\bfor (?!(?:being|coming|reading|understanding|listening|asking|waiting|thinking|bearing|everything|helping|joining|calling|writing|replying|reminding|taking)\b)\p{Ll}+ing |^(?:many )?(?:thanks|thank you|thx|cheers)(?: so much| very much| a lot| again)? for (?:the|your|these|those|both|all) (?!(?:\p{Ll}+ )?(?:help|support|time|patience|attention|interest|e-?mails?|mails?|messages?|notes?|reply|replies|responses?|answers?|calls?|chat|updates?|reminders?|info|information|invitation|invite|trust|cooperation|work|efforts?|feedback|consideration|business|heads[- ]?up|words|meeting|visit|day|lunch|evening|hospitality|welcome|quick|prompt|understanding|news|hint|tip|offer|suggestions?|thoughts?|input|advice|explanation|clarification|confirmation|question|kindness|hard|great|lovely|nice|wonderful|good|kind|last|past|talk|conversation|weekend)\b)\p{L}|\b(?:can|could|would|will|shall|should|must|need|needs|please|pls|plz)\b|['’](?:ll|m|ve|re)\b/iu;

/** "Hi Ana," and "Thanks, Bo", but not "Hi Ana, the badges are ordered". */
function isGreetingAlone(text: string): boolean {
  if ((!GREETING.test(text) && !CLOSING.test(text)) || SAYS_MORE.test(text)) return false;
  const [, ...behind] = text.replace(/[,!.:-]+$/, "").split(/,\s*/);
  return behind.every((part) => part.split(/\s+/).every((word) => SAID_TO.test(word)));
}

/** True for words that a digest should never take a line from. */
export function isBoilerplate(text: string): boolean {
  const shortened = text.length > 600 ? text.slice(0, 600) : text;
  return isGreetingAlone(shortened) || BOILERPLATE.some(shortened) || !/[a-z]{2}/i.test(text);
}

const THING =
  "(?:it|this|that|more|all|the|full|whole|your|message|messages|thread|task|issue|ticket|card|comment|comments|conversation|discussion|page|document|doc|board|project|post|channel|file|files|details|update|updates|activity|notifications?|invitation|online)";
/** What services write on their buttons and links: "See more in Slack", "Check in now". */
const BUTTONS: readonly RegExp[] = [
  new RegExp(
    `^(?:view|see|open|read|show|reply|join|continue|go|respond|get)(?: ${THING}){0,4} (?:in|on|to|with|from|via) (?:the )?\\p{Lu}[\\p{L}\\p{N}.]*(?: \\p{Lu}[\\p{L}\\p{N}]*)?\\W*$`,
    "iu",
  ),
  /^(?:[Gg]et|[Ii]nstall|[Dd]ownload) (?:the )?(?:\p{Lu}[\p{L}\p{N}]* ){1,3}(?:app|now|mobile|desktop)\b[^.?!]{0,30}$/u,
  /^(?:add|leave|post|edit) (?:an? )?(?:comment|reply|note|reaction)\W*$/i,
  new RegExp(`^(?:view|see|read|show|learn|load|find out|discover)(?: ${THING}){1,4}\\W*$`, "i"),
  /^(?:get started|sign (?:in|up|on)|log ?in|click here|tap here|download (?:the )?(?:\w+ )?app|check[- ]in (?:now|online)|rate (?:us|now|this|your)|track (?:your|this) \w+|try (?:it|now)|mark as (?:read|done)|reply|open|view|accept|decline|approve|reject|snooze|dismiss|mute|follow|unfollow)(?: \w+){0,2}\W*$/i,
];
const MOST_WORDS_ON_BUTTON = 8;
/** With the address that it leads to. */
const LONGEST_BUTTON = 4000;

/** A line of a service's mail that is one of its buttons or links, and nobody's words. */
export function isButton(line: string): boolean {
  if (line.length > LONGEST_BUTTON) return false;
  const text = line.replace(/[[(<]?https?:\/\/\S+/g, "").trim();
  const beside = text.split(/\s+\|\s+/);
  return (
    text.split(/\s+/).length <= MOST_WORDS_ON_BUTTON &&
    beside.every((one) => BUTTONS.some((pattern) => pattern.test(one)))
  );
}
