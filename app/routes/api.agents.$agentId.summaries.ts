import { api, call } from "../http/api-route";
import { listMyDigests } from "../operations/digests.server";

const handle = api({ GET: call(listMyDigests) });
export const loader = handle;
export const action = handle;
