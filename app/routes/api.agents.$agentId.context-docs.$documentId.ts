import { api, call } from "../http/api-route";
import { deleteMyDocument, describeMyDocument } from "../operations/documents.server";

const handle = api({ PUT: call(describeMyDocument), DELETE: call(deleteMyDocument) });
export const loader = handle;
export const action = handle;
