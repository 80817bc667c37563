import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "outline" | "ghost" | "danger";

interface Look {
  variant?: ButtonVariant;
  size?: "sm" | "md";
  /** Stands before the words; decoration only. */
  icon?: ReactNode;
  /** As wide as its place. */
  block?: boolean;
}

/** Whether its ground, not its border, says that it is a button; without colours of ours that needs another look. */
const isFilled = (variant: ButtonVariant) => variant === "primary" || variant === "danger";

function look({ variant = "outline", size = "md", block = false }: Look, className: string | undefined) {
  return {
    "data-look": variant,
    "data-size": size === "sm" ? size : undefined,
    className: classNames(
      "button no-print",
      size === "sm" ? "control-small" : "control",
      isFilled(variant) && "filled",
      block && "w-full",
      className,
    ),
  };
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** The request runs: a second press does nothing, the words change to `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: string;
}

/** A button of the kit. It is never `disabled` while pending, so that it keeps the focus. */
export function Button({
  variant,
  size,
  icon,
  block,
  pending = false,
  pendingLabel,
  children,
  className,
  onClick,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...look({ variant, size, block }, className)}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** A link that looks like a button; it leads somewhere, it doesn't do something. */
export function ButtonLink({ variant, size, icon, block, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} {...look({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}
