import { api, call } from "../http/api-route";
import { createMyAgent, listMyAgents } from "../operations/agents.server";

const handle = api({ GET: call(listMyAgents), POST: call(createMyAgent, { status: 201 }) });
export const loader = handle;
export const action = handle;
