import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

/**
 * Copies `value`; says so for `resetMs`. It needs a script, so without one it isn't there. When the
 * browser refuses the clipboard, the text with the id `selectId` is selected instead, ready for Ctrl+C.
 */
export function CopyButton({
  value,
  label,
  selectId,
  resetMs = 2000,
  onCopied,
}: {
  value: string;
  /** What is copied: the button's name is "Copy" and this. */
  label: string;
  selectId?: string;
  resetMs?: number;
  onCopied?: () => void;
}) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      const text = selectId ? document.getElementById(selectId) : null;
      if (text) getSelection()?.selectAllChildren(text);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), resetMs);
    onCopied?.();
  };
  return (
    <span className={hydrated ? undefined : "invisible"}>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        onClick={copy}
        icon={copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      >
        <span aria-hidden="true" className="min-w-12 text-left">
          {copied ? "Copied" : "Copy"}
        </span>
        <span className="sr-only">{`Copy ${label}`}</span>
      </Button>
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </span>
  );
}
