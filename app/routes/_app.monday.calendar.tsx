import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { CalendarFeedsPage } from "../features/items/calendar-feeds-page";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { createMyFeed, loadFeeds, revokeMyFeed } from "../operations/calendar-feeds.server";

export const meta: MetaFunction = () => [{ title: "Calendar feed - Mondaybrief" }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadFeeds(context, request, await requireViewer(context, request));
}

export const shouldRevalidate = refreshUnlessFailed;

const here = "/monday/calendar";
const door = { next: here, otherwise: () => here };

export const action = intents({
  "create-feed": page(createMyFeed, door),
  "revoke-feed": page(revokeMyFeed, door),
});

export const clientAction = keepForm(FAILED);

export default function CalendarFeeds() {
  return <CalendarFeedsPage {...useLoaderData<typeof loader>()} />;
}
