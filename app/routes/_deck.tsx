import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { AgentDeck } from "../features/agents/agent-deck";
import type { SendDialog } from "../features/digests/send-dialog";
import { SignedInFrame } from "../features/shell/signed-in-frame";
import { refreshUnlessFailed } from "../http/keep-form";
import { viewedCookie } from "../http/viewed-cookie";
import { loadDeck, loadSendAsk } from "../operations/shell.server";
import { urlPart } from "../ui/url-part";

const LazySendDialog = urlPart<Parameters<typeof SendDialog>[0]>(
  (search) => search.get("dialog") === "send",
  () => import("../features/digests/send-dialog").then((module) => module.SendDialog),
);

/** The dashboard's cards, with the agent's sheet over them; for a visitor only what is inside. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const user = await context.viewer();
  if (!user) return null;
  // Over an agent's sheet it is the sheet's own question.
  const isCard = params.agentId === undefined;
  const [deck, ask] = await Promise.all([
    loadDeck(context, request, user),
    isCard ? loadSendAsk(context, request, user) : null,
  ]);
  return data({ ...deck, ask }, viewedCookie(request, context.platform.now()));
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
      covered={agentId !== undefined || pathname === "/profile" || deck.ask !== null}
      over={
        <>
          <Outlet />
          {deck.ask && <LazySendDialog ask={deck.ask} closeTo={pathname} />}
        </>
      }
    >
      <AgentDeck
        user={deck.shell.user}
        agents={deck.agents}
        news={deck.news}
        problem={deck.problem}
        noMail={deck.noMail}
        forwardingGuidePath="/forwarding-guide"
      />
    </SignedInFrame>
  );
}
