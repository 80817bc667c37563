import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { overviewHtml } from "../digest/overview-html";
import { writtenLines } from "../digest/written-lines";
import type { UserView } from "../domain/accounts/user-view";
import { openSharedDigest } from "../domain/digests/open-shared-digest.server";
import { DomainError } from "../domain/errors";
import { FAILED } from "../domain/failed-words";
import {
  createShareLink,
  listShareLinks,
  revokeShareLink,
  shareUrl,
} from "../domain/sharing/share-links.server";
import { freshLinkCookie, readFreshLink } from "../http/fresh-link";
import { operation } from "../http/operation";

/** The new address rides in a short-lived cookie to the next page: it is stored nowhere else. */
export const shareMyDigest = operation({
  access: "user",
  input: z.object({ agentId: z.string(), digestId: z.string() }),
  run: async ({ platform, user, request, headers }, { agentId, digestId }) => {
    const { id, token } = await createShareLink(platform, { userId: user.id, agentId }, digestId);
    headers.append(
      "Set-Cookie",
      await freshLinkCookie(request, { id, url: shareUrl(platform, token) }, "/agents"),
    );
    return { agentId };
  },
  records: (_, { agentId, digestId }) => ({ action: "link.created", agentId, subjectId: digestId }),
  says: {
    done: { title: "Link created", description: "Copy it now: it is shown only for a few minutes." },
    failed: FAILED.share,
  },
});

export const revokeMyLink = operation({
  access: "user",
  input: z.object({ agentId: z.string(), linkId: z.string() }),
  run: async ({ platform, user }, { agentId, linkId }) => {
    await revokeShareLink(platform, { userId: user.id, agentId }, linkId);
    return { agentId };
  },
  records: (_, { agentId, linkId }) => ({ action: "link.revoked", agentId, subjectId: linkId }),
  says: {
    done: { title: "Link revoked", description: "It stopped working." },
    failed: FAILED["revoke-link"],
  },
});

/** The agent's live links, and the address of the one that was made just now. */
export async function loadShares(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  agentId: string,
) {
  return {
    links: await listShareLinks(platform, { userId: user.id, agentId }),
    fresh: await readFreshLink(request),
  };
}

/** The page behind a shared link. Throws a 404 response once the link is revoked or over. */
export async function loadSharedDigest(context: AppLoadContext, token: string) {
  try {
    const { ownerId, agentId, ...shared } = await openSharedDigest(context.platform, token);
    const viewer = await context.viewer();
    return {
      ...shared,
      /** For its owner: where the digest lives. */
      ownPath: viewer?.id === ownerId ? `/agents/${agentId}` : null,
      overviewHtml: overviewHtml(shared.digest.content, 3),
      written: writtenLines(shared.digest),
    };
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      throw new Response("Not Found", { status: 404 });
    throw error;
  }
}
