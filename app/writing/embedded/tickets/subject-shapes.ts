import { foldSpace } from "../tokens";

/** What is wanted of whoever gets the mail, or what it tells of: work, a review, an approval, a signature, a trouble. */
export type TicketKind = "work" | "approval" | "signature" | "trouble";

/** How the subjects of one family of tools are built. */
interface SubjectShape {
  /** Whose subjects these are. */
  of: string;
  /**
   * Its groups: `title`; `number`, by which it is known; `place`, the project that counts it; `state`, how it stands;
   * `about`, what stays the same while the title tells the state.
   */
  pattern: RegExp;
  kind?: TicketKind;
  /** What people write before its number: "#". */
  mark?: string;
  /** What the whole subject says of its state. */
  state?: "asked" | "open" | "closed";
  /** Newsletters, shops and petitions write such subjects, too: who sends it, or its text, must tell. */
  isWeak?: true;
}

const NAME = String.raw`\p{Lu}[^:]{1,60}?`;
const GIVEN = "task|card|to-?do|item|issue|ticket|story|work item|subtask";

/** The first shape that fits a subject counts; those that tell most stand first. */
const SUBJECT_SHAPES: readonly SubjectShape[] = [
  // Builds
  {
    of: "runs of a repository",
    pattern:
      /^\[(?<place>[\w.-]+\/[\w.-]+)\] (?<title>(?:PR )?run (?<state>failed|cancelled|succeeded|passed|fixed)\b[^:]*: (?<about>.+?))(?: \([0-9a-f]{7,}\))?$/iu,
    kind: "trouble",
  },
  {
    of: "pipelines",
    pattern:
      /^(?<place>[^|]{1,60}) \| (?<title>(?<state>failed|fixed|successful|passed) pipeline (?<about>for .+?))(?: \| [0-9a-f]{6,})?$/iu,
    kind: "trouble",
  },
  {
    of: "builds whose state stands in brackets",
    pattern:
      /^(?<title>\[(?:build|release|deployment) (?<state>failed|(?:partially )?succeeded|cancelled)\] (?<about>.+?))(?: - [0-9a-f]{6,})?$/iu,
    kind: "trouble",
  },
  {
    of: "build servers",
    pattern:
      /^(?<title>.*\b(?:build|job|deployment|deploy)\b.{0,24}\b(?<state>failed|broken|unstable|succeeded|passed|fixed|back to normal)\b(?!-)[^:]{0,20}: *(?<about>.+?))(?: #\d+)?$/iu,
    kind: "trouble",
  },
  // Alerts and incidents
  {
    of: "alerts whose state stands in brackets",
    pattern:
      /^\[(?<state>firing|triggered|alerting|investigating|identified|monitoring|resolved|recovered|ok|no data)\b[^\]]*\]:? (?<title>.+)$/iu,
    kind: "trouble",
  },
  {
    of: "incidents after their service's name",
    pattern:
      /^\[[^\]]+\] (?:incident )?(?<state>triggered|acknowledged|investigating|identified|monitoring|resolved|closed|reopened|alert(?: created| closed| acknowledged)?)(?: #(?<number>\d+))?: (?<title>.+?)(?: \[#(?:\d+)\])?$/iu,
    kind: "trouble",
    mark: "#",
  },
  {
    of: "monitors of hosts and services",
    pattern:
      /^\W*(?:problem|recovery|acknowledgement)\b.{0,24}\balert: (?<title>(?<about>.+?) is (?<state>critical|warning|unknown|down|unreachable|ok|up))\W*$/iu,
    kind: "trouble",
  },
  {
    of: "monitors of sites",
    pattern: /^(?<title>(?:monitor|site|check|service) is (?<state>down|up): (?<about>.+))$/iu,
    kind: "trouble",
    isWeak: true,
  },
  // Signatures
  {
    of: "signatures that are complete",
    pattern:
      /^completed: (?:.{0,20}?(?:docusign|sign)(?: with \w+)?: )?["“]?(?<title>.+?)["”]?$|^(?<also>.{3,120}?) (?:has been|is|was) (?:completed|signed|executed) by (?:all|every)\b/iu,
    kind: "signature",
    state: "closed",
    isWeak: true,
  },
  {
    of: "signatures that are asked for",
    pattern:
      /^(?:reminder: )?(?:(?:complete with|please) docusign: |please (?:e-?)?sign:? |signature request(?:ed)?(?: by .{3,60}?)?(?: on| for|:| -) |.{3,60}? (?:is (?:still )?waiting for|(?:has )?(?:asked|requested|invited|needs|wants|reminded)) you to (?:e-?)?sign:? )["“]?(?<title>.+?)["”]?$/iu,
    kind: "signature",
    state: "asked",
    isWeak: true,
  },
  // Approvals
  {
    of: "approvals that are given or refused",
    pattern:
      /^(?<title>(?:your )?(?:.{3,80}? )?(?:request|order|report|claim|leave|timesheet|expenses?)\b.{0,60}?) (?:has been|was|is) (?:approved|rejected|declined|denied)\b.*$/iu,
    kind: "approval",
    state: "closed",
    isWeak: true,
  },
  {
    of: "approvals of numbered requests",
    pattern:
      /^(?<number>[A-Z][A-Z0-9]{1,9}-\d+) (?:is )?(?:waiting for|awaiting|needs) your approval: (?<title>.+)$/iu,
    kind: "approval",
    state: "asked",
  },
  {
    of: "approvals of changes and requests of a service desk",
    pattern:
      /\b(?<number>(?:CHG|REQ|RITM|CTASK|TASK|INC)\d{5,})\b.{0,20}\b(?:approval|approve)\b|\bapprov(?:e|al)\b.{0,40}\b(?:CHG|REQ|RITM|CTASK|TASK|INC)\d{5,}\b/u,
    kind: "approval",
    state: "asked",
  },
  {
    of: "approvals, what is to be approved behind",
    pattern:
      /^(?:reminder: )?(?:approval (?:required|requested|request|needed|pending)|(?:please|action required:) (?:review and )?approve|request for approval)(?: for)?[:–-]? (?<title>.+)$/iu,
    kind: "approval",
    state: "asked",
    isWeak: true,
  },
  {
    of: "approvals, what is to be approved before",
    pattern:
      /^(?:reminder: )?(?<title>.{3,120}?)(?: -| –|:)? (?:is |are )?(?:(?:waiting|pending) (?:for )?|awaiting |awaits |needs |requires )your approval$/iu,
    kind: "approval",
    state: "asked",
    isWeak: true,
  },
  {
    of: "requests of staff that wait for their reader",
    pattern:
      /^action (?:required|needed): (?<title>(?:absence|leave|time[- ]?off|expense|purchase|travel|vacation|holiday|timesheet)\b.+)$/iu,
    kind: "approval",
    state: "asked",
    isWeak: true,
  },
  // Trackers that count
  {
    of: "repositories",
    pattern: /^\[(?<place>[\w.-]+\/[\w.-]+)\]\s*(?<title>.+?)\s*\((?:PR |Issue )?#(?<number>\d+)\)/iu,
    mark: "#",
  },
  {
    of: "projects of a code host",
    pattern: /^(?<place>[^|]{1,60}) \| (?<title>.+?) \((?<number>[#!]\d+)\)$/u,
  },
  {
    of: "pull requests",
    pattern:
      /^(?:\[[^\]]+\] )?pull request #(?<number>\d+): (?<title>.+?)(?: \((?<place>[\w.-]+\/[\w.-]+)\))?$/iu,
    mark: "#",
  },
  {
    of: "pull requests without a number",
    pattern: /^PR - (?<title>.+?) - (?<place>.+?) - (?<state>completed|abandoned|active|updated)$/iu,
  },
  {
    of: "projects with a kind of issue",
    pattern:
      /^\[(?<place>[^\]]+?) - [\p{L} -]+ #(?<number>\d+)\] *(?:\((?<state>[^)]{2,30})\) *)?(?<title>.+)$/u,
    mark: "#",
    isWeak: true,
  },
  {
    of: "bugs",
    pattern: /^\[(?<number>bug \d+)\] *(?:new: )?(?<title>.+)$/iu,
  },
  {
    of: "projects with padded numbers",
    pattern: /^\[(?<place>[^\]]+?) 0*(?<number>\d{2,})\]: *(?<title>.+)$/u,
    mark: "#",
    isWeak: true,
  },
  {
    of: "incidents and requests of a service desk, whose title stands below",
    pattern:
      /\b(?<number>(?:INC|CHG|REQ|RITM|PRB|SCTASK|CTASK|TASK|CS)\d{5,})\b(?:.*\b(?<state>resolved|closed|cancelled|completed)\b)?/u,
  },
  {
    of: "work items",
    pattern:
      /^(?:task|bug|user story|issue|feature|epic|work item|product backlog item) #?(?<number>\d+) - (?<title>.+?)(?: (?:was|has been|is) (?:assigned|reassigned|changed|updated|closed|resolved)\b.*)?$/iu,
    mark: "#",
    isWeak: true,
  },
  {
    of: "help desks and trackers that put words before the number",
    pattern:
      /^(?:\[[^\]#]*\] *)?(?:[\p{L} ]{1,40}(?:[-–:] *)?){0,2}\[?#(?<number>\d+)\]?:?(?: [-–])? *["“]?(?<title>[^"”]+?)["”]?(?: \(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+\))?$/iu,
    mark: "#",
    isWeak: true,
  },
  {
    of: "support conversations whose number stands below",
    pattern: /^\[[^\]]+\] assignment: (?<title>.+)$/iu,
    state: "asked",
    isWeak: true,
  },
  {
    of: "tasks with a letter before their number",
    pattern: /^(?:\[[^\]]+\] *)+(?<number>[A-Z]\d{2,}): (?<title>.+)$/u,
  },
  {
    of: "keys of a project, whatever stands before them",
    pattern:
      /^(?:[^[(]{0,80})?(?:\[[^\]]*\]\s*)?(?:[^[(]{0,80})?[[(]?(?<![\p{L}\p{N}])(?<number>[A-Z][A-Z0-9]{1,9}-(?:\d+|[0-9A-Z]{2,3}(?= - ))|(?<=\[)[a-z]{2,6}-\d+(?=\]))(?![\p{L}\p{N}])[\])]?:?[\s:–-]*(?<title>.*)$/u,
    isWeak: true,
  },
  // Planners that count nothing
  {
    of: "planners that name board or list only, the task below",
    pattern: new RegExp(
      `^${NAME} (?:has )?assigned (?:you )?an? (?:new )?(?:${GIVEN})(?: to you)?(?: in .+)?$|^update request(?:: .*)?$`,
      "iu",
    ),
    state: "asked",
  },
  {
    of: "planners that assign",
    pattern: new RegExp(
      String.raw`^(?:\([^)]*\) *|\[[^\]]*\] *)?(?:.{2,60}? (?:has )?assigned (?:a |the |you an? |you )?(?:new )?(?:${GIVEN})(?: to you)?|new (?:task|to-?do)|new (?:${GIVEN}) (?:assigned|for you)(?: to you)?|(?:${GIVEN}) assigned(?: to you)?|you(?:['’]ve| have) been assigned(?: to)?(?: an? (?:new )?(?:${GIVEN}))?|assigned to you|(?:${GIVEN}) due (?:today|tomorrow|soon))\s*[:–-]\s*["“]?(?<title>.{3,120}?)["”]?\s*$`,
      "iu",
    ),
    state: "asked",
  },
  {
    of: "planners that add their reader to a card",
    pattern:
      /^.{2,60}? (?:added|invited) you to (?:the )?(?:card|task|to-?do) ["“]?(?<title>.{3,120}?)["”]?(?: on .{2,60})?$/iu,
    state: "asked",
  },
  {
    of: "planners that assign by the name alone",
    pattern: new RegExp(
      String.raw`^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2} assigned you (?:to |on )?(?:the (?:${GIVEN}) )?(?:["“](?<title>.{3,120}?)["”](?: (?:on|in) .+)?|(?!an? )(?<also>\p{Lu}.{2,120}?))$`,
      "u",
    ),
    state: "asked",
  },
  {
    of: "planners that remind",
    pattern:
      /^(?:reminder: )?(?:your )?(?:card|task|to-?do) ["“]?(?<title>.{3,120}?)["”]? is (?:due|overdue)\b.*$/iu,
    state: "asked",
    isWeak: true,
  },
  {
    of: "planners that tell what is done",
    pattern: new RegExp(
      `^(?:${NAME}) (?:has )?(?:completed|finished|closed)(?: (?:the |a |your )?(?:${GIVEN}))?: ["“]?(?<title>.{3,120}?)["”]?$`,
      "iu",
    ),
    state: "closed",
    isWeak: true,
  },
];

/** States that need nobody any more: "Done", not "Not done". */
export const OVER =
  /(?<!\b(?:not|to be|partly|partially|being) )\b(?:done|closed|resolved|recovered|recovery|completed?|merged|cancel+ed|won['’]?t ?(?:do|fix)|duplicate|released|shipped|fixed|solved|finished|abandoned|rejected|declined|withdrawn|succeeded|successful|passed|back to normal)\b|^(?:up|ok)$/i;

/** A ticket as the subject of its mail names it. */
export interface NamedTicket {
  /** The same in all of its mails; null where only the text says what it is. */
  key: string | null;
  /** "" where only the text says it. */
  title: string;
  /** What people call it by, behind its title: "PROJ-12", "#34"; null where nothing but the title does. */
  number: string | null;
  /** What of its title stays the same in all of its mails: "for main" of "Failed pipeline for main". */
  about: string;
  kind: TicketKind;
  /** How the subject says that it stands, in its own words or these. */
  state: string | null;
  /** The shape alone tells that a tracker, a planner or a monitor wrote it. */
  isSure: boolean;
}

const LONGEST = 300;

/** The ticket that a notification's subject names, by the shapes of known tools; null for any other subject. */
export function namedTicket(subject: string | null): NamedTicket | null {
  const words = foldSpace(
    (subject ?? "").slice(0, LONGEST).replace(/^(?:\s*(?:re|fw|fwd|aw|wg)\s*:)+\s*/i, ""),
  );
  for (const shape of SUBJECT_SHAPES) {
    const found = shape.pattern.exec(words);
    if (found) return ticketFrom(shape, found.groups ?? {}, words);
  }
  return null;
}

function ticketFrom(
  { kind = "work", mark = "", state, isWeak }: SubjectShape,
  { title = "", also = "", number, place = "", about, state: said }: Partial<Record<string, string>>,
  subject: string,
): NamedTicket {
  const shown = foldSpace(title || also);
  const incident = number ?? /\[#(\d+)\]$/.exec(kind === "trouble" ? subject : "")?.[1];
  const called = incident === undefined ? null : `${mark}${incident}`;
  const key =
    called !== null
      ? `${place}${called}`.toLowerCase()
      : (about ?? shown)
        ? `${place}|${about ?? shown}`
        : "";
  return {
    key: key.toLowerCase() || null,
    title: shown,
    number: called ?? (kind === "trouble" && place ? place : null),
    about: about ?? shown,
    kind,
    state: said ?? state ?? null,
    isSure: !isWeak,
  };
}
