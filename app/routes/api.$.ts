import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "../domain/errors";
import { refuse } from "../http/api-route";

const handle = ({ context }: LoaderFunctionArgs | ActionFunctionArgs) =>
  refuse(notFound("This call was"), context);
export const loader = handle;
export const action = handle;
