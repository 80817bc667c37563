/**
 * `read` for a text, with what it gave for the texts asked last: mails have sentences in common, those of every week's report,
 * of forms and of what they quote. At most `most` are held.
 */
export function recentTexts<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
