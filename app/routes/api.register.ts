import { api, call } from "../http/api-route";
import { registerUser } from "../operations/accounts.server";

const handle = api({ POST: call(registerUser, { status: 201 }) });
export const loader = handle;
export const action = handle;
