import { redirect } from "@remix-run/cloudflare";
import { intents, page } from "../http/page-action";
import { dismissMyMails } from "../operations/inbox.server";

const LIST = "/?dialog=notifications";

/** The list is a dialog of every page; only its forms come here. */
export function loader() {
  return redirect(LIST);
}

export const action = intents({
  "dismiss-mails": (args) => page(dismissMyMails, { next: LIST, otherwise: () => LIST })(args),
});
