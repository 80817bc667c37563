import { api, call } from "../http/api-route";
import { claimMyPurchase } from "../operations/credits.server";

const handle = api({
  POST: call(claimMyPurchase, { body: ({ creditsAdded, credits }) => ({ creditsAdded, credits }) }),
});
export const loader = handle;
export const action = handle;
