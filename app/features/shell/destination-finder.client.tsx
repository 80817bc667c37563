import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { useState } from "react";

export interface Destination {
  label: string;
  to: string;
  kind: "Agent" | "Page";
}

export interface DestinationFinderProps {
  destinations: Destination[];
  onChoose: (destination: Destination) => void;
  onLeave: () => void;
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A field over the list of destinations: what is typed narrows it, arrows move in it, Enter goes there. */
export function DestinationFinder({ destinations, onChoose, onLeave }: DestinationFinderProps) {
  const [asked, setAsked] = useState("");
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const found = destinations.filter(({ label }) => words.every((word) => folded(label).includes(word)));
  return (
    <Combobox<Destination> onChange={(destination) => destination && onChoose(destination)}>
      <ComboboxInput
        autoFocus
        aria-label="Name of an agent or a page"
        placeholder="Name of an agent or a page"
        autoComplete="off"
        spellCheck={false}
        className="control-input w-full rounded-control border border-line-strong bg-surface px-3 text-input text-ink placeholder:text-ink-3"
        onChange={(event) => setAsked(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // The list is always open, so that Escape would only close what can't be seen to be open.
          event.preventDefault();
          onLeave();
        }}
      />
      <ComboboxOptions static modal={false} className="-mx-3 mt-3 max-h-112 overflow-y-auto">
        {found.map((destination) => (
          <ComboboxOption
            key={destination.to}
            value={destination}
            className="control flex cursor-pointer items-center justify-between gap-3 rounded-control px-3 data-focus:bg-sunken"
          >
            <span dir="auto" className="min-w-0 truncate">
              {destination.label}
            </span>
            <span className="shrink-0 text-small text-ink-3">{destination.kind}</span>
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <p role="status" className="px-1 text-small text-ink-3">
        {found.length === 0 ? "Nothing of that name." : ""}
      </p>
    </Combobox>
  );
}
