import type { Matter } from "./matters/matter";
import type { People } from "./people";
import type { Statement } from "./statement";

const ROLE =
  /^(?:the |our )?((?:vice[- ])?chair(?:man|woman|person)?|treasurer|secretary|clerk|president|captain|warden|coordinator|commodore|moderator|minute[- ]taker)$/i;
const NAME = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)+)";

/** "The chair to write to the county", in minutes whose head says who that is: "Present: Joan Reed (Chair), ...". */
export function settleRoles(
  matters: readonly Matter[],
  statements: readonly Statement[],
  people: People,
): void {
  for (const matter of matters) {
    const role = ROLE.exec(matter.owner ?? "")?.[1];
    const unit = matter.acts[0]?.statement.unit;
    if (role === undefined || matter.kind !== "action") continue;
    const said = new RegExp(
      `${NAME},? ?\\(?(?:the )?${role}(?=[),;.]|$)|(?:^|in the )${role}: ${NAME}`,
      "iu",
    );
    for (const statement of statements) {
      const [, before, behind] = (statement.unit === unit && said.exec(statement.text)) || [];
      const name = before ?? behind;
      if (name === undefined || !/^\p{Lu}\p{Ll}/u.test(name)) continue;
      matter.owner = people.resolve(name);
      matter.support.push(statement);
      break;
    }
  }
}
