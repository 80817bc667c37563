const steps = [
  {
    title: "Forward emails to your agent's address",
    body: "By hand or by a rule: issue trackers, chat digests, vendor notices, meeting transcripts.",
  },
  {
    title: "Upload documents, if you like",
    body: "Charters, plans and notes give the agent the context that mails leave out.",
  },
  {
    title: "Receive the digest",
    body: "Daily, weekly or on demand, to you and to everyone who should know.",
  },
];

/** '3-Step Setup' (specification, section 2, landing page). */
export function SetupSteps() {
  return (
    <ol className="grid gap-7 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-t-[3px] border-t-accent pt-4">
          <p className="text-small font-medium text-ink-3">{`Step ${index + 1}`}</p>
          <h3 className="mt-1 text-title leading-6">{step.title}</h3>
          <p className="mt-2 text-prose text-ink-2">{step.body}</p>
        </li>
      ))}
    </ol>
  );
}
