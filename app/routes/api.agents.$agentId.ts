import { api, call } from "../http/api-route";
import { deleteMyAgent, readMyAgent, updateMyAgent } from "../operations/agents.server";

const handle = api({ GET: call(readMyAgent), PUT: call(updateMyAgent), DELETE: call(deleteMyAgent) });
export const loader = handle;
export const action = handle;
