import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SetupPage } from "../features/setup/setup-page";
import { page } from "../http/page-action";
import { checkSetup, enterSetup, maySeeSetup, requireSetup } from "../operations/setup.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(() => [
  { title: "Setup - Mondaybrief" },
  { name: "robots", content: "noindex" },
]);

/** What is seen here is of one moment, and the operator's alone. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireSetup(context);
  return { isOpen: await maySeeSetup(context, request) };
}

const enter = page(enterSetup, { next: "/setup" });

export async function action(args: ActionFunctionArgs) {
  requireSetup(args.context);
  const form = await args.request.clone().formData();
  if (form.get("intent") !== "check") return enter(args);
  const checks = await checkSetup(args.context, args.request);
  return checks === null ? redirect("/setup") : data({ reply: null, toast: null, checks });
}

export default function Setup() {
  const { isOpen } = useLoaderData<typeof loader>();
  return <SetupPage isOpen={isOpen} answer={useFormAnswer<typeof action>()} />;
}
