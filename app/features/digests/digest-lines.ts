import type { DigestView } from "../../digest/digest-view";
import { lineAnchor } from "../../digest/said-lines";
import type { DigestLineContent } from "./digest-line";

/** A section below the overview, under its name in the specification. */
interface DigestSectionContent {
  id: "actions" | "blockers" | "decisions" | "stakeholders";
  title: "Action Items" | "Blockers" | "Decisions" | "Key Stakeholders";
  lines: DigestLineContent[];
}

function present(...words: (string | null)[]): string[] {
  return words.filter((word): word is string => word !== null && word !== "");
}

function notes(entries: Record<string, string | null>): { label: string; text: string }[] {
  return Object.entries(entries).flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

/** The four sections that appear only if they have content (specification, section 2), in their order. */
export function digestSections(
  digest: Pick<DigestView, "actionItems" | "blockers" | "decisions" | "assignees">,
): DigestSectionContent[] {
  const sections: DigestSectionContent[] = [
    {
      id: "actions",
      title: "Action Items",
      lines: digest.actionItems.map((item, place) => ({
        anchor: lineAnchor("action", place, item.itemId),
        text: item.task,
        meta: present(item.owner ?? "unassigned", item.timeline),
        notes: [],
        urgency: item.urgency,
        sources: item.sources,
        track: item,
      })),
    },
    {
      id: "blockers",
      title: "Blockers",
      lines: digest.blockers.map((item, place) => ({
        anchor: lineAnchor("blocker", place, item.itemId),
        text: item.description,
        meta: [],
        notes: notes({ Impact: item.impact, "Way out": item.solution }),
        urgency: item.urgency,
        sources: item.sources,
        track: item,
      })),
    },
    {
      id: "decisions",
      title: "Decisions",
      lines: digest.decisions.map((item, place) => ({
        anchor: lineAnchor("decision", place, item.itemId),
        text: item.decision,
        meta: present(item.status),
        notes: notes({ Context: item.context }),
        urgency: "none",
        sources: item.sources,
        track: item,
      })),
    },
    {
      id: "stakeholders",
      title: "Key Stakeholders",
      lines: digest.assignees.map((item, place) => ({
        anchor: lineAnchor("person", place),
        text: item.name,
        meta: present(item.role),
        notes: notes({ Part: item.responsibilities }),
        urgency: "none",
        sources: item.sources,
      })),
    },
  ];
  return sections.filter((section) => section.lines.length > 0);
}
