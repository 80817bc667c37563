import type { AgentView } from "./agent-view";

const DAY_MS = 86_400_000;
/** So long without a mail is silence, as of a forwarding rule that broke. */
const SILENT_DAYS = 7;

/** For how many days no mail came to an agent that got some; null for one that got none, or some within a week. */
export function silentDays(lastMailAt: Date | null, now: Date): number | null {
  if (lastMailAt === null) return null;
  const days = Math.floor((now.getTime() - lastMailAt.getTime()) / DAY_MS);
  return days < SILENT_DAYS ? null : days;
}

/** The same for its card; of mails that retention deleted meanwhile it is known that they are as old as that. */
export function silenceWords(
  {
    lastMailAt,
    emailCount,
    hasSamples,
    autoDeleteData,
    retentionDays,
  }: Pick<AgentView, "lastMailAt" | "emailCount" | "hasSamples" | "autoDeleteData" | "retentionDays">,
  now: Date,
): string | null {
  if (lastMailAt === null) {
    const wereDeleted = autoDeleteData && emailCount > 0 && !hasSamples && retentionDays >= SILENT_DAYS;
    return wereDeleted ? `No mail for more than ${retentionDays} days` : null;
  }
  const days = silentDays(new Date(lastMailAt), now);
  return days === null ? null : `No mail for ${days} days`;
}
