import type { MailPart } from "../mail-content";

/** A row of the database holds 2,000,000 bytes; JSON and its escapes need the rest. */
const MAX_BYTES = 1_500_000;

/**
 * Parts that fit into one row of the database (platform facts, D1). Nearly every mail fits as it is; of one that does
 * not, histories go first, then signatures, then what calendars say beside their text, then the ends of the last texts.
 */
export function fitParts(parts: MailPart[]): MailPart[] {
  const encoder = new TextEncoder();
  let left = MAX_BYTES;
  const take = (text: string): string => {
    const size = encoder.encode(text).length;
    // Four bytes are the most that a character takes.
    const kept = size <= left ? text : text.slice(0, Math.floor(left / 4));
    left -= size <= left ? size : encoder.encode(kept).length;
    return kept;
  };
  const texts = parts.map((part) => take(part.text));
  const calendars = parts.map(({ calendar }) => {
    const json = calendar ? JSON.stringify(calendar) : "";
    return take(json) === json ? calendar : undefined;
  });
  const signatures = parts.map((part) => take(part.signature));
  const histories = parts.map((part) => take(part.history));
  return parts.map((part, index) => ({
    ...part,
    ...(part.calendar && { calendar: calendars[index] }),
    text: texts[index] ?? "",
    signature: signatures[index] ?? "",
    history: histories[index] ?? "",
  }));
}
