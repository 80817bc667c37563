import { z } from "zod";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";
import { themeCookie } from "../http/theme";

/** The colour scheme of this browser; 'system' forgets the choice. */
export const chooseTheme = operation({
  access: "public",
  input: z.object({ theme: z.enum(["system", "light", "dark"], { error: "Unknown theme" }) }),
  run: async ({ headers }, { theme }) => {
    headers.append("Set-Cookie", themeCookie(theme));
    return { theme };
  },
  says: { failed: FAILED.theme },
});
