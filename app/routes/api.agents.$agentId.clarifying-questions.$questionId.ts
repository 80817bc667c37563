import { api, call } from "../http/api-route";
import { changeMyQuestion, deleteMyQuestion } from "../operations/questions.server";

const handle = api({ PUT: call(changeMyQuestion), DELETE: call(deleteMyQuestion) });
export const loader = handle;
export const action = handle;
