import { ALWAYS, FAILED } from "../domain/failed-words";
import { ContactPage } from "../features/contact/contact-page";
import { publicMeta } from "../features/marketing/public-meta";
import { keepForm } from "../http/keep-form";
import { page } from "../http/page-action";
import { sendEnquiry } from "../operations/contact.server";
import { formMeta } from "../ui/form-meta";
import { useFormAnswer } from "../ui/use-form-answer";

export const meta = formMeta(({ matches }) =>
  publicMeta(
    {
      title: "Contact Enterprise Sales - Mondaybrief",
      description: "Write to us. A person replies within 1 business day.",
      path: "/test-contact",
      picture: "contact",
    },
    matches,
  ),
);

/** Where every contact form posts to; the dialogs name the page to return to. */
export const action = page(sendEnquiry, { next: "/test-contact?sent=1" });

export const clientAction = keepForm(FAILED.contact, ALWAYS.contact);

export default function TestContact() {
  return <ContactPage state={useFormAnswer<typeof action>()} />;
}
