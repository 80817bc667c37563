import { Link } from "@remix-run/react";

/** One line: where to write to; where no address is set up, the contact form. */
export function ShellFooter({ contactEmail }: { contactEmail: string | null }) {
  return (
    <footer className="no-print border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-5 text-small text-ink-3 sm:px-7">
        <p>Mondaybrief quotes the mail that every line comes from.</p>
        <p>
          Questions?{" "}
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className="link inline-block py-1">
              {contactEmail}
            </a>
          ) : (
            <Link to="/test-contact" className="link inline-block py-1">
              Contact Us
            </Link>
          )}
        </p>
      </div>
    </footer>
  );
}
