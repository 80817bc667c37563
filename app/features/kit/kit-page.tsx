import { Brand } from "../shell/brand";
import { KitContext } from "./kit-context";
import { KitControls } from "./kit-controls";
import { KitMessages } from "./kit-messages";
import { KitProduct } from "./kit-product";
import { KitShell } from "./kit-shell";

/** /kit: every component in every state, for whoever changes one. */
export function KitPage() {
  return (
    <div className="min-h-dvh">
      <header className="border-b bg-surface">
        <div className="mx-auto flex h-15 max-w-5xl items-center px-4 sm:px-7">
          <Brand />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-10 sm:px-7"
      >
        <div>
          <h1 className="text-page">Kit</h1>
          <p className="mt-1 text-ink-2">Each component in each state. Its buttons lead nowhere.</p>
        </div>
        <KitControls />
        <KitMessages />
        <KitShell />
        <KitProduct />
        <KitContext />
      </main>
    </div>
  );
}
