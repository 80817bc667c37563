import { openAll, summaryOpen } from "./acts.mjs";

/** An agent's sheet and the dialogs over it and over the dashboard. */
export function agentScreens({ paths, mailId, documentId, questionId }) {
  return [
    { as: "busy", page: "agent", state: "fold", fold: true, path: paths.agent },
    { as: "busy", page: "agent", state: "digest", path: paths.agent },
    { as: "busy", page: "agent", state: "sources-open", path: paths.agent, act: summaryOpen },
    { as: "busy", page: "agent", state: "history-open", path: paths.agent, act: openAll },
    { as: "busy", page: "dialog", state: "delete-agent", fold: true, path: `${paths.agent}?dialog=delete` },
    {
      as: "busy",
      page: "dialog",
      state: "delete-mail",
      fold: true,
      path: `${paths.agent}?dialog=delete-mail&mail=${mailId}`,
    },
    { as: "busy", page: "dialog", state: "regenerate", fold: true, path: `${paths.agent}?dialog=regenerate` },
    { as: "busy", page: "dialog", state: "send", fold: true, path: `${paths.agent}?dialog=send` },
    {
      as: "busy",
      page: "dialog",
      state: "delete-document",
      path: `${paths.agent}?dialog=delete-document&document=${documentId}`,
      shows: "Delete document",
    },
    {
      as: "busy",
      page: "dialog",
      state: "delete-question",
      path: `${paths.agent}?dialog=delete-question&question=${questionId}`,
      shows: "Delete this answered question?",
    },
    {
      as: "busy",
      page: "dialog",
      state: "edit-agent",
      path: `${paths.agent}?dialog=edit`,
      shows: "Edit Email Agent",
    },
    {
      as: "busy",
      page: "dialog",
      state: "edit-agent-errors",
      path: `${paths.agent}?dialog=edit`,
      async act(page) {
        await page.getByLabel("Title").fill("");
        await page.getByRole("button", { name: "Update Agent" }).click();
      },
      status: 400,
      shows: "Title is required",
    },
    {
      as: "busy",
      page: "dialog",
      state: "retention-on",
      path: `${paths.agent}?dialog=edit`,
      act: (page) => page.getByText("Auto-delete processed emails", { exact: true }).click(),
      shows: "Retention period (days)",
    },
    { as: "busy", page: "dialog", state: "agent-credits", path: `${paths.agent}?dialog=credits` },
    { as: "busy", page: "dialog", state: "digest-history", path: `${paths.agent}?dialog=history` },
    { as: "busy", page: "mail", state: "quoted", path: paths.quotedMail, shows: "Lines that quote it" },
    { as: "busy", page: "digest", state: "first", path: paths.digest, shows: "Current" },
    { as: "busy", page: "dialog", state: "quarantine", path: `${paths.agent}?dialog=quarantine` },
    { as: "busy", page: "import", state: "empty", path: `${paths.agent}/import` },
    { as: "busy", page: "dialog", state: "credits", path: "/?dialog=credits" },
    { as: "busy", page: "dialog", state: "credits-monthly", path: "/?dialog=credits&plan=monthly" },
    {
      as: "busy",
      page: "dialog",
      state: "go-to",
      path: "/?dialog=go",
      act: (page) => page.getByRole("combobox").waitFor(),
    },
    { as: "busy", page: "dialog", state: "profile", path: "/?dialog=profile" },
    {
      as: "busy",
      page: "dialog",
      state: "profile-errors",
      path: "/?dialog=profile",
      async act(page) {
        await page.getByLabel("Name").fill("");
        await page.getByLabel("Email").fill("nobody");
        await page.getByRole("button", { name: "Save Changes" }).click();
      },
      status: 400,
      shows: "Name is required",
    },
    {
      as: "busy",
      page: "agent",
      state: "editing-section",
      path: `${paths.agent}?edit=overview`,
      act: (page) => page.getByRole("toolbar", { name: "Formatting" }).waitFor(),
    },
    {
      as: "busy",
      page: "agent",
      state: "editing-description",
      path: paths.agent,
      act: (page) => page.getByLabel("Edit description of who-is-who.md").click(),
    },
  ];
}
