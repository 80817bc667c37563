import { Link } from "@remix-run/react";
import { ContactLink } from "../contact/contact-link";
import { Brand } from "../shell/brand";

const links = [
  { label: "Home", to: "/" },
  { label: "Features", to: "/#features" },
  { label: "Security", to: "/security" },
  { label: "Pricing", to: "/#pricing" },
  { label: "FAQ", to: "/#faq" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
];

/** The way to every public page; 'Contact Us' opens the contact dialog over this one. */
export function PublicFooter({ hasContactDialog = true }: { hasContactDialog?: boolean }) {
  return (
    <footer className="no-print border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-5 px-4 py-10 sm:px-7">
        <div>
          <Brand />
          <p className="mt-1 text-small text-ink-3">One digest, and the words behind every line.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className="inline-block py-1 text-ink-2 hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              {hasContactDialog ? (
                <ContactLink id="contact-us" look="link">
                  Contact Us
                </ContactLink>
              ) : (
                <Link to="/test-contact" className="link inline-block py-1">
                  Contact Us
                </Link>
              )}
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
