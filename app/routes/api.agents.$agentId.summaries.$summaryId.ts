import { api, call } from "../http/api-route";
import { editMyDigest } from "../operations/digest-edits.server";

const handle = api({ PUT: call(editMyDigest) });
export const loader = handle;
export const action = handle;
