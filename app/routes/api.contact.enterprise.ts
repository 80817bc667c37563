import { api, call } from "../http/api-route";
import { sendEnquiry } from "../operations/contact.server";

const handle = api({ POST: call(sendEnquiry, { status: 201 }) });
export const loader = handle;
export const action = handle;
