import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../../ui/button";
import type { ShownPart } from "./shown-part";

/**
 * 'Show more' and 'Show less' as links (?shown=6), so that they work without a script; afterwards the focus is on the
 * first question that came, or on the list's title.
 */
export function ShowMore({
  part,
  parameter,
  ids,
  titleId,
  about,
}: {
  part: ShownPart;
  parameter: string;
  /** Of the elements of all questions, in their order. */
  ids: string[];
  titleId: string;
  /** For a screen reader: "of the open questions". */
  about: string;
}) {
  const [search] = useSearchParams();
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const before = pressed.current;
    if (before === null || before === part.count) return;
    pressed.current = null;
    const id = part.count > before ? ids[before] : undefined;
    document.getElementById(id ?? titleId)?.focus();
  }, [part.count, ids, titleId]);
  const to = (count: number) => {
    const next = new URLSearchParams(search);
    next.set(parameter, String(count));
    return `?${next}`;
  };
  const link = (words: string, count: number) => (
    <ButtonLink
      to={to(count)}
      preventScrollReset
      replace
      size="sm"
      variant="ghost"
      onClick={() => {
        pressed.current = part.count;
      }}
    >
      <span>
        {words}
        <span className="sr-only">{` ${about}`}</span>
      </span>
    </ButtonLink>
  );
  if (part.more === null && part.less === null) return null;
  return (
    <p className="mt-1 -ml-3 flex flex-wrap gap-1">
      {part.more !== null && link("Show more", part.more)}
      {part.less !== null && link("Show less", part.less)}
    </p>
  );
}
