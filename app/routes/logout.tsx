import { ALWAYS, FAILED } from "../domain/failed-words";
import { keepForm } from "../http/keep-form";
import { intents, page } from "../http/page-action";
import { signOut } from "../operations/accounts.server";
import { signOutEverywhere } from "../operations/profile.server";

/** Only the forms of the user menu and of the profile lead here. */
export function loader() {
  throw new Response("Not Found", { status: 404 });
}

export const action = intents({
  here: page(signOut, { next: "/login", otherwise: () => "/" }),
  everywhere: page(signOutEverywhere, { next: "/login", otherwise: () => "/" }),
});

export const clientAction = keepForm(FAILED["sign-out"], ALWAYS["sign-out"]);
