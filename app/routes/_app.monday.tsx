import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ALWAYS, FAILED } from "../domain/failed-words";
import { MondayPage } from "../features/items/monday-page";
import { comeBack } from "../http/come-back";
import { keepForm, refreshUnlessFailed } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { requireViewer } from "../http/session";
import { changeMyItem, markMyItem } from "../operations/items.server";
import { loadOpenItems } from "../operations/open-items.server";
import { formMeta } from "../ui/form-meta";
import { PostedContext } from "../ui/posted-answer";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [{ title: "Monday - Mondaybrief" }]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadOpenItems(context, request, await requireViewer(context, request));
}

export const shouldRevalidate = refreshUnlessFailed;

const back = ({ request }: ActionFunctionArgs) => comeBack(request, "/monday");

/** The address says which agent the item is of, and how the page was when its button was pressed. */
function ofAgent(args: ActionFunctionArgs): ActionFunctionArgs {
  return { ...args, params: { agentId: new URL(args.request.url).searchParams.get("of") ?? "" } };
}

export const action = intents({
  "mark-item": (args) =>
    page(markMyItem, { next: () => back(args), otherwise: () => back(args) })(ofAgent(args)),
  "change-item": (args) => page(changeMyItem, { next: () => back(args) })(ofAgent(args)),
});

export const clientAction = keepForm(FAILED, ALWAYS);

export default function Monday() {
  return (
    <PostedContext.Provider value={useFormAnswer<typeof action>()}>
      <MondayPage {...useLoaderData<typeof loader>()} />
    </PostedContext.Provider>
  );
}
