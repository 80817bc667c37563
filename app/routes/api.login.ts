import { api, call } from "../http/api-route";
import { signInUser } from "../operations/accounts.server";

const handle = api({ POST: call(signInUser) });
export const loader = handle;
export const action = handle;
