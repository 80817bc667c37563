/**
 * What a sentence plainly says of a task that it names: the speaker hands it to somebody, takes it from somebody, it lies with
 * somebody, is called off, done, its verb done, put off, goes on, or is asked after.
 */
export type Progress =
  | "handed"
  | "taken"
  | "lies with"
  | "off"
  | "done"
  | "did"
  | "waits"
  | "goes on"
  | "asked after";
