import { api, call } from "../http/api-route";
import { signOut } from "../operations/accounts.server";

const handle = api({ POST: call(signOut) });
export const loader = handle;
export const action = handle;
