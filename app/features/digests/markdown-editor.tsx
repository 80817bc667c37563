import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from "@milkdown/kit/core";
import { history, historyProviderConfig } from "@milkdown/kit/plugin/history";
import { listener, listenerCtx } from "@milkdown/kit/plugin/listener";
import { commonmark } from "@milkdown/kit/preset/commonmark";
import { getMarkdown } from "@milkdown/kit/utils";
import { Milkdown, MilkdownProvider, useEditor } from "@milkdown/react";
import { useState } from "react";
import { type EditorMarks, noMarks, readMarks } from "./editor-marks";
import { EditorToolbar } from "./editor-toolbar";

export interface MarkdownEditorProps {
  /** The accessible name of the text. */
  label: string;
  /** Markdown. */
  initial: string;
  /** Takes the focus when it is ready. */
  focused: boolean;
  /** Hands out the reader of the current Markdown. */
  onReady: (read: () => string) => void;
  onChange: () => void;
}

/** Undo goes back 100 steps; what is typed within 500 ms is one of them (specification, section 9). */
const HISTORY = { depth: 100, newGroupDelay: 500 };

/** The rich text editor of a section. It is a chunk of its own: nothing of it is fetched before a pencil is pressed. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  return (
    <MilkdownProvider>
      <RichText {...props} />
    </MilkdownProvider>
  );
}

function RichText({ label, initial, focused, onReady, onChange }: MarkdownEditorProps) {
  const [marks, setMarks] = useState<EditorMarks>(noMarks);
  const { get } = useEditor((root) =>
    Editor.make()
      .config((ctx) => {
        ctx.set(rootCtx, root);
        ctx.set(defaultValueCtx, initial);
        ctx.set(historyProviderConfig.key, HISTORY);
        ctx.update(editorViewOptionsCtx, (options) => ({
          ...options,
          attributes: {
            class: "prose-digest",
            role: "textbox",
            "aria-multiline": "true",
            "aria-label": label,
            "aria-placeholder": "Write something...",
          },
        }));
        ctx
          .get(listenerCtx)
          .mounted((mounted) => {
            onReady(() => getMarkdown()(mounted));
            if (focused) mounted.get(editorViewCtx).focus();
            setMarks(readMarks(mounted));
          })
          .selectionUpdated((current) => setMarks(readMarks(current)))
          .updated((current) => {
            setMarks(readMarks(current));
            onChange();
          });
      })
      .use(commonmark)
      .use(history)
      .use(listener),
  );
  return (
    <div className="rich-text rounded-control border border-line-strong bg-surface">
      <EditorToolbar
        marks={marks}
        run={(action) => {
          const editor = get();
          if (!editor) return;
          editor.action(action);
          setMarks(editor.action(readMarks));
        }}
      />
      <div className="relative">
        {marks.isEmpty && (
          <p aria-hidden="true" className="pointer-events-none absolute top-3 left-4 text-prose text-ink-3">
            Write something...
          </p>
        )}
        <Milkdown />
      </div>
    </div>
  );
}
