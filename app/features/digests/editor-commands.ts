import { commandsCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import {
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/kit/preset/commonmark";
import { readMarks } from "./editor-marks";

export type EditorCommand = "bold" | "italic" | "heading1" | "heading2" | "bullet" | "ordered";

/** What a button of the toolbar does; pressed again, it takes it back. The text keeps its selection. */
export function runCommand(command: EditorCommand): (ctx: Ctx) => void {
  return (ctx) => {
    const commands = ctx.get(commandsCtx);
    const marks = readMarks(ctx);
    const heading = (level: number) =>
      marks.heading === level
        ? commands.call(turnIntoTextCommand.key)
        : commands.call(wrapInHeadingCommand.key, level);
    const list = (kind: "bullet" | "ordered") => {
      if (marks.list !== null) commands.call(liftListItemCommand.key);
      if (marks.list === kind) return;
      commands.call(kind === "bullet" ? wrapInBulletListCommand.key : wrapInOrderedListCommand.key);
    };
    if (command === "bold") commands.call(toggleStrongCommand.key);
    else if (command === "italic") commands.call(toggleEmphasisCommand.key);
    else if (command === "heading1") heading(1);
    else if (command === "heading2") heading(2);
    else list(command);
  };
}
