import type { ReactNode } from "react";
import { ContactLink } from "../contact/contact-link";

/** The landing page's FAQ, by the specification's six topics. */
export const landingQuestions: { id: string; title: string; body: ReactNode }[] = [
  {
    id: "faq-forwarding",
    title: "Is it secure to forward our emails?",
    body: (
      <p>
        Each agent has an address of its own that nobody else knows or can reuse. What arrives is readable by
        your account only; a digest goes to the recipients you name and to whoever has a link you share. You
        can delete any mail, the whole agent, or let processed mail go after 1 to 90 days.
      </p>
    ),
  },
  {
    id: "faq-tools",
    title: "Which tools are supported?",
    body: (
      <p>
        Whatever sends mail: Jira, GitHub, Linear, Slack, Teams, Zoom, Gmail, Outlook and your vendors. There
        is no connector to install. Attachments and meeting transcripts are read too, and documents can be
        uploaded as .txt, .pdf, .doc, .docx or .md.
      </p>
    ),
  },
  {
    id: "faq-free",
    title: "What is the limit of the free tier?",
    body: (
      <p>
        500 digests, weekly or at any pace you like, and 100 MB of attachments. After that it is 8.99 USD per
        user per month, or credits: 50 digests for 10 USD. No credit card until then.
      </p>
    ),
  },
  {
    id: "faq-cadence",
    title: "How often does the digest come?",
    body: (
      <p>
        On demand, daily, weekly or on the weekdays you choose, at your hour in your time zone. Most weeks
        begin well with Monday, 9 AM. With nothing new to say nothing is sent, and nothing is charged.
      </p>
    ),
  },
  {
    id: "faq-team",
    title: "Does my team need accounts?",
    body: (
      <p>
        No. Recipients get the digest by mail, and a shared digest link can be read without a login. A
        teammate needs an account only to customize digests of their own.
      </p>
    ),
  },
  {
    id: "faq-enterprise",
    title: "What about SOC 2 and single sign-on?",
    body: (
      <>
        <p>
          SOC 2 Type II is in progress: there is no report yet. Single sign-on is planned for the enterprise
          plan. Tell us what your review needs, and we say what exists today.
        </p>
        <p className="mt-3">
          <ContactLink id="faq-contact" look="link">
            Contact Us
          </ContactLink>
        </p>
      </>
    ),
  },
];
