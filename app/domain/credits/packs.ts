/** What can be bought (specification, section 9): 50 credits for $10.00. The amount is in cents. */
export const PACK = { credits: 50, amount: 1000, currency: "usd" } as const;

/** "$10.00" */
export const PACK_PRICE = `$${(PACK.amount / 100).toFixed(2)}`;

/** The monthly plan's price, in words (specification, section 9). */
export const PLAN_PRICE = "$8.99";
