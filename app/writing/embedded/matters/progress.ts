/** What a sentence plainly says of a task that it names: handed on, called off, done, its verb done, put off, or going on. */
export type Progress = "handed" | "lies with" | "off" | "done" | "did" | "waits" | "goes on";
