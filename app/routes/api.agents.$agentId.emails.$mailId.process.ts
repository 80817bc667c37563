import { api, call } from "../http/api-route";
import { digestMyMail } from "../operations/digests.server";

const handle = api({ POST: call(digestMyMail) });
export const loader = handle;
export const action = handle;
