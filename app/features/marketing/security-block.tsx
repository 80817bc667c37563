import { ButtonLink } from "../../ui/button";
import { ContactLink } from "../contact/contact-link";

const promises = [
  {
    title: "Yours alone",
    body: "An agent, its mails and its digests belong to one account. For everybody else they don't exist.",
  },
  {
    title: "Gone when you say so",
    body: "Auto-delete processed mail after 1 to 90 days. Signing out or revoking a link counts from the next request.",
  },
  {
    title: "Mail is data, never orders",
    body: "The writer has no tools. What a mail says can't change recipients, schedule or settings.",
  },
];

/** 'Enterprise-Grade Security' (specification, section 2, landing page). */
export function SecurityBlock() {
  return (
    <>
      <ul className="grid gap-7 md:grid-cols-3">
        {promises.map((promise) => (
          <li key={promise.title} className="border-l-[3px] border-l-accent pl-4">
            <h3 className="text-input font-bold">{promise.title}</h3>
            <p className="mt-1 text-prose text-ink-2">{promise.body}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/security">View Security Details</ButtonLink>
        <ContactLink id="enterprise-inquiry">Enterprise Inquiry</ContactLink>
      </div>
    </>
  );
}
