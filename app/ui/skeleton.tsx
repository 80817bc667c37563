const widths = ["w-3/5", "w-full", "w-4/5", "w-2/5"];

/** Grey lines where text will be. Its parent says aria-busy. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span
          key={key}
          className={`skeleton block h-3 rounded-chip bg-sunken motion-safe:animate-pulse ${widths[line % widths.length]}`}
        />
      ))}
    </div>
  );
}
