import { editorViewCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import {
  bulletListSchema,
  emphasisSchema,
  headingSchema,
  orderedListSchema,
  strongSchema,
} from "@milkdown/kit/preset/commonmark";
import type { MarkType } from "@milkdown/kit/prose/model";
import type { EditorState } from "@milkdown/kit/prose/state";

/** What holds at the cursor, for the toolbar's pressed buttons. */
export interface EditorMarks {
  bold: boolean;
  italic: boolean;
  /** 0: no heading. */
  heading: number;
  list: "bullet" | "ordered" | null;
  isEmpty: boolean;
}

export const noMarks: EditorMarks = { bold: false, italic: false, heading: 0, list: null, isEmpty: false };

function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  if (selection.empty) return Boolean(mark.isInSet(storedMarks ?? selection.$from.marks()));
  return doc.rangeHasMark(selection.from, selection.to, mark);
}

/** Reads the cursor's surroundings. */
export function readMarks(ctx: Ctx): EditorMarks {
  const { state } = ctx.get(editorViewCtx);
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth));
  const block = around.at(-1);
  const isBlock = (type: unknown) => around.findLast((node) => node.type === type);
  const ordered = isBlock(orderedListSchema.type(ctx));
  const bullet = isBlock(bulletListSchema.type(ctx));
  return {
    bold: isMarked(state, strongSchema.type(ctx)),
    italic: isMarked(state, emphasisSchema.type(ctx)),
    heading: block?.type === headingSchema.type(ctx) ? Number(block.attrs.level) : 0,
    list:
      ordered && (!bullet || around.indexOf(ordered) > around.indexOf(bullet))
        ? "ordered"
        : bullet
          ? "bullet"
          : null,
    isEmpty: state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0,
  };
}
