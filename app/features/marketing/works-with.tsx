import GitBranch from "lucide-react/icons/git-branch";
import Hash from "lucide-react/icons/hash";
import Inbox from "lucide-react/icons/inbox";
import ListChecks from "lucide-react/icons/list-checks";
import Mail from "lucide-react/icons/mail";
import SquareKanban from "lucide-react/icons/square-kanban";
import Users from "lucide-react/icons/users";
import Video from "lucide-react/icons/video";

/** Marks of our own, by what each tool is for: their logos are theirs. */
const tools = [
  { name: "Jira", Mark: SquareKanban },
  { name: "GitHub", Mark: GitBranch },
  { name: "Linear", Mark: ListChecks },
  { name: "Slack", Mark: Hash },
  { name: "Microsoft Teams", Mark: Users },
  { name: "Zoom", Mark: Video },
  { name: "Gmail", Mark: Mail },
  { name: "Outlook", Mark: Inbox },
];

/** The 'trusted by' strip: no customers are claimed, it names the tools whose mail is read. */
export function WorksWith() {
  return (
    <section aria-labelledby="works-with" className="border-y bg-canvas">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-7 gap-y-3 px-4 py-5 text-ink-3 sm:px-7">
        <h2 id="works-with" className="text-small font-medium">
          Reads the mail of tools that teams trust
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-medium">
          {tools.map(({ name, Mark }) => (
            <li key={name} className="inline-flex items-center gap-2">
              <Mark size={18} aria-hidden="true" className="shrink-0" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
