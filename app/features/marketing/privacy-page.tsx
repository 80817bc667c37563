import { LegalPage, type LegalPart } from "./legal-page";

interface Installation {
  /** "builtin", or a provider and its model. */
  writer: string;
  mailer: "outbox" | "smtp" | "resend" | "cloudflare";
  contactEmail: string | null;
}

const carriers = {
  outbox: "kept in this installation and not sent",
  smtp: "sent through the operator's own mail server",
  resend: "sent through Resend",
  cloudflare: "sent through Cloudflare",
};

/** What this code stores, where, and for how long; the parts that depend on settings say what is set. */
export function PrivacyPage({ writer, mailer, contactEmail }: Installation) {
  const reach = contactEmail ?? "the people who run this installation, through the contact form";
  const parts: LegalPart[] = [
    {
      title: "What is stored",
      body: [
        [
          "Your account: email address, a hash of your password, time zone, and a name and company if you give them.",
          "What you send to your agents: the messages, their attachments, and documents that you upload.",
          "What comes of it: digests with the quotes they cite, questions and answers, the history of runs.",
          "Recipients: their addresses, whether a mail reached them, and whether they left. An address that a mail server refused for good is kept, so that nobody mails it again.",
          "Credits: what was granted, bought and spent, with the payment provider's numbers for it.",
          "Share links: a hash of the address, when it ends, and when it was last opened. Not by whom.",
          "Sessions: a hash of the cookie, the kind of browser and device, such as Chrome on Windows, and when it was last used.",
          "An audit log: what was done in your account and when, with ids and no text.",
          "Enquiries: what you write into the contact form.",
        ],
      ],
    },
    {
      title: "Who else sees it",
      body: [
        "The service runs on Cloudflare: its database and object storage hold the data, its network carries it.",
        writer === "builtin"
          ? "Digests are written by the embedded writer, inside this service. No mail goes to a model provider."
          : `Digests are written by ${writer}. The text of the mails and documents of a digest is sent there to be written.`,
        `Digest mails are ${carriers[mailer]}.`,
        "Payments, where they are switched on, are handled by Stripe; card numbers never reach this service. Nothing is sold, and no mail is used for training.",
      ],
    },
    {
      title: "Cookies",
      body: [
        "Only what the pages need: your session (at most 30 days, 7 without use), the message shown after an action (a minute), a new share link (10 minutes), when you last looked at the notifications (a year) and, if you choose, light or dark (a year). No analytics, no advertising, no scripts of others outside of the checkout.",
      ],
    },
    {
      title: "How long",
      body: [
        [
          "Mails: until you delete them or their agent, or, once processed, until they are older than the retention you set, 1 to 90 days. Documents: until you delete them or their agent.",
          "Sessions: until you sign out, or as above. A password link: 30 minutes. A share link: 30 days, or until you revoke it.",
          "An export that you ask for: 7 days, or until the next one.",
          "The audit log: one year.",
          "Counters against guessing keep a hash of your network address for up to an hour.",
          "Logs for operating the service hold ids and error names, no text and no addresses.",
        ],
      ],
    },
    {
      title: "Your say",
      body: [
        "You can read, correct and delete what is yours in the product. Recipients leave with the link in every digest, without an account.",
        [
          "A copy of everything: under Profile, Account you get a zip of your mails and documents as files, your digests as Markdown, and all else as JSON. Only you can download it, signed in.",
          "Sessions: the same page shows where you are signed in, and signs out one or all others at once.",
          "Deletion: the same page deletes the account. You have a day to take it back; no digest is written or sent in it, and mail to your agents is still taken in. Then the account closes, and its data and files are deleted within the hour, or a few for very large accounts; mail to its agents is refused.",
          "What stays of a deleted account: the list of credits granted, bought and spent, with the payment provider's numbers, without name or address; hashes of the agents' addresses, so that nobody else gets them; and what is not the account's: mails you sent to other people's agents, your address where others keep it as a recipient, addresses that refused mail for good, and what the payment provider must keep by law. Earlier states that the database keeps for its own recovery, on Cloudflare up to 30 days, run out by themselves.",
        ],
        `For anything else write to ${reach}.`,
      ],
    },
  ];
  return (
    <LegalPage
      title="Privacy"
      lede="What this service stores, who sees it, and how it goes away. It describes the code that runs here, nothing more."
      parts={parts}
    />
  );
}
