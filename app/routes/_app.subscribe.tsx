import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FAILED } from "../domain/failed-words";
import { PlanPage } from "../features/credits/plan-page";
import { SubscribeDemo } from "../features/credits/subscribe-demo";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { wayBack } from "../http/way-back";
import { loadPlan, manageMyPlan, startMyPlan } from "../operations/credits.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [{ title: "Professional Plan - Mondaybrief" }]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const plan = await loadPlan(context, request, await requireViewer(context, request));
  const { back, keep } = wayBack(request);
  return data({ ...plan, back }, { headers: keep });
}

export const shouldRevalidate = refreshUnlessFailed;

const otherwise = () => "/subscribe";

export const action = intents({
  subscribe: page(startMyPlan, { next: ({ url }) => url, otherwise }),
  manage: page(manageMyPlan, { next: ({ url }) => url, otherwise }),
});

export const clientAction = keepForm(FAILED);

export default function Subscribe() {
  const answer = useFormAnswer<typeof action>();
  const { sellsPlan, ...about } = useLoaderData<typeof loader>();
  return sellsPlan ? <PlanPage {...about} failure={answer?.toast} /> : <SubscribeDemo back={about.back} />;
}
