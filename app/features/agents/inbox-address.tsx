import { useId } from "react";
import { CopyButton } from "../../ui/copy-button";
import { useShowToast } from "../../ui/toast-context";
import { AddressText } from "./address-text";

/** An agent's own address with Copy. */
export function InboxAddress({ address }: { address: string }) {
  const id = `address-${useId().replaceAll(":", "")}`;
  const showToast = useShowToast();
  return (
    <div className="flex min-w-0 items-center gap-1">
      <code id={id} className="min-w-0 font-mono text-small [overflow-wrap:anywhere] text-ink-2">
        <AddressText address={address} />
      </code>
      <CopyButton
        value={address}
        label={address}
        selectId={id}
        onCopied={() => showToast({ id: `copied-${Date.now()}`, title: "Email copied", tone: "neutral" })}
      />
    </div>
  );
}
