import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";

/** What a project manager wants to know of (specification, section 2, hero). */
const ROTATING_WORDS = ["blocker", "task", "update", "decision", "metric"] as const;

/**
 * The headline. Its name stays the same; what is seen changes every 2500 ms in a slot as wide as the longest word,
 * by CSS alone, and stands still for who asked for less motion or pressed Pause (WCAG 2.2.2).
 */
export function RotatingHeadline() {
  return (
    <div className="rotation flex items-start gap-3">
      <h1 className="text-hero tracking-[-0.03em]">
        <span className="sr-only">Know every blocker, task, update, decision and metric before Monday.</span>
        <span aria-hidden="true">
          {"Know every "}
          <span className="rotation-slot text-accent">
            {ROTATING_WORDS.map((word) => (
              <span key={word} className="rotation-word">
                {word}
              </span>
            ))}
          </span>
          <br />
          before Monday.
        </span>
      </h1>
      <label className="rotation-pause no-print target mt-1.5 inline-grid shrink-0 place-items-center rounded-chip border text-ink-3 hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:mt-4">
        <input type="checkbox" name="pause-rotation" className="peer sr-only" autoComplete="off" />
        <Pause size={13} aria-hidden="true" className="peer-checked:hidden" />
        <Play size={13} aria-hidden="true" className="hidden peer-checked:block" />
        <span className="sr-only">Pause the changing word</span>
      </label>
    </div>
  );
}
