import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { AgentDeck } from "../features/agents/agent-deck";
import { SignedInFrame } from "../features/shell/signed-in-frame";
import { refreshUnlessFailed } from "../http/keep-form";
import { viewedCookie } from "../http/viewed-cookie";
import { loadDeck } from "../operations/shell.server";

/** The dashboard's cards, with the agent's sheet over them; for a visitor only what is inside. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await context.viewer();
  if (!user) return null;
  const deck = await loadDeck(context, request, user);
  return data(deck, viewedCookie(request, context.platform.now()));
}

export const shouldRevalidate = refreshUnlessFailed;

export default function Deck() {
  const deck = useLoaderData<typeof loader>();
  const { agentId } = useParams();
  const { pathname } = useLocation();
  if (!deck) return <Outlet />;
  return (
    <SignedInFrame
      shell={deck.shell}
      covered={agentId !== undefined || pathname === "/profile"}
      over={<Outlet />}
    >
      <AgentDeck
        agents={deck.agents}
        news={deck.news}
        problem={deck.problem}
        noMail={deck.noMail}
        forwardingGuidePath="/forwarding-guide"
      />
    </SignedInFrame>
  );
}
