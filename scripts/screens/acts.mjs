/** Presses the first of that name. */
export const click = (role, name) => (page) => page.getByRole(role, { name }).first().click();
/** The menu of the public pages, which only small screens have. */
export async function openSiteMenu(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.setViewportSize(size);
}
/** Sends a form as it is. */
export const submitEmpty = (name) => (page) => page.getByRole("button", { name }).click();
/** Opens the sources of the first lines of a digest. */
export const summaryOpen = (page) =>
  page.locator(".digest-line details:not([open]) > summary").evaluateAll((all) => {
    for (const summary of all.slice(0, 4)) summary.click();
  });

/** Opens everything that folds. */
export function openAll(page) {
  return page.locator("main, dialog").evaluateAll((places) => {
    for (const place of places) for (const details of place.querySelectorAll("details")) details.open = true;
  });
}
