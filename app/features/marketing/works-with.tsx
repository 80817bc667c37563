const tools = ["Jira", "GitHub", "Linear", "Slack", "Microsoft Teams", "Zoom", "Gmail", "Outlook"];

/** The 'trusted by' strip: no customers are claimed, it names the tools whose mail is read. */
export function WorksWith() {
  return (
    <section aria-labelledby="works-with" className="border-y bg-canvas">
      <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-7 gap-y-3 px-4 py-5 sm:px-7">
        <h2 id="works-with" className="text-small font-medium text-ink-3">
          Reads the mail of tools that teams trust
        </h2>
        <ul className="flex flex-wrap gap-x-7 gap-y-2 text-input font-medium text-ink-2">
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
