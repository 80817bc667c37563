/** html-to-text takes the square of this in time. */
const MAX_OPEN_ELEMENTS = 20_000;
/** Below this many elements words are not read any more; a few of the library's own stand around them. */
const DEEP = 280;
const BREAK = "<br>";
const TAG = /<(\/?)(?!(?:br|img|hr|input|meta|link|p|li|td|tr|col)\b)([a-z][a-z0-9]*)/gi;
/** What changes nothing but the depth. One with an attribute may hide its words, so that it stays. */
const PLAIN = /^<\/?(div|center|span|font|b|i|u|em|strong)\s{0,9}>/i;

/**
 * The same page without plain elements that stand too deep inside each other for their words to be read; cut where more
 * of the others stand open than any mail has.
 */
export function withinDepth(html: string): string {
  const open: { name: string; isDropped: boolean }[] = [];
  const kept: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: slash, 2: named = "", index } of html.matchAll(TAG)) {
    const name = named.toLowerCase();
    let isDropped = false;
    if (slash === "/") {
      const last = open.at(-1);
      if (last?.name === name) {
        isDropped = last.isDropped;
        open.pop();
      }
      if (!isDropped) depth--;
    } else {
      isDropped = depth >= DEEP && PLAIN.test(html.slice(index, index + 20));
      if (!isDropped) depth++;
      open.push({ name, isDropped });
    }
    if (depth > MAX_OPEN_ELEMENTS) return kept.join("") + html.slice(from, index);
    if (!isDropped) continue;
    const words = html.slice(from, index);
    // One break for a run of them: the library reads only so many elements beside each other.
    const breaks = /^(?:div|center)$/.test(name) && (words.trim() !== "" || kept.at(-1) !== BREAK);
    if (words !== "") kept.push(words);
    if (breaks) kept.push(BREAK);
    from = html.indexOf(">", index + tag.length) + 1;
    // A mark that nothing closes is the rest of the page.
    if (from === 0) return kept.join("");
  }
  return kept.join("") + html.slice(from);
}
