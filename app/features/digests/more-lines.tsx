import { useEffect, useRef } from "react";
import { ALL_LINES, shownAtFirst } from "../../digest/shown-lines";
import { ButtonLink } from "../../ui/button";

/** Of the first line that is not among those shown at first. */
export function firstOfMoreId(sectionId: string): string {
  return `${sectionId}-more`;
}

/**
 * "and 170 more" below a long section, a link that shows all lines, and the way back; afterwards the focus is on the first
 * line that came, or on the section's heading.
 */
export function MoreLines({
  sectionId,
  title,
  total,
  showsAll,
}: {
  /** Of the section's heading. */
  sectionId: string;
  title: string;
  total: number;
  showsAll: boolean;
}) {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    document.getElementById(showsAll ? firstOfMoreId(sectionId) : sectionId)?.focus();
  }, [showsAll, sectionId]);
  const shown = shownAtFirst(total);
  if (shown === total) return null;
  return (
    <>
      {!showsAll && <p className="mt-3 hidden print:block">{`and ${total - shown} more`}</p>}
      <p className="no-print mt-3 -ml-3">
        <ButtonLink
          to={showsAll ? `?#${sectionId}` : `?${ALL_LINES}#${firstOfMoreId(sectionId)}`}
          preventScrollReset
          replace
          size="sm"
          variant="ghost"
          onClick={() => {
            wasPressed.current = true;
          }}
        >
          <span>
            {showsAll ? `Show the first ${shown}` : `and ${total - shown} more`}
            <span className="sr-only">{` of ${title}`}</span>
          </span>
        </ButtonLink>
      </p>
    </>
  );
}
