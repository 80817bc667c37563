import { expect, type Page } from "playwright/test";

/** The toast; without a script, the banner of the page or the message of the form. */
export function said(page: Page, title: string) {
  return page.locator(".toast, [role=alert]").filter({ has: page.getByText(title, { exact: true }) });
}

/** Sees exactly these words on the screen, the description under the title. */
export async function expectSaid(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const message = said(page, title).first();
  await expect(message).toBeVisible();
  if (description) await expect(message.getByText(description, { exact: true })).toBeVisible();
}
