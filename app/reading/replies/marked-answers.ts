import { isBlankLine } from "../forwards/quoted-lines";

/** "See my answers below", "comments inline in red", "Antworten im Text": the quoted mail holds words of who quotes it. */
const ANNOUNCES =
  /\b(?:answers?|answered|replie[sd]|reply|replies|comments?|commented|responses?|responded|remarks?|input|feedback|notes?|thoughts|antworten|kommentare|anmerkungen|réponses?|commentaires?|respuestas?|comentarios?)\b.{0,60}(?:\bbelow\b|\binline\b|\bin[- ]line\b|\bin (?:the|your) (?:mail|e-?mail|text|message)\b|\bmarked\b|\bbetween\b|\bin (?:red|blue|green|bold|caps|capitals|capital letters)\b|\bunten\b|\bim text\b|\bin (?:rot|blau|grün)\b|\bci-dessous\b|\ben (?:rouge|bleu|vert|rojo|azul|verde)\b|\babajo\b)|\b(?:see|look) (?:below|inline) in (?:red|blue|green|capitals)\b|\bsiehe unten\b/iu;
/** Who announces it, does so at once. */
const LOOK = 600;

export const announcesAnswers = (text: string): boolean => ANNOUNCES.test(text.slice(0, LOOK));

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:red|rot|rouge|rojo)\b/i, "red|#f00|#ff0000|#c00000|#e60000|#c00|rgb\\(255, ?0, ?0\\)"],
  [/\b(?:blue|blau|bleu|azul)\b/i, "blue|#00f|#0000ff|#0070c0|#2f5496|#4472c4|rgb\\(0, ?0, ?255\\)"],
  [/\b(?:green|grün|vert|verde)\b/i, "green|#008000|#00b050|#70ad47|rgb\\(0, ?128, ?0\\)"],
];

/**
 * HTML in which the answers that its own words announce in a colour are marked by an attribute, `data-answer`; null
 * where no colour is announced.
 */
export function withColouredAnswers(html: string, text: string): string | null {
  if (!announcesAnswers(text)) return null;
  const colour = COLOURS.find(([name]) => name.test(text.slice(0, LOOK)))?.[1];
  if (colour === undefined) return null;
  const painted = new RegExp(
    `<(span|font|p|div|b|i|em|strong)(?=\\s[^<>]{0,400}(?:^|[^-\\w])color\\s{0,3}[:=]\\s{0,3}["']?(?:${colour})(?![\\w#]))`,
    "gi",
  );
  const marked = html.replace(painted, '<$1 data-answer=""');
  return marked === html ? null : marked;
}

/** What stands in front of an answer in somebody else's text: "-->", "***", "[TR]", "TR:". */
const MARK =
  /^\s*(?:-{1,3}>|=+>|>{2,}|\*{2,3}|#{2,3}|→|\[\p{Lu}\p{L}{0,2}\]:?|(?!PS|NB|RE|FW|CC|TO|AW|WG|ID|NO)\p{Lu}{2,3}:)\s*(?=\S)/u;
/** "When do you come? ON FRIDAY." */
const SHOUTED = /^(.*?\p{Ll}.*?[?.:!])\s+((?!\p{Lu}+$)[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*)$/u;

/** A line of a quoted mail, and what its reader answered in it. */
export interface MarkedLine {
  quoted: string;
  answer: string | null;
}

/** Parts the answers from the lines of a quoted mail that its reader wrote them into; null where no line is marked. */
export function markedAnswers(lines: readonly string[], announced: string): MarkedLine[] | null {
  if (!announcesAnswers(announced)) return null;
  const isShouted = /\b(?:caps|capitals|capital letters|großbuchstaben|majuscules|mayúsculas)\b/i.test(
    announced,
  );
  let count = 0;
  const read = lines.map((line): MarkedLine => {
    const mark = isBlankLine(line) ? undefined : MARK.exec(line.slice(0, 200))?.[0];
    if (mark !== undefined) {
      count++;
      return { quoted: "", answer: line.slice(mark.length) };
    }
    const shouted = isShouted && line.length < 1000 ? SHOUTED.exec(line) : null;
    if (!shouted?.[1] || !shouted[2]) return { quoted: line, answer: null };
    count++;
    return { quoted: shouted[1], answer: shouted[2] };
  });
  return count === 0 ? null : read;
}
