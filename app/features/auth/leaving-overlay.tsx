import { Spinner } from "../../ui/spinner";

/** Covers the screen between a success and the next page (specification, section 2, /login and /register). */
export function LeavingOverlay({ words }: { words: string }) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-canvas">
      <Spinner label={words} />
    </div>
  );
}
