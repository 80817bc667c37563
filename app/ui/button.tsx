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

const variants: Record<ButtonVariant, string> = {
  primary: "filled bg-accent text-on-accent border-transparent hover:bg-accent-hover active:bg-accent-hover",
  outline: "bg-surface text-ink border-line-strong hover:bg-sunken active:bg-sunken",
  ghost: "bg-transparent text-ink-2 border-transparent hover:bg-sunken hover:text-ink active:bg-sunken",
  danger: "filled bg-danger text-on-danger border-transparent hover:brightness-110",
};

function look({ variant = "outline", size = "md", block = false }: Look): string {
  return classNames(
    "no-print inline-flex items-center justify-center gap-2 rounded-control border font-medium sm:whitespace-nowrap no-underline select-none",
    "transition-colors duration-[120ms] motion-reduce:transition-none aria-disabled:opacity-60 aria-disabled:cursor-default",
    size === "sm" ? "control-small px-3 text-small" : "control px-4 text-base",
    block && "w-full",
    variants[variant],
  );
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
      className={classNames(look({ variant, size, block }), className)}
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
    <Link {...rest} className={classNames(look({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}
