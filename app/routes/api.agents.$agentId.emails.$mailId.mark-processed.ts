import { api, call } from "../http/api-route";
import { dismissMyMail } from "../operations/inbox.server";

const handle = api({ PUT: call(dismissMyMail) });
export const loader = handle;
export const action = handle;
