import { api, call } from "../http/api-route";
import { generateMyDigest } from "../operations/digests.server";

const handle = api({ POST: call(generateMyDigest) });
export const loader = handle;
export const action = handle;
