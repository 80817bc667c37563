import { Temporal } from "temporal-polyfill";
import type { DigestContent } from "../../digest/digest-content";
import { overviewLead } from "../../digest/overview-lead";
import type { DigestMaterial } from "../../writing/digest-material";

/** The content with the counts of its own lines as the overview's first paragraph, whoever wrote the rest. */
export function withOverviewLead(
  content: DigestContent,
  { now, timeZone }: Pick<DigestMaterial, "now" | "timeZone">,
): DigestContent {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const lead = overviewLead(content, today);
  return { ...content, overview: [lead, content.overview].filter((text) => text !== "").join("\n\n") };
}
