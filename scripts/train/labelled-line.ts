import { foldSpace } from "../../app/writing/embedded/tokens";

/** A line of a labelled text, as it would be sent. */
export interface LabelledLine<Labels> {
  labels: Labels;
  text: string;
}

const MARKER = /^(?:[-*•]|\d+[.)])\s+/;

/** Begins with a bullet or a number. */
export const isListed = (line: string): boolean => MARKER.test(line);

/** A line as a reader gives it: without bullet or number, white space folded. */
export const bareLine = (line: string): string => foldSpace(line.replace(MARKER, ""));

/** A text with one line more, which stands below the last one or goes on with its paragraph. */
export const withLine = (text: string, line: string, isBelow: boolean): string =>
  text + (text === "" || text.endsWith("\n") ? "" : isBelow ? "\n" : " ") + line;
