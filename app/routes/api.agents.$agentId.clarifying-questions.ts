import { api, call } from "../http/api-route";
import { listMyQuestions, requestQuestions } from "../operations/questions.server";

const handle = api({
  GET: call(listMyQuestions),
  POST: call(requestQuestions, {
    status: ({ kind }) => (kind === "add" ? 201 : 200),
    body: (result) => (result.kind === "add" ? result.added : result.asked),
  }),
});
export const loader = handle;
export const action = handle;
