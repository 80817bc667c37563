const rows = [
  { feature: "Price per seat and month", ours: "9 USD", a: "12 USD", b: "10 USD" },
  { feature: "Free to begin with", ours: "500 digests" },
  { feature: "Every line shows the words it came from", ours: "Yes" },
  { feature: "Says what it could not read", ours: "Yes" },
  { feature: "Reads mail from any tool, without a connector", ours: "Yes" },
  { feature: "Recipients need no account", ours: "Yes" },
  { feature: "Costs nothing when a digest fails", ours: "Yes" },
];

/** The comparison: two unnamed tools by their seat price; what else they do is for them to say. */
export function ComparisonTable() {
  return (
    <>
      <table className="comparison w-full border-collapse text-left text-prose">
        <caption className="sr-only">Mondaybrief beside two other digest tools</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Mondaybrief</th>
            <th scope="col">Tool A</th>
            <th scope="col">Tool B</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, ours, a, b }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <td data-label="Mondaybrief" className="font-medium text-accent-ink">
                {ours}
              </td>
              <td data-label="Tool A">{a ?? "Ask them"}</td>
              <td data-label="Tool B">{b ?? "Ask them"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-[68ch] text-small text-ink-3">
        9 USD is our 8.99 USD, rounded. We compare the price of a seat and leave the rest to you: the other
        tools change faster than a table, so take the questions to them.
      </p>
    </>
  );
}
