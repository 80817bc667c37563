import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

const tones = {
  neutral: "border-line bg-surface text-ink [--rail:var(--line-strong)]",
  info: "border-transparent bg-info-soft text-info-ink [--rail:var(--info)]",
  warn: "border-transparent bg-warn-soft text-warn-ink [--rail:var(--warn)]",
  danger: "border-transparent bg-danger-soft text-danger-ink [--rail:var(--danger)]",
  ok: "border-transparent bg-ok-soft text-ok-ink [--rail:var(--ok)]",
};

/** A message that stays in the page. `live` announces it when it appears. */
export function Banner({
  tone = "neutral",
  title,
  children,
  action,
  live = false,
}: {
  tone?: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  live?: boolean;
}) {
  const Icon = tone === "danger" || tone === "warn" ? CircleAlert : Info;
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={classNames(
        "flex gap-3 rounded-control border border-l-[3px] border-l-(--rail) px-4 py-3",
        tones[tone],
      )}
    >
      <Icon size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-1 text-small">{children}</div>}
      </div>
      {action && <div className="shrink-0 self-center">{action}</div>}
    </div>
  );
}
