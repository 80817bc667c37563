import { Client, Menu, Steps } from "./guide-parts";

/** Topic 'Messaging Applications': chat tools. */
export function MessagingApplications() {
  return (
    <div className="grid gap-5">
      <p>
        A chat goes to the agent as a mail: the tool's own digest mails, a message sent on by mail, or an
        export that you upload.
      </p>
      <Client id="slack" name="Slack">
        <Steps>
          <li>
            For mails about mentions and direct messages open <Menu>Preferences</Menu>,{" "}
            <Menu>Notifications</Menu>, and switch on the email notifications. Then let a rule of your mail
            client forward what comes from <code className="font-mono text-small">slack.com</code>.
          </li>
          <li>
            For one conversation, select and copy its messages with names and times, paste them into a mail
            and send it to the agent. One channel per mail, with the channel's name as the subject.
          </li>
          <li>
            A workspace owner can export public channels under <Menu>Tools & settings</Menu>,{" "}
            <Menu>Workspace settings</Menu>, <Menu>Import/Export Data</Menu>. Save what matters as .txt and
            add it as a context document.
          </li>
        </Steps>
      </Client>
      <Client id="teams" name="Microsoft Teams">
        <Steps>
          <li>
            Open <Menu>Settings</Menu>, <Menu>Notifications</Menu>, and set the missed activity emails to as
            soon as possible. Forward what comes from{" "}
            <code className="font-mono text-small">teams.mail.microsoft</code>.
          </li>
          <li>
            On a single message open <Menu>More options</Menu>, <Menu>Share to Outlook</Menu>, and put the
            agent's address in To. It takes the conversation with it.
          </li>
        </Steps>
      </Client>
    </div>
  );
}
