/** What lies where in an export. */
export const EXPORT_README = `# Everything that you have at Mondaybrief

- data/: every row that is kept about you, a file per kind of row, as JSON. A long list goes on in files with a number.
  Times are ISO 8601 in UTC. Left out are your password's hash and what opens something to whoever holds it.
- agents/: a folder for each of your agents.
  - digests/: your digests as Markdown.
  - mails/: each mail as it came (.eml, opened by any mail program) and its text as it was read (.md).
  - quarantine/: mails of people who may not write to the agent.
  - documents/: what you uploaded, as it was.

Of mails whose period of retention is over, neither the mail nor its text is kept; what digests quote from them stays in
the digests. What changed while the export was made may be in it in one place and not yet in another.
`;
