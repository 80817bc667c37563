import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { classNames } from "../../ui/class-names";

const rails = { ok: "border-l-ok", danger: "border-l-danger", neutral: "border-l-line-strong" };

/**
 * A card that takes the place of the form: how a payment went, and the way back. With `takesFocus` its title gets the
 * focus, because the control that had it is gone.
 */
export function PaymentNotice({
  title,
  tone,
  takesFocus = false,
  action,
  children,
}: {
  title: string;
  tone: keyof typeof rails;
  takesFocus?: boolean;
  /** Beside 'Return to Dashboard'. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card
      as="section"
      labelledBy="payment-title"
      className={classNames("mx-auto max-w-xl border-l-[3px] sm:p-7", rails[tone])}
    >
      <h1 id="payment-title" ref={heading} tabIndex={-1} className="text-page tracking-[-0.01em]">
        {title}
      </h1>
      <div className="mt-2 grid gap-3 text-ink-2">{children}</div>
      <div className="mt-7 flex flex-wrap gap-2">
        <ButtonLink to="/" reloadDocument variant={action ? "outline" : "primary"}>
          Return to Dashboard
        </ButtonLink>
        {action}
      </div>
    </Card>
  );
}
