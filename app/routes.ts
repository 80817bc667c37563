import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product; the route table of the specification is closed, so anything else is the 404 page. /api has a table of its own. */
export default [
  layout("routes/_deck.tsx", [
    index("routes/_deck._index.tsx"),
    route("dashboard", "routes/_deck.dashboard.tsx"),
    route("agents/:agentId", "routes/_deck.agents.$agentId.tsx"),
    route("profile", "routes/_deck.profile.tsx"),
  ]),
  layout("routes/_app.tsx", [
    route("create-agent", "routes/_app.create-agent.tsx"),
    route("forwarding-guide", "routes/_app.forwarding-guide.tsx"),
    route("subscribe", "routes/_app.subscribe.tsx"),
    route("checkout", "routes/_app.checkout.tsx"),
    route("checkout-success", "routes/_app.checkout-success.tsx"),
    route("credits", "routes/_app.credits.tsx"),
    route("activity", "routes/_app.activity.tsx"),
  ]),
  route("credits.csv", "routes/credits.csv.ts"),
  route("activity.csv", "routes/activity.csv.ts"),
  route("activity.json", "routes/activity.json.ts"),
  layout("routes/_auth.tsx", [
    route("login", "routes/_auth.login.tsx"),
    route("register", "routes/_auth.register.tsx"),
  ]),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password/:token", "routes/reset-password.$token.tsx"),
  route("security", "routes/security.tsx"),
  route("test-contact", "routes/test-contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("d/:token", "routes/d.$token.tsx"),
  route("i/:token", "routes/i.$token.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("agents/:agentId/documents/:documentId", "routes/agents.$agentId.documents.$documentId.ts"),
  route("theme", "routes/theme.tsx"),
  route("logout", "routes/logout.tsx"),
  route("unsubscribe/:token", "routes/unsubscribe.$token.tsx"),
  route("outbox", "routes/outbox.tsx"),
  route("outbox/:mailId", "routes/outbox.$mailId.tsx"),
  route("outbox/:mailId/html", "routes/outbox.$mailId.html.ts"),
  route("kit", "routes/kit.tsx"),

  route("api/*", "routes/api.$.ts"),
  route("*", "routes/$.tsx"),
] satisfies RouteConfig;
