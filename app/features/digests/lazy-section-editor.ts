import { urlPart } from "../../ui/url-part";
import type { SectionEditor } from "./section-editor";

/** The form of a section: `?edit=`. */
export const LazySectionEditor = urlPart<Parameters<typeof SectionEditor>[0]>(
  (search) => search.has("edit"),
  () => import("./section-editor").then((module) => module.SectionEditor),
);
