import { Client, Menu, Steps } from "./guide-parts";

/** Topic 'Project Management': issue trackers and code hosts. */
export function ProjectManagement() {
  return (
    <div className="grid gap-5">
      <p>
        Notification mails are what the agent reads best: each one has a key, a status and an author. They are
        never dropped for being automatic.
      </p>
      <Client id="jira" name="Jira">
        <Steps>
          <li>
            Watch the issues that matter, or open <Menu>Personal settings</Menu>, <Menu>Notifications</Menu>,
            and choose which changes are mailed to you.
          </li>
          <li>
            Forward with a rule: sender <code className="font-mono text-small">jira@</code> your site, subject
            with the project's key, such as <code className="font-mono text-small">PAY-</code>.
          </li>
          <li>
            For a whole project, an administrator can add the agent's address under{" "}
            <Menu>Project settings</Menu>, <Menu>Automation</Menu>, with the action <Menu>Send email</Menu>.
          </li>
        </Steps>
      </Client>
      <Client id="github" name="GitHub">
        <Steps>
          <li>
            Open <Menu>Settings</Menu>, <Menu>Notifications</Menu>, and set watching and participating to{" "}
            <Menu>Email</Menu>.
          </li>
          <li>
            Watch the repository with <Menu>Custom</Menu>: issues, pull requests, releases. Under{" "}
            <Menu>Custom routing</Menu> an organisation's mail can go to an address of its own.
          </li>
          <li>
            Forward what comes from <code className="font-mono text-small">notifications@github.com</code>{" "}
            with the repository's name in the subject.
          </li>
        </Steps>
      </Client>
      <Client id="linear" name="Linear">
        <Steps>
          <li>
            Open <Menu>Settings</Menu>, <Menu>Notifications</Menu>, <Menu>Email</Menu>, and switch on the
            kinds of changes that you want, without the delayed digest if you want each one.
          </li>
          <li>
            Subscribe to the issues or the project, and forward what comes from{" "}
            <code className="font-mono text-small">linear.app</code>.
          </li>
        </Steps>
      </Client>
    </div>
  );
}
