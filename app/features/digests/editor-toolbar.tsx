import type { Ctx } from "@milkdown/kit/ctx";
import Bold from "lucide-react/icons/bold";
import Heading1 from "lucide-react/icons/heading-1";
import Heading2 from "lucide-react/icons/heading-2";
import Italic from "lucide-react/icons/italic";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../../ui/class-names";
import { type EditorCommand, runCommand } from "./editor-commands";
import type { EditorMarks } from "./editor-marks";

const buttons: {
  command: EditorCommand;
  label: string;
  Icon: typeof Bold;
  isPressed: (marks: EditorMarks) => boolean;
}[] = [
  { command: "bold", label: "Bold", Icon: Bold, isPressed: (marks) => marks.bold },
  { command: "italic", label: "Italic", Icon: Italic, isPressed: (marks) => marks.italic },
  { command: "heading1", label: "Heading 1", Icon: Heading1, isPressed: (marks) => marks.heading === 1 },
  { command: "heading2", label: "Heading 2", Icon: Heading2, isPressed: (marks) => marks.heading === 2 },
  { command: "bullet", label: "Bullet list", Icon: List, isPressed: (marks) => marks.list === "bullet" },
  {
    command: "ordered",
    label: "Numbered list",
    Icon: ListOrdered,
    isPressed: (marks) => marks.list === "ordered",
  },
];

/** One tab stop, arrows inside (WAI-ARIA authoring practices, toolbar). */
export function EditorToolbar({
  marks,
  run,
}: {
  marks: EditorMarks;
  run: (action: (ctx: Ctx) => void) => void;
}) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = buttons.length - 1;
    const next = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5 border-b px-1.5 py-1"
    >
      {buttons.map(({ command, label, Icon, isPressed }, place) => (
        <button
          key={command}
          type="button"
          tabIndex={place === stop ? 0 : -1}
          aria-label={label}
          aria-pressed={isPressed(marks)}
          title={label}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(place)}
          onClick={() => run(runCommand(command))}
          className={classNames(
            "control-small grid w-8 place-items-center rounded-chip pointer-coarse:w-11",
            isPressed(marks)
              ? "bg-accent-soft text-accent-ink forced-colors:bg-[Highlight]"
              : "text-ink-2 hover:bg-sunken hover:text-ink",
          )}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
