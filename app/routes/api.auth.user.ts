import { api, call } from "../http/api-route";
import { readCurrentUser } from "../operations/accounts.server";

const handle = api({ GET: call(readCurrentUser) });
export const loader = handle;
export const action = handle;
