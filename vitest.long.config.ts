import config from "./vitest.config";

/** What takes too long for every run: `npx vitest run --config vitest.long.config.ts`, on the built worker. */
const [workerd] = config.test?.projects ?? [];
if (typeof workerd !== "object" || !("test" in workerd))
  throw new Error("The tests in workerd are not set up.");

export default {
  ...config,
  test: {
    ...config.test,
    projects: [{ ...workerd, test: { ...workerd.test, include: ["tests/**/*.long.ts"] } }],
  },
};
