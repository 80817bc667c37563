import { isMachineSender } from "../../check/is-machine";
import { personName } from "../people";
import type { Unit } from "../statement";
import { isButton } from "./boilerplate";

/** A part's text without the buttons and links of the service that sends it. */
export const textOf = ({ text, medium }: Unit): string =>
  medium === "notification" || medium === "chat"
    ? text
        .split("\n")
        .filter((line) => !isButton(line))
        .join("\n")
    : text;

/** Who writes a text; of what a program sends, the program's name is nobody's. */
export const authorOf = ({ author, medium }: Unit): string | null =>
  medium === "notification" && author !== null && isMachineSender(author) ? null : personName(author);
