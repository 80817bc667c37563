import { api, call } from "../http/api-route";
import { deleteMyMail } from "../operations/inbox.server";

const handle = api({ DELETE: call(deleteMyMail) });
export const loader = handle;
export const action = handle;
