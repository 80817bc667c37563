import { ButtonLink } from "../../ui/button";
import { PlainFrame } from "../marketing/plain-frame";

/** The answer to a link to a digest or a line that was revoked, is over, or never was: which of them, nobody is told. */
export function DeadSharePage() {
  return (
    <PlainFrame width="max-w-2xl">
      <h1 className="text-page tracking-[-0.01em]">This link does not work any more</h1>
      <p className="mt-3 max-w-[60ch] text-prose text-ink-2">
        Links to a digest, or to a line of one, work for 30 days, or until their owner takes them back. Ask
        the person who sent it to you for a new one.
      </p>
      <div className="mt-7">
        <ButtonLink to="/">What is Mondaybrief?</ButtonLink>
      </div>
    </PlainFrame>
  );
}
