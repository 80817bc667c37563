import { expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { context, rawMail } from "../fixtures/mail/raw-mail";

const textOf = async (...lines: string[]) => {
  const raw = rawMail(
    "From: Ana Ruiz <ana@payments.example>",
    "Subject: Plan",
    "Content-Type: text/plain; charset=utf-8",
    "",
    ...lines,
  );
  const { parts } = await readMail(raw, context);
  return parts.map(({ text, signature }) => ({ text, signature }));
};
const signature = [
  "-----BEGIN PGP SIGNATURE-----",
  "",
  "iQEzBAEBCAAdFiEE",
  "=abcd",
  "-----END PGP SIGNATURE-----",
];

it("of a mail that is signed where it stands the words are read, as they were written", async () => {
  const lines = [
    "-----BEGIN PGP SIGNED MESSAGE-----",
    "Hash: SHA256",
    "",
    "Joe sends the plan by Friday.",
    "- - and",
  ];
  expect(await textOf(...lines, "- -- ", "Ana", ...signature)).toEqual([
    { text: "Joe sends the plan by Friday.\n- and", signature: "-- \nAna" },
  ]);
});

it("of one that is encrypted there, and of a key, the lines that say so", async () => {
  const message = ["-----BEGIN PGP MESSAGE-----", "", "hQEMA0", "=abcd", "-----END PGP MESSAGE-----"];
  expect(await textOf("My key is new.", "", ...message)).toEqual([
    { text: "My key is new.\n\n-----BEGIN PGP MESSAGE-----\n-----END PGP MESSAGE-----", signature: "" },
  ]);
  expect(await textOf("No end:", ...message.slice(0, -1))).toEqual([
    { text: "No end:\n-----BEGIN PGP MESSAGE-----", signature: "" },
  ]);
});

it("a signature that was cut off leaves the words, and what looks like armour in a sentence stays", async () => {
  const begin = ["-----BEGIN PGP SIGNED MESSAGE-----", "Hash: SHA256", "", "Joe sends the plan."];
  expect(await textOf(...begin, ...signature.slice(0, 3))).toEqual([
    { text: "Joe sends the plan.", signature: "" },
  ]);
  const said = "Look for -----BEGIN PGP MESSAGE----- in the file.";
  expect(await textOf(said)).toEqual([{ text: said, signature: "" }]);
});
