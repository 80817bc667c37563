import { env, SELF } from "cloudflare:test";
import { parseHTML } from "linkedom/worker";
import { expect } from "vitest";
import { ORIGIN } from "./new-user";

type Name = string | RegExp;
/** What is typed, chosen or picked, by the field's label. */
type Typed = Record<string, string | File>;

const REDIRECTS = 5;
/** What nobody sees, or only who opens it. */
const UNSEEN = "[hidden], template, script, style, dialog:not([open]), details:not([open]) > :not(summary)";

const wordsOf = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const unsaid of copy.querySelectorAll("[aria-hidden=true], svg, script, style, template"))
    unsaid.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
};
const isCalled = (words: string, name: Name) =>
  typeof name === "string" ? words === name : name.test(words);

/** A browser without a script, as far as pages and forms go: it keeps cookies and follows links and redirects. */
export class PlainVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #address = crypto.randomUUID();

  /** `cookie` is a session's, `sid=...`; nobody without one. */
  constructor(cookie?: string) {
    if (cookie) this.#keep(cookie);
  }

  async open(path: string, init: RequestInit = {}): Promise<PlainPage> {
    let [url, request] = [new URL(path, ORIGIN), init];
    for (let turn = 0; turn < REDIRECTS; turn += 1) {
      const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
      const answer = await SELF.fetch(url, {
        ...request,
        redirect: "manual",
        headers: {
          Cookie: cookie,
          Host: new URL(ORIGIN).host,
          Origin: ORIGIN,
          "CF-Connecting-IP": this.#address,
        },
      });
      for (const set of answer.headers.getSetCookie()) this.#keep(set);
      const location = answer.headers.get("Location");
      if (location === null) return new PlainPage(this, url, await answer.text());
      await answer.text();
      [url, request] = [new URL(location, url), {}];
    }
    throw new Error(`${path} leads from one redirect to the next`);
  }

  #keep(set: string): void {
    const [pair = "", ...attributes] = set.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.some((each) => /^max-age=0$/i.test(each))) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** A page as it came: what is shown, without style sheets, and what can be pressed. */
export class PlainPage {
  readonly #document: Document;

  constructor(
    private readonly visitor: PlainVisitor,
    readonly url: URL,
    html: string,
  ) {
    // A browser without a script reads on inside it.
    this.#document = parseHTML(html.replace(/<\/?noscript[^>]*>/g, "")).document;
  }

  /** The elements of this selector that are shown; its whole text is `words`, if given. */
  shown(selector: string, words?: Name): Element[] {
    return [...this.#document.querySelectorAll(selector)].filter(
      (element) =>
        element.closest(UNSEEN) === null && (words === undefined || isCalled(wordsOf(element), words)),
    );
  }

  /** Holds when just these words are shown somewhere. */
  expectShown(...all: Name[]): void {
    for (const words of all) expect(this.shown("body *", words).length, String(words)).toBeGreaterThan(0);
  }

  expectNotShown(...all: Name[]): void {
    for (const words of all) expect(this.shown("body *", words).length, String(words)).toBe(0);
  }

  /** Holds when a banner or a message of a form says just this, with the description if given. */
  expectSaid(title: string, description?: Name): void {
    const messages = this.shown(".toast, [role=alert]");
    const all = messages.map((message) => [...message.querySelectorAll("*")].map(wordsOf));
    const said = all.filter((parts) => parts.includes(title));
    expect(said, `'${title}' among ${JSON.stringify(all)}`).not.toEqual([]);
    if (description === undefined) return;
    const described = said.flat().filter((part) => isCalled(part, description));
    expect(described, `${description} among ${JSON.stringify(said)}`).not.toEqual([]);
  }

  /** What a field with this label holds. */
  valueOf(label: string): string {
    const forms = [...this.#document.querySelectorAll("form")];
    const [field] = forms.flatMap((form) => this.#field(label, form) ?? []);
    if (field === undefined) throw new Error(`No field is called ${label}`);
    return heldBy(field);
  }

  /** The page behind the first link of this name. */
  follow(name: Name, within = "body"): Promise<PlainPage> {
    const [link] = this.#named("a[href]", name, within);
    if (link === undefined) throw new Error(`No link is called ${name}`);
    return this.visitor.open(new URL(link.getAttribute("href") ?? "", this.url).href);
  }

  /** Fills fields and presses the first button of this name whose form has them, as a browser sends it. */
  press(name: Name, typed: Typed = {}, within = "body"): Promise<PlainPage> {
    const buttons = this.#named("button:not([type=button], [disabled])", name, within);
    const [pressed] = buttons.flatMap((button) => {
      const form = this.#formOf(button);
      const chosen = new Map(
        Object.entries(typed).map(([label, value]) => [this.#field(label, form), value]),
      );
      return chosen.has(undefined) ? [] : [{ button, form, chosen }];
    });
    if (pressed === undefined)
      throw new Error(`No form has a button ${name} and the fields ${Object.keys(typed).join(", ")}`);
    const { button, form, chosen } = pressed;
    const data = new FormData();
    for (const control of this.#controlsOf(form)) {
      const value = chosen.get(control) ?? sentBy(control);
      if (value === null || control.hasAttribute("disabled")) continue;
      if (control.hasAttribute("required") && attributeOf(form, "novalidate") === null && value === "")
        throw new Error(`A browser would not send '${control.getAttribute("name")}' empty`);
      data.append(control.getAttribute("name") ?? "", value);
    }
    const own = button.getAttribute("name");
    if (own !== null) data.append(own, button.getAttribute("value") ?? "");
    const attribute = (key: string) => attributeOf(button, `form${key}`) ?? attributeOf(form, key);
    const to = new URL(attribute("action") ?? this.url.href, this.url);
    const fields = () => new URLSearchParams([...data].map(([key, value]) => [key, String(value)]));
    if (attribute("method")?.toLowerCase() !== "post") {
      to.search = fields().toString();
      return this.visitor.open(to.href);
    }
    const isMultipart = attribute("enctype") === "multipart/form-data";
    return this.visitor.open(to.href, { method: "POST", body: isMultipart ? data : fields() });
  }

  #byId(id: string): Element {
    const element = this.#document.getElementById(id);
    if (element === null) throw new Error(`Nothing here has the id ${id}`);
    return element;
  }

  #formOf(button: Element): Element {
    const id = button.getAttribute("form");
    const form = id === null ? button.closest("form") : this.#byId(id);
    if (form === null) throw new Error(`${button.outerHTML} is in no form`);
    return form;
  }

  #named(selector: string, name: Name, within: string): Element[] {
    return [...this.#document.querySelectorAll(within)]
      .flatMap((part) => [...part.querySelectorAll(selector)])
      .filter((each) => each.closest("[hidden], template") === null && isCalled(nameOf(each), name));
  }

  #field(label: string, form: Element): Element | undefined {
    const fits = (words: string) => words.replace(/ ?\(optional\)$/, "") === label;
    return this.#controlsOf(form).find((control) => {
      const own = control.getAttribute("aria-label");
      if (own !== null) return fits(own);
      const around = control.closest("label");
      const labels = [...this.#document.querySelectorAll("label")];
      const apart = labels.filter((each) => each.getAttribute("for") === (control.id || null));
      return [...apart, ...(around ? [around] : [])].some((each) => fits(wordsOf(each)));
    });
  }

  #controls(): Element[] {
    return [...this.#document.querySelectorAll("input[name], textarea[name], select[name]")];
  }

  #controlsOf(form: Element): Element[] {
    return this.#controls().filter((control) => {
      const id = control.getAttribute("form");
      return id === null ? control.closest("form") === form : id === form.id;
    });
  }
}

/** Attributes have no case, but the parser keeps the one that they were written in. */
const attributeOf = (element: Element, name: string) =>
  [...element.attributes].find((each) => each.name.toLowerCase() === name)?.value ?? null;

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? wordsOf(element);

function heldBy(control: Element): string {
  if (control.tagName === "TEXTAREA") return (control.textContent ?? "").replace(/^\n/, "");
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  const option = control.querySelector("option[selected]") ?? control.querySelector("option");
  return option?.getAttribute("value") ?? option?.textContent ?? "";
}

/** What goes out untouched; null when nothing does. */
function sentBy(control: Element): string | File | null {
  const type = control.getAttribute("type");
  if (type === "file") return new File([], "");
  if (type !== "checkbox" && type !== "radio") return heldBy(control);
  return control.hasAttribute("checked") ? (control.getAttribute("value") ?? "on") : null;
}

/** The database of the tests, as tests/e2e/support/storage.ts breaks it. */
export const storage = { database: async () => env.DB };
