import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { api, refuse } from "../http/api-route";
import { readBytes } from "../http/read-input";
import { hearPaymentProvider } from "../operations/credits.server";

// The signature is over the very bytes that came, so nothing may parse them before.
async function takeEvent({ request, context }: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  try {
    const body = await readBytes(request);
    await hearPaymentProvider(context, body, request.headers.get("Stripe-Signature"));
    return Response.json({ received: true });
  } catch (error) {
    return refuse(error, context);
  }
}

const handle = api({ POST: { handle: takeEvent } });
export const loader = handle;
export const action = handle;
