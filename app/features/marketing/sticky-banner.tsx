import X from "lucide-react/icons/x";
import { ButtonLink } from "../../ui/button";

/**
 * Appears at the lower edge once the page is scrolled past 800 px: its place begins one screen below that, and it
 * sticks to the bottom within it. No script, and it can be put away.
 */
export function StickyBanner() {
  return (
    <div className="banner-place no-print">
      <section
        aria-label="Start"
        className="banner pointer-events-auto border-t bg-surface shadow-pop has-checked:hidden"
      >
        <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2.5 sm:gap-5 sm:px-7">
          <p className="min-w-0 flex-1 text-small font-medium sm:text-right sm:text-base">
            Ready for painless Monday updates?
          </p>
          <ButtonLink to="/?tab=register#auth" variant="primary" className="shrink-0 max-sm:px-3">
            Start Free Digest
          </ButtonLink>
          <label className="target grid shrink-0 place-items-center rounded-chip text-ink-3 hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <input
              type="checkbox"
              name="hide-banner"
              autoComplete="off"
              className="sr-only"
              onChange={() => document.getElementById("main")?.focus({ preventScroll: true })}
            />
            <X size={18} aria-hidden="true" />
            <span className="sr-only">Hide this banner</span>
          </label>
        </div>
      </section>
    </div>
  );
}
