import { expect, type Locator, type Page } from "playwright/test";

export type Place = Page | Locator;

/** A string of the specification and how it is seen. */
export interface Sight {
  words: string;
  find(place: Place): Locator;
  /** What must hold of it beside being visible. */
  check?(found: Locator): Promise<void>;
}

type Role = Parameters<Page["getByRole"]>[0];

const plain = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The whole name, or with the count or mark that the product puts behind it. */
const inWhole = (words: string) =>
  new RegExp(`^${plain(words)}(?:\\s*(?:\\d+( lines?)?|\\(optional\\)|Free))?$`);

/** The whole text of something. */
export const text = (words: string): Sight => ({
  words,
  find: (place) => place.getByText(words, { exact: true }),
});

/** Words within a longer text. */
export const says = (words: string | RegExp): Sight => ({
  words: String(words),
  find: (place) => place.getByText(typeof words === "string" ? new RegExp(plain(words)) : words),
});

const ofRole =
  (role: Role) =>
  (words: string): Sight => ({
    words,
    find: (place) => place.getByRole(role, { name: inWhole(words) }),
  });

export const heading = ofRole("heading");
export const column = ofRole("columnheader");

/** A button, pressable unless said otherwise. */
export const button = (words: string, state: "enabled" | "disabled" = "enabled"): Sight => ({
  ...ofRole("button")(words),
  check: (found) => (state === "enabled" ? expect(found).toBeEnabled() : expect(found).toBeDisabled()),
});

/** A link, and where it leads. */
export const link = (words: string, to?: string | RegExp): Sight => ({
  ...ofRole("link")(words),
  async check(found) {
    if (to !== undefined) await expect(found, words).toHaveAttribute("href", to);
  },
});

/** A tab that is a page of its own. */
export const pageTab = (words: string, { current }: { current: boolean }): Sight => ({
  ...ofRole("link")(words),
  check: (found) =>
    current
      ? expect(found).toHaveAttribute("aria-current", "page")
      : expect(found).not.toHaveAttribute("aria-current"),
});

/** A tab within the page. */
export const tab = (words: string, { selected }: { selected: boolean }): Sight => ({
  ...ofRole("tab")(words),
  check: (found) => expect(found).toHaveAttribute("aria-selected", String(selected)),
});

/** The label of a field, and what is in it. */
export const field = (words: string, value?: string | RegExp): Sight => ({
  words,
  find: (place) => place.getByLabel(inWhole(words)),
  async check(found) {
    if (value !== undefined) await expect(found, words).toHaveValue(value);
  },
});

/** A list to choose from: its label, its choices in order, and the chosen one. */
export const choice = (words: string, choices: string[], chosen: string): Sight => ({
  words,
  find: (place) => place.getByLabel(inWhole(words)),
  async check(found) {
    expect(await found.locator("option").allTextContents(), words).toEqual(choices);
    const chosenOption = found.locator("option:checked");
    await expect(chosenOption, words).toHaveText(chosen);
  },
});

export const placeholder = (words: string): Sight => ({
  words,
  find: (place) => place.getByPlaceholder(words, { exact: true }),
});

/** What a pointer is told. */
export const titled = (words: string): Sight => ({
  words,
  find: (place) => place.getByTitle(words, { exact: true }),
});

/** A file picker and the kinds of files that it takes. */
export const picker = (words: string, accept: string): Sight => ({
  words,
  find: (place) => place.getByLabel(words, { exact: true }),
  check: (found) => expect(found, words).toHaveAttribute("accept", accept),
});

/** A term of a list of facts, and its value. */
export const fact = (term: string, value?: string | RegExp): Sight => ({
  words: term,
  find: (place) => place.getByRole("term").filter({ hasText: new RegExp(`^${plain(term)}$`) }),
  async check(found) {
    if (value !== undefined)
      await expect(found.locator("xpath=following-sibling::dd[1]"), term).toHaveText(value);
  },
});

/** A field's error: under the field, tied to it, and red (section 5). */
export const fieldError = (label: string, words: string): Sight => ({
  words,
  find: (place) => place.getByText(words, { exact: true }).and(place.locator('[id$="-error"]')),
  async check(found) {
    const id = (await found.getAttribute("id")) ?? "";
    const control = found.page().locator(`[aria-describedby~="${id}"]`);
    await expect(control, label).toHaveAttribute("aria-invalid", "true");
    await expect(found.page().locator(`label[for="${await control.getAttribute("id")}"]`)).toHaveText(
      inWhole(label),
    );
    const [under, over] = [await found.boundingBox(), await control.boundingBox()];
    expect(under?.y, `under ${label}`).toBeGreaterThan(over?.y ?? Number.POSITIVE_INFINITY);
    const [red = 0, green = 0, blue = 0] = await found.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red, "in red").toBeGreaterThan(2 * Math.max(green, blue));
  },
});

/** Where one looks without scrolling. */
export const inViewport = (sight: Sight): Sight => ({
  ...sight,
  async check(found) {
    await expect(found, sight.words).toBeInViewport();
    await sight.check?.(found);
  },
});

/** Where one looks only after scrolling. */
export const outOfViewport = (sight: Sight): Sight => ({
  ...sight,
  check: (found) => expect(found, sight.words).not.toBeInViewport(),
});

/** The same sights, looked for in one part of the page. */
export const within = (part: (place: Place) => Locator, ...sights: Sight[]): Sight[] =>
  sights.map((sight) => ({ ...sight, find: (place) => sight.find(part(place)) }));

const landmark = (role: Role) => (place: Place) => place.getByRole(role);
export const banner = landmark("banner");
export const main = landmark("main");
export const footer = landmark("contentinfo");
export const aside = landmark("complementary");
export const region = (name: string) => (place: Place) => place.getByRole("region", { name, exact: true });
export const dialog = (name: string) => (place: Place) => place.getByRole("dialog", { name, exact: true });
export const alert = (name: string) => (place: Place) =>
  place.getByRole("alertdialog", { name, exact: true });
export const card = (name: string) => (place: Place) => place.getByRole("article", { name, exact: true });
