import { type DigestSection, SECTION_HEADINGS } from "../../digest/digest-sections";
import type { ToastMessage } from "../../ui/toast-message";

/** The names of the sections in ?edit=. */
export const SECTION_OF_EDIT = {
  overview: "overview",
  actions: "actionItems",
  blockers: "blockers",
  decisions: "decisions",
  stakeholders: "stakeholders",
} as const satisfies Record<string, DigestSection>;

export type EditName = keyof typeof SECTION_OF_EDIT;

/** The section that ?edit= names, or null. */
export function editName(asked: string | null): EditName | null {
  return asked !== null && Object.hasOwn(SECTION_OF_EDIT, asked) ? (asked as EditName) : null;
}

/** The section's heading. */
export function sectionTitle(name: EditName): string {
  return name === "overview" ? "Overview" : SECTION_HEADINGS[SECTION_OF_EDIT[name]];
}

/** The section being edited. */
export interface SectionEditing {
  name: EditName;
  /** Its Markdown, or what was typed in a try that failed. */
  text: string;
  summaryId: string;
  agentPath: string;
  /** Why the last try failed. */
  failure?: ToastMessage | null;
}

/** What the sections of a digest need so that they can be edited. */
export interface DigestEditing {
  agentPath: string;
  /** The section that is a form just now. */
  current: SectionEditing | null;
}
