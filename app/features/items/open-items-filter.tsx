import { Form, Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { NOBODY, type OpenItemsQuery, type OpenItemsView } from "../../domain/items/open-items";
import { Button } from "../../ui/button";
import { Select, TextInput } from "../../ui/text-input";
import { openItemsAddress } from "./open-items-address";

const KINDS = [
  { value: "", label: "Actions and blockers" },
  { value: "action", label: "Actions" },
  { value: "blocker", label: "Blockers" },
  { value: "decision", label: "Decisions" },
];

/** Words, person, kind and, where there is a choice, agent: a form of GET, so that what was asked is an address. */
export function OpenItemsFilter({
  path,
  query,
  owners,
  agents,
}: {
  path: string;
  query: OpenItemsQuery;
  owners: OpenItemsView["owners"];
  /** Empty on a page of one agent. */
  agents: OpenItemsView["agents"];
}) {
  const { by, q, owner, kind } = query;
  const agent = agents.length > 0 ? query.agent : undefined;
  const isOn = [q, owner, kind, agent].some((value) => value !== undefined);
  return (
    <details open={isOn} className="no-print mb-5 rounded-card border bg-surface">
      <summary className="plain turning control flex items-center gap-2 rounded-card px-4 font-medium">
        {isOn ? "Filter, on" : "Filter"}
      </summary>
      <Form
        // A cleared filter is another form: what was typed is no longer what is asked.
        key={openItemsAddress(path, query)}
        method="get"
        action={path}
        preventScrollReset
        className="grid gap-4 border-t p-4 sm:grid-cols-2"
      >
        {by !== undefined && <input type="hidden" name="by" value={by} />}
        <Labelled label="Words">
          {(id) => <TextInput id={id} type="search" name="q" maxLength={200} defaultValue={q} />}
        </Labelled>
        <Labelled label="Person">
          {(id) => <Select id={id} name="owner" defaultValue={owner ?? ""} options={people(owners, owner)} />}
        </Labelled>
        <Labelled label="Kind">
          {(id) => <Select id={id} name="kind" defaultValue={kind ?? ""} options={KINDS} />}
        </Labelled>
        {agents.length > 0 && (
          <Labelled label="Agent">
            {(id) => (
              <Select
                id={id}
                name="agent"
                defaultValue={agent ?? ""}
                options={[
                  { value: "", label: "All agents" },
                  ...agents.map(({ id: value, title }) => ({ value, label: title })),
                ]}
              />
            )}
          </Labelled>
        )}
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button>Show</Button>
          {isOn && (
            <Link
              to={openItemsAddress(path, { by })}
              preventScrollReset
              className="link control inline-flex items-center"
            >
              Clear the filter
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** Who has something open, and whoever is asked for. */
function people(owners: OpenItemsView["owners"], asked: string | undefined) {
  const named = owners.map(({ name, count }) => ({
    value: name ?? NOBODY,
    label: `${name ?? "Nobody named"} (${count})`,
  }));
  const isThere = asked === undefined || named.some(({ value }) => value === asked);
  return [{ value: "", label: "Everybody" }, ...(isThere ? [] : [{ value: asked, label: asked }]), ...named];
}
