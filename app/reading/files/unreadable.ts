/** The refusal of a reader; its words are shown to the person who uploaded or sent what can't be read. */
export class Unreadable extends Error {
  constructor(words: string) {
    super(words);
    this.name = "Unreadable";
  }
}

/** What a file says. `problem` names what of it was not read; null when all of it was. */
export interface FileText {
  text: string;
  problem: string | null;
}

export const NO_TEXT = "There is no text in this file.";
export const PROTECTED = "This file is protected by a password.";
export const TOO_LARGE_UNPACKED = "This file becomes too large when it is unpacked.";
export const BROKEN = "This file is damaged and can't be opened.";
