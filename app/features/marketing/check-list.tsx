import Check from "lucide-react/icons/check";

/** What is included, line by line, each with its check mark. */
export function CheckList({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={`${className} grid gap-2`}>
      {lines.map((line) => (
        <li key={line} className="flex gap-3 text-prose">
          <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  );
}
