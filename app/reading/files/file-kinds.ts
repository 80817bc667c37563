import type { MailFile } from "../mail/parse-mail";
import { fileFormat } from "./file-format";

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

/**
 * What a file is, by its type and, where programs send everything as octet-stream, by its name; one that promises text
 * and is none by its first bytes is a document.
 */
export function fileKindOf(file: MailFile): FileKind {
  const kind = promisedKindOf(file);
  // Only what it begins with: words about a format are none of it.
  const isPacked =
    /^(?:text|table|html)$/.test(kind) && !/^(?:html|text)$/.test(fileFormat(file.bytes.subarray(0, 8)));
  return isPacked ? "document" : kind;
}

/** What a file says it is. */
export function promisedKindOf(file: Pick<MailFile, "filename" | "mimeType">): FileKind {
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

const PROGRAMS: { test: RegExp; problem: string }[] = [
  {
    test: /\.(?:zip|rar|7z|gz|tgz|tar)$|zip|x-rar|x-7z|x-tar|gzip/i,
    problem: "Of archives only .zip is opened; attach the files themselves.",
  },
  { test: /^image\/|\.(?:png|jpe?g|gif|webp|heic|bmp|tiff?|svg)$/i, problem: "Pictures are not read." },
  {
    test: /^(?:audio|video)\/|\.(?:mp[34]|m4[av]|wav|ogg|mov|avi|webm)$/i,
    problem: "Recordings are not read; attach the transcript.",
  },
  {
    test: /\.(?:xls|xlsb|ods|numbers)$|spreadsheet|ms-excel/i,
    problem: "Of spreadsheets only .xlsx and .csv are read.",
  },
  {
    test: /\.(?:ppt|odp|key)$|presentation|powerpoint/i,
    problem: "Of presentations only .pptx is read; attach them as .pdf.",
  },
  { test: /p7[sm]|pgp|\.asc$/i, problem: "Signed or encrypted data is not read." },
];

/** Why a file of this name or type is not read, in words for the user. */
export function whyUnsupported(file: MailFile): string {
  // Of a file in an archive the last piece is its own name.
  const name = file.filename?.split("/").at(-1) ?? "";
  const reason = PROGRAMS.find(({ test }) => test.test(name) || test.test(file.mimeType));
  return reason?.problem ?? "This type of file is not supported.";
}
