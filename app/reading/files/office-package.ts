import { openZip } from "./open-zip";
import { attributeOf, xmlTokens } from "./xml-tokens";

interface Relation {
  id: string;
  /** The last word of its type: 'slide', 'worksheet', 'officeDocument'. */
  type: string;
  /** The name of the part that it leads to. */
  target: string;
}

/** What a .docx, .xlsx or .pptx file is made of (ECMA-376, part 2). Its methods throw Unreadable and SyntaxError. */
export interface OfficePackage {
  /** The name of the part that the file is about; null where no relation names it. */
  main: string | null;
  /** A part as XML; null where there is none of that name. */
  part(name: string): string | null;
  /** What a part refers to inside the file. */
  relations(name: string): Relation[];
}

/** Opens a package within the bounds of archives. Throws Unreadable. */
export function openPackage(bytes: Uint8Array): OfficePackage {
  const zip = openZip(bytes);
  const part = (name: string) => {
    const found = zip.read(name);
    return found === null ? null : new TextDecoder().decode(found);
  };
  return { main: mainPart(part("_rels/.rels")), part, relations: (name) => relationsOf(part, name) };
}

function mainPart(relations: string | null): string | null {
  if (relations === null) return null;
  try {
    return readRelations(relations, "").find(({ type }) => type === "officeDocument")?.target ?? null;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return null;
  }
}

function relationsOf(part: OfficePackage["part"], name: string): Relation[] {
  const slash = name.lastIndexOf("/") + 1;
  const [folder, file] = [name.slice(0, slash), name.slice(slash)];
  const xml = part(`${folder}_rels/${file}.rels`);
  return xml === null ? [] : readRelations(xml, folder);
}

function readRelations(xml: string, folder: string): Relation[] {
  const relations: Relation[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind !== "open" || token.name !== "Relationship") continue;
    const of = (name: string) => attributeOf(token.attributes, name) ?? "";
    if (of("TargetMode") === "External") continue;
    relations.push({
      id: of("Id"),
      type: of("Type").split("/").at(-1) ?? "",
      target: resolved(folder, of("Target")),
    });
  }
  return relations;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
