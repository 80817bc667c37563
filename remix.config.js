/**
 * Remix options, read by vite.config.ts; every v3 flag but lazy discovery is on so that a later move to React Router 7 is
 * a rename. Without it no page asks the worker where its links lead (docs/decisions/0306).
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
