/** A turning ring; with a label it says what is waited for. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className="spinner inline-block shrink-0" aria-hidden="true" />;
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-base text-ink-2">
      <span className="spinner inline-block shrink-0 text-accent" aria-hidden="true" />
      {label}
    </p>
  );
}
