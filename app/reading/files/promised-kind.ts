export type FileKind =
  | "mail"
  /** Of Outlook, saved as a file. */
  | "message"
  /** Files that Outlook packed. */
  | "tnef"
  | "archive"
  | "calendar"
  | "text"
  | "html"
  | "table"
  | "document"
  | "picture"
  | "report"
  | "unsupported";

const extensionOf = (filename: string | null) =>
  /\.([a-z0-9]{1,8})$/i.exec(filename ?? "")?.[1]?.toLowerCase() ?? "";

const KIND_BY_EXTENSION: Record<string, FileKind> = {
  eml: "mail",
  msg: "message",
  zip: "archive",
  ics: "calendar",
  txt: "text",
  text: "text",
  md: "text",
  markdown: "text",
  csv: "table",
  tsv: "table",
  vtt: "text",
  srt: "text",
  log: "text",
  html: "html",
  htm: "html",
  pdf: "document",
  doc: "document",
  docx: "document",
  xlsx: "document",
  xlsm: "document",
  pptx: "document",
  ppsx: "document",
};

/** What a file says it is, by its name and its type (lower case). */
export function promisedKindOf(file: { filename: string | null; mimeType: string }): FileKind {
  const extension = KIND_BY_EXTENSION[extensionOf(file.filename)];
  if (file.mimeType === "message/rfc822" || file.mimeType === "message/global") return "mail";
  if (/ms-tnef$/.test(file.mimeType) || /^winmail\.dat$/i.test(file.filename ?? "")) return "tnef";
  if (file.mimeType === "text/calendar" || file.mimeType === "application/ics") return "calendar";
  if (
    /^(?:message\/(?:delivery-status|disposition-notification|feedback-report|.*status)|text\/rfc822-headers)$/.test(
      file.mimeType,
    )
  )
    return "report";
  if (extension) return extension;
  if (file.mimeType === "application/vnd.ms-outlook") return "message";
  if (/^application\/(?:x-)?zip(?:-compressed)?$/.test(file.mimeType)) return "archive";
  if (file.mimeType === "text/html") return "html";
  if (/^(?:text\/(?:csv|tab-separated-values)|application\/csv)$/.test(file.mimeType)) return "table";
  if (file.mimeType.startsWith("text/") && !/rtf|vcard|directory/.test(file.mimeType)) return "text";
  if (file.mimeType.startsWith("image/")) return "picture";
  if (
    /^application\/(?:pdf|msword|vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.(?:presentation|slideshow)))$/.test(
      file.mimeType,
    )
  )
    return "document";
  return "unsupported";
}
