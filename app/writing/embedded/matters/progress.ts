/**
 * What a sentence plainly says of a task that it names: the speaker hands it to somebody, takes it from somebody, it lies with
 * somebody, is called off, done, its verb done, given to who asked for it, there with them, thanked for, not done yet, put off, goes
 * on, or is asked after.
 */
export type Progress =
  | "handed"
  | "taken"
  | "lies with"
  | "off"
  | "done"
  | "did"
  | "given"
  | "received"
  | "thanked"
  | "not yet"
  | "waits"
  | "goes on"
  | "asked after";
