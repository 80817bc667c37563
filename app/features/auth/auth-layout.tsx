import FileText from "lucide-react/icons/file-text";
import Forward from "lucide-react/icons/forward";
import ListChecks from "lucide-react/icons/list-checks";
import type { ReactNode } from "react";
import { RouteTabs } from "../../ui/tabs";
import { Brand } from "../shell/brand";
import { ArrivalWatch } from "./arrival-watch";

const points = [
  {
    icon: Forward,
    title: "Forward",
    body: "Each agent has its own address. Send it threads, tickets, chat digests and meeting transcripts.",
  },
  {
    icon: ListChecks,
    title: "Read",
    body: "The agent finds what someone must do, what is stuck and what was decided, ranked by urgency.",
  },
  {
    icon: FileText,
    title: "Check",
    body: "Every line opens to the words it was quoted from, with sender and date. No quote, no line.",
  },
];

/**
 * Two columns: the form under its tabs, and what the product does. For /login, /register and the recovery,
 * which has no tab.
 */
export function AuthLayout({
  current,
  children,
}: {
  current: "login" | "register" | null;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <div className="flex flex-col px-4 py-5 sm:px-10">
        <header>
          <Brand />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-5 py-10"
        >
          {current && (
            <RouteTabs
              label="Account"
              items={[
                { label: "Login", to: "/login", current: current === "login" },
                { label: "Register", to: "/register", current: current === "register" },
              ]}
            />
          )}
          {children}
        </main>
      </div>
      <aside
        aria-labelledby="auth-aside"
        className="flex flex-col justify-center border-t bg-surface px-4 py-14 sm:px-10 md:border-t-0 md:border-l lg:px-16"
      >
        <div className="max-w-md">
          <h2 id="auth-aside" className="text-[1.75rem] leading-9 tracking-[-0.015em]">
            Streamlined Team Intelligence
          </h2>
          <h3 className="mt-10 text-small font-medium text-ink-3">How It Works</h3>
          <ol className="mt-4 grid gap-7">
            {points.map((point) => (
              <li key={point.title} className="flex gap-4 border-l-[3px] border-l-accent pl-4">
                <point.icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
                <div>
                  <p className="text-input font-bold">{point.title}</p>
                  <p className="mt-1 text-prose text-ink-2">{point.body}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </aside>
      {current && <ArrivalWatch />}
    </div>
  );
}
