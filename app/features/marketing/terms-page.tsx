import { LegalPage, type LegalPart } from "./legal-page";

const parts: LegalPart[] = [
  {
    title: "What you get",
    body: [
      "Email agents: each has an address of its own, reads what you send there, and writes digests that it sends to the recipients you name.",
      "A digest is written by software. Every line shows the words it was quoted from, so that you can check it; please do, before you act on it.",
    ],
  },
  {
    title: "What it costs",
    body: [
      "The first 500 digests of an account are free. One digest costs one credit; 50 credits cost 10.00 USD. The Professional Plan is 8.99 USD per user per month, and digests cost no credit while it is active.",
      "A digest that fails, or is skipped because there was nothing new, costs nothing.",
    ],
  },
  {
    title: "What we ask of you",
    body: [
      [
        "Forward only mail that you may share with a service, and name only recipients who may read it.",
        "Keep your password and your agents' addresses to yourself; a shared link is for the people you give it to.",
        "Don't use agents to mail people who did not ask for it. Who unsubscribes stays unsubscribed until they come back themselves.",
        "Don't try to get at other people's data or to bring the service down.",
      ],
    ],
  },
  {
    title: "Your content",
    body: [
      "What you send stays yours. The service uses it to write your digests and for nothing else. You can delete it at any time; deleting an agent deletes its mails, files, digests, documents and questions, deleting the account deletes everything.",
    ],
  },
  {
    title: "What is not promised",
    body: [
      "There is no promise that the service is never down or that a digest misses nothing. It names what it could not read. Where the law allows it, liability is limited to what you paid in the last twelve months.",
    ],
  },
  {
    title: "What it is made of",
    body: [
      <>
        {"Open source, much of it by others. "}
        <a href="/licences.txt" className="link">
          Their names and licences
        </a>
        {" are one file."}
      </>,
    ],
  },
  {
    title: "Ending it",
    body: [
      "Stop whenever you like. We may close accounts that break these terms, and say why. If these terms change, this page does too, with notice in the product beforehand.",
    ],
  },
];

/** The terms, in words that the code keeps. */
export function TermsPage() {
  return <LegalPage title="Terms" lede="Short, and meant as written." parts={parts} />;
}
