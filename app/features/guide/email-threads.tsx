import { Caution, Client, Menu, Steps } from "./guide-parts";

/** Topic 'Email Threads': one mail at a time, and rules in common mail clients. */
export function EmailThreads() {
  return (
    <div className="grid gap-5">
      <p>
        Forward a single mail as you would to a colleague: the agent reads the forwarded part, with its sender
        and date. For everything about a project, set up a rule once.
      </p>
      <Client id="gmail" name="Gmail">
        <Steps>
          <li>
            Open <Menu>Settings</Menu>, <Menu>See all settings</Menu>, <Menu>Forwarding and POP/IMAP</Menu>,
            and press <Menu>Add a forwarding address</Menu>. Paste the agent's address.
          </li>
          <li>
            Google mails a confirmation code to that address. It appears above and on the agent within a
            minute, with its link: enter the code in the same settings, or open the link.
          </li>
          <li>
            Leave <Menu>Disable forwarding</Menu> as it is, so that not all of your mail goes out. Open{" "}
            <Menu>Filters and Blocked Addresses</Menu>, <Menu>Create a new filter</Menu>.
          </li>
          <li>
            Describe the mails, for example{" "}
            <code className="font-mono text-small">from:(jira@) OR subject:payments</code>, press{" "}
            <Menu>Create filter</Menu>, tick <Menu>Forward it to</Menu> and choose the agent.
          </li>
        </Steps>
        <p className="text-small text-ink-3">
          In a company account the administrator may have switched automatic forwarding off; forwarding by
          hand still works.
        </p>
      </Client>
      <Client id="outlook" name="Outlook and Microsoft 365">
        <Steps>
          <li>
            On the web open <Menu>Settings</Menu>, <Menu>Mail</Menu>, <Menu>Rules</Menu>,{" "}
            <Menu>Add new rule</Menu>.
          </li>
          <li>
            Choose a condition, such as <Menu>Subject includes</Menu>, and the action <Menu>Redirect to</Menu>{" "}
            with the agent's address. Redirecting keeps the sender; <Menu>Forward to</Menu> works too.
          </li>
          <li>
            In the desktop program the same is under <Menu>Home</Menu>, <Menu>Rules</Menu>,{" "}
            <Menu>Manage Rules & Alerts</Menu>.
          </li>
        </Steps>
        <Caution title="Microsoft 365 blocks automatic forwarding to other organisations by default">
          <p>
            If you get a report with{" "}
            <code className="font-mono">
              550 5.7.520 Access denied, Your organization does not allow external forwarding
            </code>
            , no rule of yours can change that.
          </p>
          <p>
            Ask your administrator to allow it: in Microsoft Defender, <Menu>Policies & rules</Menu>,{" "}
            <Menu>Threat policies</Menu>, <Menu>Anti-spam</Menu>, an outbound policy for you with{" "}
            <Menu>Automatic forwarding: On</Menu>. Until then forward by hand, which is never blocked by it,
            or have the tool that sends the mail send it to the agent directly.
          </p>
        </Caution>
      </Client>
      <Client id="apple-mail" name="Apple Mail">
        <Steps>
          <li>
            On the Mac open <Menu>Mail</Menu>, <Menu>Settings</Menu>, <Menu>Rules</Menu>,{" "}
            <Menu>Add Rule</Menu>.
          </li>
          <li>
            Set the conditions, then <Menu>Redirect Message</Menu> or <Menu>Forward Message</Menu> to the
            agent's address. The rule runs while Mail is open on that Mac.
          </li>
          <li>
            For a rule that always runs, on iCloud.com open <Menu>Mail</Menu>, <Menu>Settings</Menu>,{" "}
            <Menu>Rules</Menu>, and forward there.
          </li>
        </Steps>
      </Client>
    </div>
  );
}
