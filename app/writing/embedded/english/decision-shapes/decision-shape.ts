/** How certainly a sentence of a shape tells of a decision, and the shape. */
export type DecisionShape = readonly [certainty: number, shape: RegExp];

/** Who decides. */
export const WHO =
  "(?:we|i|they|he|she|both|all|everybody|everyone|the \\p{L}+(?: \\p{L}+)?|our \\p{L}+|\\p{Lu}[\\p{L}'-]+(?: (?:and )?\\p{Lu}[\\p{L}'-]+)?|board|management|committee|team|council)";
/** What stands between them and what they did. */
export const ADVERBS =
  "(?:now |also |just |finally |already |jointly |unanimously |therefore |then |have |has |'ve |had |today |all |eventually |both )*";

/** When something is to be from then on, as a pattern. */
export const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|today|next|now|the \\d|\\d)";

/** What is arranged, and may be called off or put elsewhere. */
export const EVENT =
  "(?:market|party|night|evening|quiz|meeting|trip|launch|visit|tour|sale|concert|show|match|game|workshop|training|course|lunch|dinner|event|fair|demo|session|wedding|festival|fete|reading|exhibition|recording|shoot|practice|rehearsal|class|clinic|disco|dance|ball|camp|raffle|auction|parade|procession|lecture|talk|seminar|performance|matinee|premiere|opening|ceremony|service|picnic|barbecue|supper|breakfast|outing|excursion|walk|race|run|tournament|cinema|film|day|open day|stall|bus|newsletter|programme|scheme|pilot|survey|project|contest|competition|tournament|tasting|inspection|swap|regatta|gala|conference|hearing|review|lesson|talk|collection|interview|play)s?";
/** Who decides together. */
export const BODY =
  "(?:board|council|committee|governors|trustees|members|members[’']? meeting|vestry(?: meeting)?|meeting|assembly|jury|panel|parents|residents|tenants|staff|shareholders|partners|management|directors?|club|parish|players|team|volunteers|works council|association|majority|everybody|everyone|all)";
/** So many, as a word or in figures. */
export const NUMBER =
  "(?:[£$€] ?)?(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)";
