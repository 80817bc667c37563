const PAGE = 100;

/**
 * Acts on every row that `find` knows, oldest first, a page at a time, so that neither one query nor one backlog
 * grows without bound. `find` answers the rows whose id is greater than `after`, in that order, at most `limit`.
 * Returns how many rows there were.
 */
export async function inPages<Row extends { id: string }>(
  find: (after: string, limit: number) => Promise<Row[]>,
  act: (row: Row) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const rows = await find(after, PAGE);
    for (const row of rows) await act(row);
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return count;
    after = last.id;
  }
}
