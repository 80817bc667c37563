import { Link, useNavigate } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "./class-names";
import { keepFocusInside } from "./keep-focus-inside";
import { ToastContext } from "./toast-context";
import { useEscape } from "./use-escape";
import { OFFLINE, UNREACHED } from "./use-offline-refusal";

interface DialogProps {
  id: string;
  title: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  /** sheet: the right side of the screen. modal: a box. alert: a question before something that can't be undone. */
  kind: "sheet" | "modal" | "alert";
  /** The URL without this dialog. */
  closeTo: string;
  /** Gets the focus back: the element that opened the dialog, or the first of these that is shown. */
  returnFocusId?: string | readonly string[];
  /** Lies over another dialog. */
  over?: boolean;
  /** A dialog lies over this one. */
  covered?: boolean;
  /** Beside the close link. */
  tools?: ReactNode;
  /** A row under the content that stays in view. */
  footer?: ReactNode;
  children: ReactNode;
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A dialog that is a URL: the server renders it open, the page around it carries `inert`, and Close is a
 * link. With a script the focus goes in (to the title, or to Cancel of an alert), stays in, and goes back;
 * Escape follows the close link (WAI-ARIA authoring practices, modal dialog). It lies where it came: showModal()
 * would lay out all of it a second time, in one piece, just when the page has become usable.
 */
export function Dialog(props: DialogProps) {
  const { id, title, subtitle, kind, closeTo, returnFocusId, over, covered, tools, footer, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const toastSlot = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { hostToasts, showToast } = useContext(ToastContext);
  // What was begun before the script came goes on; noted here, because a dialog below takes the focus away first.
  const [held] = useState(() => (typeof document === "undefined" ? null : document.activeElement));

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const first = kind === "alert" ? element.querySelector<HTMLElement>("[data-cancel]") : null;
    const begins = first ?? element.querySelector<HTMLElement>(`#${id}-title`);
    const isHeld = held instanceof HTMLElement && element.contains(held);
    (isHeld ? held : begins)?.focus({ preventScroll: true });
    const unhost = hostToasts(toastSlot.current ?? element);
    return () => {
      unhost();
      // After React took the dialog away: the opener, or the page's content when the opener is gone too.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const opener = [returnFocusId ?? []]
          .flat()
          .map((each) => document.getElementById(each))
          .find((element) => element !== null && element.getClientRects().length > 0);
        (opener ?? document.getElementById("main"))?.focus({ preventScroll: true });
      });
    };
  }, [id, kind, returnFocusId, hostToasts, held]);

  // As its close link, which says why where there is no network.
  const close = () => {
    if (navigator.onLine) navigate(closeTo, { preventScrollReset: true });
    else showToast({ id: crypto.randomUUID(), title: OFFLINE, description: UNREACHED, tone: "danger" });
  };
  useEscape(dialog, close);
  return (
    <>
      {kind === "alert" ? (
        // A question is answered, not pressed away beside it.
        <div className="scrim no-print" data-over={over || undefined} />
      ) : (
        <Link
          to={closeTo}
          preventScrollReset
          className="scrim no-print"
          data-over={over || undefined}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <dialog
        ref={dialog}
        open
        id={id}
        data-kind={kind}
        role={kind === "alert" ? "alertdialog" : undefined}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={kind === "alert" ? `${id}-body` : undefined}
        onKeyDown={keepFocusInside}
      >
        <div inert={covered ? "" : undefined} className="flex min-h-0 flex-1 flex-col">
          <header className="flex items-start gap-3 border-b px-5 py-3">
            <div className="min-w-0 flex-1 py-1">
              <h1 id={`${id}-title`} tabIndex={-1} className="text-title font-bold">
                {title}
              </h1>
              {subtitle && <p className="text-small text-ink-2">{subtitle}</p>}
            </div>
            {tools}
            {kind !== "alert" && (
              <Link
                to={closeTo}
                preventScrollReset
                aria-label="Close"
                className="control no-print grid w-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
              >
                <X size={18} aria-hidden="true" />
              </Link>
            )}
          </header>
          <div
            id={`${id}-body`}
            className={classNames(
              // relative: what is hidden from sight is placed absolutely, and would make the frame itself scroll.
              "relative min-h-0 flex-1 overflow-y-auto overscroll-contain",
              kind !== "sheet" && "p-5",
            )}
          >
            {children}
          </div>
          {footer && kind !== "alert" && <div ref={toastSlot} className="toast-slot" />}
          {footer && <footer className="no-print border-t bg-surface px-5 py-3">{footer}</footer>}
        </div>
        <span data-end hidden />
      </dialog>
    </>
  );
}
