import type { MetaFunction } from "@remix-run/cloudflare";
import { SubscribeDemo } from "../features/credits/subscribe-demo";

export const meta: MetaFunction = () => [{ title: "Subscribe - Mondaybrief" }];

export default function Subscribe() {
  return <SubscribeDemo />;
}
