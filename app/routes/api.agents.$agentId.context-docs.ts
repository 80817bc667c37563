import { api, call } from "../http/api-route";
import { uploadMyDocument } from "../operations/documents.server";

const handle = api({ POST: call(uploadMyDocument, { status: 201, reads: "multipart" }) });
export const loader = handle;
export const action = handle;
