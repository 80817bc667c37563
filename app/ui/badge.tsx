import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Tone = "neutral" | "ok" | "warn" | "danger" | "info" | "accent";

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-2 border-line",
  ok: "bg-ok-soft text-ok-ink border-ok-soft",
  warn: "bg-warn-soft text-warn-ink border-warn-soft",
  danger: "bg-danger-soft text-danger-ink border-danger-soft",
  info: "bg-info-soft text-info-ink border-info-soft",
  accent: "bg-accent-soft text-accent-ink border-accent-soft",
};

/** A word or a number about its neighbour. */
export function Badge({
  tone = "neutral",
  dot = false,
  children,
}: {
  tone?: Tone;
  /** A filled dot before the word. */
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center sm:shrink-0 gap-1.5 rounded-chip border px-2 py-0.5 text-meta font-medium sm:whitespace-nowrap",
        tones[tone],
      )}
    >
      {dot && (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]" />
      )}
      {children}
    </span>
  );
}
