import { useEffect } from "react";

/** After a success the dashboard comes by itself (specification, section 9). */
const RETURN_MS = 2000;

/**
 * Says that the dashboard comes, or the page that somebody paid from, and brings it as a new document: the balance in its
 * header is then the new one.
 */
export function ReturnSoon({ to = "/" }: { to?: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(to), RETURN_MS);
    return () => clearTimeout(timer);
  }, [to]);
  const place = to === "/" ? "to your dashboard" : "to where you were";
  return <p role="status">{`Returning ${place} in 2 seconds...`}</p>;
}
