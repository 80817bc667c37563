import path from "node:path";

/** Where a running app leaves word for `npm run deliver`. Apart, so that who only reads it loads no runtime. */
export const runningNote = (port) => path.join(".data", `running-${port}.json`);
