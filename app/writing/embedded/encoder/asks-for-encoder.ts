import type { DigestMaterial } from "../../digest-material";

/** In so few mails little is over yet, and the linear models and the rules read single sentences at least as well. */
const FEW = 5;

/** Whether the encoder reads this material: where much is said, much of it is over, or nobody's task at all. */
export const asksForEncoder = ({ mails, threads = [] }: Pick<DigestMaterial, "mails" | "threads">): boolean =>
  mails.length + threads.length > FEW;
