const REFERENCES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML, in elements and in quoted attributes alike. Control characters other than line breaks go. */
export function escapeHtml(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "").replace(/[&<>"']/g, (character) => REFERENCES[character] ?? "");
}
