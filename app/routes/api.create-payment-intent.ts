import { api, call } from "../http/api-route";
import { openMyPurchase } from "../operations/credits.server";

const handle = api({ POST: call(openMyPurchase) });
export const loader = handle;
export const action = handle;
