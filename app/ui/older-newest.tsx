import { ButtonLink } from "./button";

/** The way through a long list, newest first; nothing when it is one page. `older` is where the next page begins. */
export function OlderNewest({
  path,
  older,
  isFirst,
}: {
  /** Of the newest page. */
  path: string;
  older: string | null;
  isFirst: boolean;
}) {
  if (!older && isFirst) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex flex-wrap justify-between gap-2">
      {isFirst ? <span /> : <ButtonLink to={path}>Newest</ButtonLink>}
      {older && (
        <ButtonLink to={`${path}${path.includes("?") ? "&" : "?"}before=${encodeURIComponent(older)}`}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
