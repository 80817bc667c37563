import { api, call } from "../http/api-route";
import { changeMyProfile } from "../operations/profile.server";

const handle = api({ PUT: call(changeMyProfile) });
export const loader = handle;
export const action = handle;
