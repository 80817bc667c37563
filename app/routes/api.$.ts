import { apiRoute } from "../http/api-route";
import { API } from "../operations/api-table.server";

const answer = apiRoute(API);
export const loader = answer;
export const action = answer;
