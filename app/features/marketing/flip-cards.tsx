import { useState } from "react";
import { useHydrated } from "../../ui/use-hydrated";

const cards = [
  {
    pain: "Forty threads before coffee",
    story: "Each update sits somewhere else: a reply, a ticket mail, a channel digest, a vendor notice.",
    answer: "One page, ranked by urgency",
    relief: "Forward all of it to one address. What someone must do stands on top, the rest below.",
  },
  {
    pain: "“Who said they would do that?”",
    story: "The promise was real. It is three quotes deep in a thread that nobody will find in the meeting.",
    answer: "The sentence, its sender, its date",
    relief:
      "Every line opens to the words it was quoted from. No quote, no line. No owner unless one was named.",
  },
  {
    pain: "The blocker that surfaces in the stand-up",
    story: "It was in a mail since Thursday. You hear of it on Monday, with everybody else.",
    answer: "In your inbox before the meeting",
    relief: "Blockers have their own section, with what they hold up and the way out, if a mail names one.",
  },
];

/** 'Why PMs Hate Mondays': a pain in front, its solution behind (specification, section 2). */
export function FlipCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {cards.map((card) => (
        <li key={card.pain} className="grid">
          <FlipCard {...card} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A button with both faces in it, so that both are read. Until the script is there the focus turns it; where there
 * is none at all, both faces stand below each other.
 */
function FlipCard({ pain, story, answer, relief }: (typeof cards)[number]) {
  const [turned, setTurned] = useState(false);
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      aria-pressed={turned}
      data-ready={hydrated || undefined}
      onClick={() => setTurned(!turned)}
      className="flip rounded-card text-left"
    >
      <span className="flip-inner">
        <span className="flip-face rounded-card border bg-surface p-5">
          <span className="text-title leading-6 font-bold">{pain}</span>
          <span className="mt-3 block text-prose text-ink-2">{story}</span>
          <span
            aria-hidden="true"
            className="when-script mt-auto block pt-5 text-small font-medium text-accent"
          >
            Turn over
          </span>
        </span>
        <span className="flip-face flip-back rounded-card border border-accent bg-accent-soft p-5 text-accent-ink">
          <span className="text-title leading-6 font-bold">{answer}</span>
          <span className="mt-3 block text-prose">{relief}</span>
          <span aria-hidden="true" className="when-script mt-auto block pt-5 text-small font-medium">
            Turn back
          </span>
        </span>
      </span>
    </button>
  );
}
