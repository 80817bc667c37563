import { createContext, useContext } from "react";
import type { ToastMessage } from "./toast-message";

/** A toast of the browser's own: it may offer a way back. */
export interface ClientToast extends ToastMessage {
  undo?: { label: string; onSelect: () => void };
  /** Called once when it goes away and nothing was undone. */
  onGone?: () => void;
}

interface Toasts {
  /** Shows it instead of the one that is there: one at a time (specification, section 9). */
  showToast: (toast: ClientToast) => void;
  /** While it is open, a modal dialog must hold the toasts: the rest of the page is inert. Answers the undo. */
  hostToasts: (element: HTMLElement) => () => void;
}

export const ToastContext = createContext<Toasts>({
  showToast: () => {},
  hostToasts: () => () => {},
});

/** A function that shows a toast. */
export function useShowToast(): Toasts["showToast"] {
  return useContext(ToastContext).showToast;
}
