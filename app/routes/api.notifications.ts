import { api, call } from "../http/api-route";
import { listMyNotifications } from "../operations/inbox.server";

const handle = api({ GET: call(listMyNotifications) });
export const loader = handle;
export const action = handle;
