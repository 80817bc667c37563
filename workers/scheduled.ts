import { tick } from "../app/domain/clock/tick.server";
import { createPlatform } from "./platform";

/** The minute cron. */
export async function tickMinute(_event: ScheduledController, env: Env): Promise<void> {
  const { platform } = createPlatform(env);
  await tick(platform);
}
