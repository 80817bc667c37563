import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from "@milkdown/kit/core";
import { history, historyProviderConfig } from "@milkdown/kit/plugin/history";
import { listener, listenerCtx } from "@milkdown/kit/plugin/listener";
import { commonmark } from "@milkdown/kit/preset/commonmark";
import { Plugin, TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { $prose, getMarkdown } from "@milkdown/kit/utils";
import { Milkdown, MilkdownProvider, useEditor } from "@milkdown/react";
import { useRef, useState } from "react";
import { type EditorMarks, noMarks, readMarks } from "./editor-marks";
import { EditorToolbar } from "./editor-toolbar";

export interface MarkdownEditorProps {
  /** The accessible name of the text. */
  label: string;
  /** Markdown. */
  initial: string;
  /** Takes the focus when it is ready, with the cursor after so many characters. */
  focused: boolean;
  caret: number;
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

/**
 * Tells of every change of the text, however it was made: keys, toolbar, paste, cut, drop, undo. What the editor
 * puts in order by itself is kept out of the history, and is no change of a person's.
 */
function changeWatch(onChange: () => void) {
  return $prose(
    () =>
      new Plugin({
        appendTransaction(transactions) {
          if (transactions.some((each) => each.docChanged && each.getMeta("addToHistory") !== false))
            onChange();
          return null;
        },
      }),
  );
}

/** Pictures are never shown with a digest, and asking for one would tell its server who reads here: their words stay. */
function withoutPictures(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const picture of page.querySelectorAll("img")) picture.replaceWith(picture.alt);
  return page.body.innerHTML;
}

/** Puts the cursor where it stood in the Markdown; what marks words up isn't text, so it may come out a little later. */
function placeCursor(view: EditorView, caret: number): void {
  let left = caret;
  let place = 0;
  view.state.doc.descendants((node, start) => {
    if (left <= 0 || !node.isText) return left > 0;
    place = start + Math.min(left, node.nodeSize);
    left -= node.nodeSize;
    return false;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place))));
  view.focus();
}

function RichText({ label, initial, focused, caret, onReady, onChange }: MarkdownEditorProps) {
  const [marks, setMarks] = useState<EditorMarks>(noMarks);
  const isMounted = useRef(false);
  const { get } = useEditor((root) =>
    Editor.make()
      .config((ctx) => {
        ctx.set(rootCtx, root);
        ctx.set(defaultValueCtx, initial);
        ctx.set(historyProviderConfig.key, HISTORY);
        ctx.update(editorViewOptionsCtx, (options) => ({
          ...options,
          transformPastedHTML: withoutPictures,
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
            isMounted.current = true;
            onReady(() => getMarkdown()(mounted));
            if (focused) placeCursor(mounted.get(editorViewCtx), caret);
            setMarks(readMarks(mounted));
          })
          // Headings get their ids while the editor is being made; there is nothing to read before it is.
          .selectionUpdated((current) => isMounted.current && setMarks(readMarks(current)))
          .updated((current) => setMarks(readMarks(current)));
      })
      .use(commonmark)
      .use(history)
      .use(listener)
      .use(changeWatch(onChange)),
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
