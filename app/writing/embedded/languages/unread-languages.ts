import type { DigestMaterial } from "../../digest-material";
import { codeOf, languageOf } from "./language";

/** Mails in a language of which only dates and names were read. */
interface UnreadLanguage {
  /** In English: "Polish"; "another language" when it can't be told. */
  language: string;
  mails: number;
}

/** The languages of the material that the embedded writer does not read, by how many mails are in them. */
export function unreadLanguages(material: DigestMaterial): UnreadLanguage[] {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const mails = new Map<string, number>();
  for (const mail of material.mails) {
    const text = mail.parts
      .filter((part) => part.kind !== "calendar")
      .map((part) => part.text)
      .join("\n");
    if (!text.trim() || languageOf(text) !== "other") continue;
    const code = codeOf(text);
    const language = code === "und" ? "another language" : (names.of(code) ?? "another language");
    mails.set(language, (mails.get(language) ?? 0) + 1);
  }
  return [...mails]
    .map(([language, count]) => ({ language, mails: count }))
    .sort((a, b) => b.mails - a.mails || a.language.localeCompare(b.language));
}
