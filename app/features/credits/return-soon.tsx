import { useEffect } from "react";

/** After a success the dashboard comes by itself (specification, section 9). */
const RETURN_MS = 2000;

/** Says that the dashboard comes, and brings it, as a new document: the balance in its header is then the new one. */
export function ReturnSoon() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign("/"), RETURN_MS);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">Returning to your dashboard in 2 seconds...</p>;
}
