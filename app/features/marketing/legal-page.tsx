import type { ReactNode } from "react";
import { PlainFrame } from "./plain-frame";

export interface LegalPart {
  title: string;
  /** Paragraphs; a list is an array within. */
  body: (ReactNode | string[])[];
}

/** A page of plain text under headings: /privacy and /terms. */
export function LegalPage({ title, lede, parts }: { title: string; lede: string; parts: LegalPart[] }) {
  return (
    <PlainFrame>
      <h1 className="text-section tracking-[-0.02em]">{title}</h1>
      <p className="mt-3 max-w-[64ch] text-input text-ink-2">{lede}</p>
      {parts.map((part) => (
        <section key={part.title} className="mt-10">
          <h2 className="text-title font-bold">{part.title}</h2>
          <div className="mt-2 grid max-w-[68ch] gap-3 text-prose text-ink-2">
            {part.body.map((block, index) =>
              Array.isArray(block) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
                <ul key={index} className="grid list-disc gap-1.5 pl-5">
                  {block.map((line) => (
                    <li key={String(line)}>{line}</li>
                  ))}
                </ul>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
                <p key={index}>{block}</p>
              ),
            )}
          </div>
        </section>
      ))}
    </PlainFrame>
  );
}
