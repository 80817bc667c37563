import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { AgentDeck } from "../features/agents/agent-deck";
import { SignedInFrame } from "../features/shell/signed-in-frame";
import { loadDeck } from "../operations/shell.server";

/** The dashboard's cards, with the agent's sheet over them; for a visitor only what is inside. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await context.viewer();
  return user ? loadDeck(context, request, user) : null;
}

export default function Deck() {
  const deck = useLoaderData<typeof loader>();
  const { agentId } = useParams();
  if (!deck) return <Outlet />;
  return (
    <SignedInFrame shell={deck.shell} covered={agentId !== undefined} over={<Outlet />}>
      <AgentDeck agents={deck.agents} problem={deck.problem} />
    </SignedInFrame>
  );
}
