import { api, call } from "../http/api-route";
import { restoreMyDigest } from "../operations/digests.server";

const handle = api({ POST: call(restoreMyDigest) });
export const loader = handle;
export const action = handle;
