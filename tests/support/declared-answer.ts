import { API } from "../../app/operations/api-table.server";

/**
 * Throws when a call of the api answered with a status that its row of the table doesn't name: the table is what the
 * documentation says. A fault (500) is nobody's to name, and 405 is the path's.
 */
export function requireDeclared(method: string, address: string, status: number): void {
  const path = address.split("?")[0] ?? "";
  const row = API.find((each) => each.method === method && pattern(each.path).test(path));
  if (!row || status === 500 || status in row.answers || row.refuses.includes(status)) return;
  throw new Error(
    `${row.method} ${row.path} answered ${status}, which its row of the api table doesn't name.`,
  );
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}
