/** A control, with what assistive technology is told of it. */
interface ShownControl {
  name: string;
  value: string | null;
  isInvalid: boolean;
  /** Ids of the elements whose text describes it. */
  describedBy: string[];
}

interface ShownForm {
  action: string | null;
  method: string | null;
  controls: ShownControl[];
}

export interface ShownPage {
  title: string;
  /** The text of each element of the body, without what nobody sees. */
  texts: string[];
  /** The same by id, for elements that have one. */
  textById: Map<string, string>;
  /** Links by their text. */
  links: { text: string; href: string | null }[];
  /** `content` of the head's meta elements by name or property, and `canonical`. */
  meta: Map<string, string>;
  forms: ShownForm[];
}

const UNSEEN = new Set(["script", "style", "template"]);
/** Elements without an end tag. */
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
/** What the server escapes in a text. */
const ESCAPED: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const shownText = (text: string) =>
  text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** A page as it comes from the server: what there is for a browser without a script. */
export async function shownPage(answer: Response): Promise<ShownPage> {
  const page: ShownPage = {
    title: "",
    texts: [],
    textById: new Map(),
    links: [],
    meta: new Map(),
    forms: [],
  };
  const open: { text: string }[] = [];
  const rewriter = new HTMLRewriter()
    .on("title", {
      text(chunk) {
        page.title += chunk.text;
      },
    })
    .on("head meta, head link[rel=canonical]", {
      element(element) {
        const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "canonical";
        page.meta.set(name, element.getAttribute("content") ?? element.getAttribute("href") ?? "");
      },
    })
    .on("form", {
      element(element) {
        page.forms.push({
          action: element.getAttribute("action"),
          method: element.getAttribute("method"),
          controls: [],
        });
      },
    })
    .on("form input, form textarea, form select", {
      element(element) {
        page.forms.at(-1)?.controls.push({
          name: element.getAttribute("name") ?? "",
          value: element.getAttribute("value"),
          isInvalid: element.getAttribute("aria-invalid") === "true",
          describedBy: (element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean),
        });
      },
    })
    .on("body *", {
      element(element) {
        if (EMPTY.has(element.tagName) || UNSEEN.has(element.tagName)) return;
        const [id, href] = [element.getAttribute("id"), element.getAttribute("href")];
        const isLink = element.tagName === "a";
        const own = { text: "" };
        open.push(own);
        element.onEndTag(() => {
          // What lies inside and was never closed ends with it.
          open.splice(open.indexOf(own));
          const text = shownText(own.text);
          page.texts.push(text);
          if (id !== null) page.textById.set(id, text);
          if (isLink) page.links.push({ text, href });
        });
      },
    })
    .onDocument({
      text(chunk) {
        for (const element of open) element.text += chunk.text;
      },
    });
  await rewriter.transform(answer).arrayBuffer();
  return page;
}
