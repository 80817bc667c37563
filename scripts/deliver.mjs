// Hands a mail file to the running app, as its sender's server would: npm run deliver -- FILE.eml ADDRESS [SENDER]
import { existsSync, readFileSync } from "node:fs";
import { runningNote } from "./running-note.mjs";

const [file, to, from = "sender@example.com"] = process.argv.slice(2);
if (!file || !to) {
  console.error("usage: npm run deliver -- FILE.eml ADDRESS [SENDER]");
  process.exit(2);
}
const port = Number(process.env.PORT || 8787);
const note = runningNote(port);
if (!existsSync(note)) {
  console.error(
    `Nothing that was started in this folder runs on port ${port}. Start the app here with: npm start`,
  );
  process.exit(1);
}
const { url, inboundSecret } = JSON.parse(readFileSync(note, "utf8"));
const answer = await fetch(`${url}/api/inbound?${new URLSearchParams({ to, from })}`, {
  method: "POST",
  headers: { Authorization: `Bearer ${inboundSecret}`, "Content-Type": "message/rfc822" },
  body: readFileSync(file),
});
const body = await answer.json().catch(() => ({}));
console.log(
  answer.ok ? `${body.result}: ${file} -> ${to}` : `refused (${answer.status}): ${body.message ?? ""}`,
);
process.exit(answer.ok ? 0 : 1);
