import { dataPart } from "../../ui/url-part";
import type { ConfirmationNotice } from "./confirmation-notice";

/** The notice, where few agents have one. */
export const LazyConfirmationNotice = dataPart<Parameters<typeof ConfirmationNotice>[0]>(
  "[data-confirmation]",
  () => import("./confirmation-notice").then((module) => module.ConfirmationNotice),
);
