import type { DigestContent } from "../../digest/digest-content";
import { inLineOrder } from "../../digest/line-order";
import { overviewLead } from "../../digest/overview-lead";
import { withWhatIsOwed } from "../../digest/owed-by";
import type { DigestMaterial } from "../../writing/digest-material";
import { localDay } from "../agents/local-day";

/**
 * The checked content as it is shown, whoever wrote it: its lines in the one order, people with what they owe by these
 * lines, and what matters first as the overview's first paragraph.
 */
export function withOverviewLead(
  content: DigestContent,
  { now, timeZone }: Pick<DigestMaterial, "now" | "timeZone">,
): DigestContent {
  const today = localDay(new Date(now), timeZone);
  const ordered = withWhatIsOwed(inLineOrder(content, today));
  const { words } = overviewLead(ordered, today);
  return { ...ordered, overview: [words, content.overview].filter((text) => text !== "").join("\n\n") };
}
