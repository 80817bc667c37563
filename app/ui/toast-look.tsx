import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ToastMessage } from "./toast-message";

/** How long a toast is shown, in milliseconds (specification, section 9). */
export const TOAST_MS = 5000;

const rails = { neutral: "border-l-accent", danger: "border-l-danger" };

/** The classes of a toast, floating or as a banner of the page. */
export function toastLook(tone: ToastMessage["tone"]): string {
  return `toast flex items-start gap-3 rounded-card border border-l-[3px] bg-surface px-4 py-3 shadow-pop ${rails[tone]}`;
}

/** Done, or refused. */
export function ToastIcon({ tone }: { tone: ToastMessage["tone"] }) {
  return tone === "danger" ? (
    <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-danger" />
  ) : (
    <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-accent" />
  );
}
