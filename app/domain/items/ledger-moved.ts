/** Somebody changed the ledger since it was read; what was made from it is to be made anew. Nothing was saved. */
export class LedgerMoved extends Error {
  constructor() {
    super("The ledger moved.");
    this.name = "LedgerMoved";
  }
}
