import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { Button } from "./button";
import { keepFocusInside } from "./keep-focus-inside";

/** The state of a link that means to give up what was written: 'Cancel'. */
export const DISCARDS = { discards: true };

/**
 * Asks before words that were not saved are left behind: its own question inside the app, the browser's when the
 * page is closed. `allowed` is the path (with search) that may be gone to, because it means to give them up; so does
 * a link with the state DISCARDS. `place` is where they were written.
 */
export function LeaveGuard({
  when,
  allowed,
  place,
}: {
  when: boolean;
  allowed?: string;
  place: "section" | "form";
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const next = nextLocation.pathname + nextLocation.search;
    const isSame = next === currentLocation.pathname + currentLocation.search;
    const isMeant = next === allowed || nextLocation.state?.discards === true;
    return when && !isSame && (!isMeant || historyAction === "POP");
  });
  useBeforeUnload(
    useCallback(
      (event) => {
        if (when) event.preventDefault();
      },
      [when],
    ),
  );
  const isAsking = blocker.state === "blocked";
  useEffect(() => {
    if (!isAsking) return;
    opener.current = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-cancel]")?.focus();
  }, [isAsking]);
  if (!isAsking) return null;
  const stay = () => {
    // While it is open, nothing outside it takes the focus.
    dialog.current?.close();
    blocker.reset();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <dialog
      ref={dialog}
      data-kind="alert"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-body"
      onKeyDown={keepFocusInside}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        stay();
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <h1 id="leave-title" className="border-b px-5 py-4 text-title font-bold">
          Leave without saving?
        </h1>
        <p id="leave-body" className="p-5 text-ink-2">
          {`What you wrote in this ${place} has not been saved.`}
        </p>
        <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
          <Button type="button" data-cancel="" onClick={stay}>
            Keep editing
          </Button>
          <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
            Leave
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
