import { api, call } from "../http/api-route";
import { sendMyDigest } from "../operations/digests.server";

const handle = api({ POST: call(sendMyDigest) });
export const loader = handle;
export const action = handle;
