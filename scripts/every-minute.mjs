const MINUTE_MS = 60_000;
/** Behind the turn of the minute, so that what is due in it is due. */
const AFTER_MS = 250;

/** Calls `tick` with every minute of the clock, whatever the last call came to. Answers what ends it. */
export function everyMinute(tick) {
  let timer = setTimeout(function next() {
    timer = setTimeout(next, untilNextMinute());
    tick().catch((error) => console.error(JSON.stringify({ event: "tick.failed", cause: String(error) })));
  }, untilNextMinute());
  return () => clearTimeout(timer);
}

const untilNextMinute = () => MINUTE_MS - (Date.now() % MINUTE_MS) + AFTER_MS;
