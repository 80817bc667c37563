import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog } from "../../ui/dialog";
import { urlPart } from "../../ui/url-part";
import type { ContactDraft, ContactForm } from "./contact-form";
import { MessageSent } from "./message-sent";

/** Form and sent flag are kept this long after closing (specification, section 9). */
const RESET_MS = 300;
const OPEN = "contact";

const LazyContactForm = urlPart<Parameters<typeof ContactForm>[0]>(
  (search) => search.get("dialog") === OPEN,
  () => import("./contact-form").then((module) => module.ContactForm),
);

/** Whether this page's address asks for the contact dialog. */
export function useContactOpen(): boolean {
  return new URLSearchParams(useLocation().search).get("dialog") === OPEN;
}

/** The enterprise contact dialog, open at `?dialog=contact`. */
export function ContactDialog() {
  const location = useLocation();
  const open = useContactOpen();
  const leaving = useNavigation().state !== "idle";
  const search = new URLSearchParams(location.search);
  const wasSent = search.get("sent") === "1";
  const opener: unknown = location.state;
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  const draft = useRef<ContactDraft>({});
  const onSent = useCallback(() => setSent(true), []);
  const onDraft = useCallback((typed: ContactDraft) => {
    draft.current = typed;
  }, []);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      draft.current = {};
      setSent(false);
      setRound((before) => before + 1);
    }, RESET_MS);
    return () => clearTimeout(timer);
  }, [open]);
  if (!open) return null;
  const { tab } = Object.fromEntries(search);
  const closeTo = tab === "register" ? `${location.pathname}?tab=register` : location.pathname;
  const done = sent || (wasSent && !leaving);
  return (
    <Dialog
      id="contact"
      kind="modal"
      title="Contact Us"
      subtitle="For teams that need more: tell us what, and a person answers."
      closeTo={closeTo}
      returnFocusId={typeof opener === "string" ? opener : "contact-us"}
    >
      {done ? (
        <MessageSent />
      ) : (
        <LazyContactForm
          key={round}
          id={`contact-form-${round}`}
          draft={draft.current}
          returnTo={`${location.pathname}?dialog=contact&sent=1`}
          onDraft={onDraft}
          onSent={onSent}
        />
      )}
    </Dialog>
  );
}
