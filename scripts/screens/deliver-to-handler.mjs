import { fetchOnce } from "../fetch-once.mjs";

/** Hands a mail to the running app as its mail server would, from somebody of the team. */
export async function deliverToHandler(url, raw, to) {
  const answer = await fetchOnce(
    `${url}/cdn-cgi/handler/email?${new URLSearchParams({ from: "priya@team.example", to })}`,
    { method: "POST", body: raw },
  );
  if (!answer.ok) throw new Error(`The email handler answered ${answer.status}`);
}
