import type { MailFile } from "../mail/parse-mail";
import { fileFormat } from "./file-format";
import { type FileKind, promisedKindOf } from "./promised-kind";

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
