import { FAILED } from "../domain/failed-words";
import { keepForm } from "../http/keep-form";
import { page } from "../http/page-action";
import { chooseTheme } from "../operations/theme.server";

/** Only the form of the user menu leads here. */
export function loader() {
  throw new Response("Not Found", { status: 404 });
}

export const action = page(chooseTheme, { next: "/", otherwise: () => "/" });

export const clientAction = keepForm(FAILED.theme);
