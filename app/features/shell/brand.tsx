import { Link } from "@remix-run/react";

/** The mark: a docket with its first line marked. */
function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="26" height="26" rx="6" className="fill-accent" />
      <rect x="6" y="6.5" width="3" height="13" rx="1" className="fill-on-accent" />
      <rect x="11.5" y="7" width="9" height="2.4" rx="1.2" className="fill-on-accent" />
      <rect x="11.5" y="11.8" width="9" height="2.4" rx="1.2" className="fill-on-accent opacity-60" />
      <rect x="11.5" y="16.6" width="5.5" height="2.4" rx="1.2" className="fill-on-accent opacity-60" />
    </svg>
  );
}

/** Logo that leads home. */
export function Brand() {
  return (
    <Link
      to="/"
      className="control inline-flex items-center gap-2.5 rounded-control text-input font-bold tracking-[-0.01em]"
    >
      <BrandMark />
      <span className="max-[22.5rem]:sr-only">Mondaybrief</span>
    </Link>
  );
}
