import CalendarClock from "lucide-react/icons/calendar-clock";
import KeyRound from "lucide-react/icons/key-round";
import Plug from "lucide-react/icons/plug";
import ScrollText from "lucide-react/icons/scroll-text";
import Server from "lucide-react/icons/server";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ComponentProps, ComponentType } from "react";
import { Accordion } from "../../ui/accordion";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { ContactLink } from "../contact/contact-link";
import { PublicFrame } from "./public-frame";
import { Section } from "./section";
import { securityQuestions } from "./security-questions";

interface SecurityCard {
  icon: ComponentType<ComponentProps<typeof ShieldCheck>>;
  title: string;
  body: string;
  state?: string;
}

const outOfTheBox: SecurityCard[] = [
  {
    icon: ShieldCheck,
    title: "Permission-based access",
    body: "An agent, its mails and its digests belong to one account. Each query names it; everyone else gets a 404, and so does a guess.",
  },
  {
    icon: KeyRound,
    title: "Transport security",
    body: "TLS 1.2+ in the browser, with HSTS. Digests leave from a domain with SPF, DKIM and DMARC; mail that breaks its sender's DMARC policy is refused on the way in.",
  },
  {
    icon: CalendarClock,
    title: "Configurable retention",
    body: "Processed mail can delete itself after 1-90 days, default 30. Raw message, text and attachments go together. You switch it on per agent.",
  },
];

const specialized: SecurityCard[] = [
  {
    icon: Plug,
    title: "Read-only connector",
    body: "Reads a mailbox folder without forwarding rules, and can't write to it.",
    state: "Planned",
  },
  {
    icon: KeyRound,
    title: "Enhanced encryption",
    body: "A key of your own over stored mail, on top of the AES-256 that the platform applies at rest.",
    state: "Planned",
  },
  {
    icon: Server,
    title: "Isolated processing",
    body: "Your own deployment with its own database, storage and queue, in your own Cloudflare account.",
    state: "On request",
  },
  {
    icon: ScrollText,
    title: "Audit logs",
    body: "Who did what and when, kept for 1 year, with export as JSON and CSV. In every account today; ask us about sending it to your own log store.",
    state: "Included",
  },
];

function Cards({ cards, columns }: { cards: SecurityCard[]; columns: string }) {
  return (
    <ul className={`grid gap-5 ${columns}`}>
      {cards.map((card) => (
        <li key={card.title} className="rounded-card border bg-surface p-5">
          <div className="flex items-center justify-between gap-3">
            <card.icon size={22} aria-hidden="true" className="text-accent" />
            {card.state && <Badge tone={card.state === "Planned" ? "neutral" : "accent"}>{card.state}</Badge>}
          </div>
          <h3 className="mt-4 text-input font-bold">{card.title}</h3>
          <p className="mt-1 text-prose text-ink-2">{card.body}</p>
        </li>
      ))}
    </ul>
  );
}

/** /security (specification, section 2). */
export function SecurityPage() {
  return (
    <PublicFrame action="trial">
      <section className="mx-auto max-w-6xl px-4 pt-10 sm:px-7 md:pt-16">
        <h1 className="max-w-[22ch] text-hero tracking-[-0.03em]">Your mail stays yours</h1>
        <p className="mt-5 max-w-[56ch] text-title text-ink-2">
          What is true of the product today, and what is planned, kept apart. Ask us about the rest.
        </p>
        <ButtonLink to="/register" variant="primary" block className="mt-7 sm:hidden">
          Start Free Trial
        </ButtonLink>
      </section>
      <Section
        id="out-of-the-box"
        title="Out of the Box Security"
        lede="For every account, the free one included."
      >
        <Cards cards={outOfTheBox} columns="md:grid-cols-3" />
      </Section>
      <Section id="specialized" tinted title="Contact Us for Specialized Features">
        <Cards cards={specialized} columns="sm:grid-cols-2 lg:grid-cols-4" />
      </Section>
      <Section
        id="security-faq"
        title="Security FAQ"
        beside={
          <>
            <p className="mt-3 mb-5 text-prose text-ink-2">
              A questionnaire to fill in, or a question that is not here? Send it to us.
            </p>
            <ContactLink id="contact-sales">Contact Enterprise Sales</ContactLink>
          </>
        }
      >
        <Accordion name="security-faq" items={securityQuestions} />
      </Section>
    </PublicFrame>
  );
}
