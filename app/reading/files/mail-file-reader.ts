import type { ReadFile } from "./read-attached-file";
import { readFile } from "./read-file";
import { Unreadable } from "./unreadable";

const MOST_FILES = 20;
const MOST_MILLISECONDS = 60_000;

/**
 * The reader for the .pdf, Word, Excel and PowerPoint files of one mail, with the bounds of uploads, and of at most 20 files
 * within a minute, because a mail is read within one job. Throws Unreadable with words for the attachment's line.
 */
export function mailFileReader(): ReadFile {
  let files = 0;
  const endsAt = Date.now() + MOST_MILLISECONDS;
  return async ({ bytes }) => {
    files += 1;
    if (files > MOST_FILES) {
      throw new Unreadable(`Only the first ${MOST_FILES} documents of a mail are read.`);
    }
    if (Date.now() > endsAt) {
      throw new Unreadable("The mail's other documents took too long to read.");
    }
    return readFile(bytes);
  };
}
