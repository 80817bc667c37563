import { api, call } from "../http/api-route";
import { restoreMyMail } from "../operations/inbox.server";

const handle = api({ PUT: call(restoreMyMail) });
export const loader = handle;
export const action = handle;
