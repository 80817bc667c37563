import { ButtonLink } from "../../ui/button";
import { CheckList } from "./check-list";

const included = [
  "Every feature: agents, schedules, documents, questions, shared links",
  "100 MB of attachments",
  "As many recipients as you like, none of them needs an account",
];

/** Free first, then a price; 'Create My Agent' (specification, section 2, landing page). */
export function Pricing() {
  return (
    <div className="grid gap-7 rounded-card border bg-surface p-5 sm:p-7 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-14">
      <div>
        <p className="text-section leading-tight font-bold tracking-[-0.02em]">
          Free for the first 500 digests
        </p>
        <p className="mt-2 text-input text-ink-2">
          Then 8.99 USD per user per month, or 50 digests for 10 USD when you need them.
        </p>
        <CheckList lines={included} className="mt-5" />
      </div>
      <div className="self-center border-t pt-5 md:border-t-0 md:border-l md:pt-0 md:pl-10">
        <ButtonLink to="/?tab=register#auth" variant="primary" block>
          Create My Agent
        </ButtonLink>
        <p className="mt-3 text-center text-small text-ink-3">No credit card required.</p>
        <p className="mt-3 text-small text-ink-3">
          One digest costs one credit. A digest that fails or has nothing new to say costs none.
        </p>
      </div>
    </div>
  );
}
