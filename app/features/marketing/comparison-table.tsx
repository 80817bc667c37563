import { CheckList } from "./check-list";

const rows = [
  { what: "Price per seat and month", ours: "9 USD", a: "12 USD", b: "10 USD" },
  { what: "A team of 5, for a year", ours: "540 USD", a: "720 USD", b: "600 USD" },
  { what: "A team of 20, for a year", ours: "2,160 USD", a: "2,880 USD", b: "2,400 USD" },
];

const included = [
  "The first 500 digests are free",
  "Every line shows the words it came from",
  "What could not be read is named",
  "Mail from any tool, without a connector",
  "Recipients need no account, and no seat",
  "A digest that fails costs nothing",
];

/** The comparison: what can be reckoned stands in the table; of the other tools nothing is claimed but their price. */
export function ComparisonTable() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
      <div>
        <table className="comparison w-full border-collapse text-left text-prose">
          <caption className="sr-only">What seats cost at Mondaybrief and at two other digest tools</caption>
          <thead>
            <tr>
              <th scope="col">Seats</th>
              <th scope="col">Mondaybrief</th>
              <th scope="col">Tool A</th>
              <th scope="col">Tool B</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, ours, a, b }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td data-label="Mondaybrief" className="font-medium text-accent-ink">
                  {ours}
                </td>
                <td data-label="Tool A">{a}</td>
                <td data-label="Tool B">{b}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-[68ch] text-small text-ink-3">
          9 USD is our 8.99 USD, rounded. Tools A and B stand for two seat prices to reckon with: put in what
          you pay today. Only who makes digests needs a seat here, so a team of 20 may need one.
        </p>
      </div>
      <div>
        <h3 className="text-input font-bold">In each of our seats</h3>
        <CheckList lines={included} className="mt-3" />
      </div>
    </div>
  );
}
