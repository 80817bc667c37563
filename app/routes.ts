import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product; the route table of the specification is closed, so anything else is the 404 page. */
export default [
  layout("routes/_deck.tsx", [
    index("routes/_deck._index.tsx"),
    route("dashboard", "routes/_deck.dashboard.tsx"),
    route("agents/:agentId", "routes/_deck.agents.$agentId.tsx"),
  ]),
  layout("routes/_app.tsx", [
    route("create-agent", "routes/_app.create-agent.tsx"),
    route("checkout", "routes/_app.checkout.tsx"),
    route("checkout-success", "routes/_app.checkout-success.tsx"),
    route("subscribe", "routes/_app.subscribe.tsx"),
    route("credits", "routes/_app.credits.tsx"),
  ]),
  route("credits.csv", "routes/credits.csv.ts"),
  layout("routes/_auth.tsx", [
    route("login", "routes/_auth.login.tsx"),
    route("register", "routes/_auth.register.tsx"),
  ]),
  route("logout", "routes/logout.tsx"),
  route("unsubscribe/:token", "routes/unsubscribe.$token.tsx"),
  route("outbox", "routes/outbox.tsx"),
  route("outbox/:mailId", "routes/outbox.$mailId.tsx"),
  route("outbox/:mailId/html", "routes/outbox.$mailId.html.ts"),
  route("kit", "routes/kit.tsx"),

  route("api/auth/user", "routes/api.auth.user.ts"),
  route("api/login", "routes/api.login.ts"),
  route("api/register", "routes/api.register.ts"),
  route("api/logout", "routes/api.logout.ts"),
  route("api/notifications", "routes/api.notifications.ts"),
  route("api/agents", "routes/api.agents.ts"),
  route("api/agents/:agentId", "routes/api.agents.$agentId.ts"),
  route("api/agents/:agentId/summary-now", "routes/api.agents.$agentId.summary-now.ts"),
  route("api/agents/:agentId/send-summary", "routes/api.agents.$agentId.send-summary.ts"),
  route("api/agents/:agentId/summaries", "routes/api.agents.$agentId.summaries.ts"),
  route(
    "api/agents/:agentId/summaries/:summaryId/restore",
    "routes/api.agents.$agentId.summaries.$summaryId.restore.ts",
  ),
  route("api/agents/:agentId/emails/:mailId", "routes/api.agents.$agentId.emails.$mailId.ts"),
  route(
    "api/agents/:agentId/emails/:mailId/mark-processed",
    "routes/api.agents.$agentId.emails.$mailId.mark-processed.ts",
  ),
  route("api/agents/:agentId/emails/:mailId/restore", "routes/api.agents.$agentId.emails.$mailId.restore.ts"),
  route("api/agents/:agentId/emails/:mailId/process", "routes/api.agents.$agentId.emails.$mailId.process.ts"),
  route("api/create-payment-intent", "routes/api.create-payment-intent.ts"),
  route("api/add-credits", "routes/api.add-credits.ts"),
  route("api/stripe/webhook", "routes/api.stripe.webhook.ts"),
  route("api/*", "routes/api.$.ts"),
  route("*", "routes/$.tsx"),
] satisfies RouteConfig;
