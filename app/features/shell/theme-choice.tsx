import { useFetcher, useLocation } from "@remix-run/react";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { classNames } from "../../ui/class-names";
import { useHydrated } from "../../ui/use-hydrated";

const choices = [
  { value: "system", label: "System", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
];

/** System, light or dark, kept in the cookie `theme`. Posts to /theme. */
export function ThemeChoice({ theme }: { theme: "light" | "dark" | null }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const current = fetcher.formData?.get("theme") ?? theme ?? "system";
  return (
    <fetcher.Form method="post" action="/theme" className="border-b px-1.5 py-2">
      <input type="hidden" name="returnTo" value={pathname + search} />
      {hydrated && <input type="hidden" name="quiet" value="on" />}
      <fieldset>
        <legend className="px-1.5 pb-1.5 text-meta text-ink-3">Theme</legend>
        <div className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
          {choices.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="submit"
              name="theme"
              value={value}
              aria-pressed={current === value}
              className={classNames(
                "control-small inline-flex items-center justify-center gap-1.5 rounded-chip border text-small font-medium",
                current === value
                  ? "border-line-strong bg-surface text-ink"
                  : "border-transparent text-ink-2 hover:text-ink",
              )}
            >
              <Icon size={14} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </fetcher.Form>
  );
}
