/** How much of something is done, as a bar with its number. */
export function ShareBar({ label, share }: { label: string; share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="flex items-center gap-3 text-small text-ink-2">
      <span className="shrink-0">{label}</span>
      <progress
        max={100}
        value={percent}
        aria-label={label}
        className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-sunken forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <span className="w-10 shrink-0 text-right tabular-nums">{`${percent} %`}</span>
    </div>
  );
}
