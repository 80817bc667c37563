import { useNavigation } from "@remix-run/react";

/** A thin line on top while the next page is fetched; CSS shows it only after 400 ms, so quick pages don't flicker. */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className="progress no-print" aria-hidden="true" />;
}
