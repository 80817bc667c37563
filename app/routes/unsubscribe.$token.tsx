import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UnsubscribePage } from "../features/recipients/unsubscribe-page";
import { answerUnsubscribe, lookUpSubscription } from "../operations/subscriptions.server";

export const meta: MetaFunction = () => [
  { title: "Unsubscribe - Mondaybrief" },
  { name: "robots", content: "noindex" },
];

/** Looking changes nothing: mail scanners open every link (decisions.md, 'recipients without accounts'). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const subscription = await lookUpSubscription(context, params.token ?? "");
  return data(subscription, subscription.state === "unknown" ? 404 : 200);
}

/** The page's button, and the one-click POST of RFC 8058, which wants an answer and no redirect. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const isReturn = form.get("intent") === "return";
  const subscription = await answerUnsubscribe(context, params.token ?? "", isReturn);
  return data(subscription, subscription.state === "unknown" ? 404 : 200);
}

export default function Unsubscribe() {
  const looked = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <UnsubscribePage {...(answered ?? looked)} />;
}
