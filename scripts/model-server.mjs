import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * A model for tests of load: a server that speaks OpenAI's /chat/completions, and answers with the requests of its
 * sources, as `requestOf` writes them. `behaviour` is read anew for each call: `pauseMs` before the answer, `onStep` told
 * "asked" and "answered", `answer` what is said instead.
 */
export async function startModelServer(behaviour = { pauseMs: 0 }) {
  const server = createServer(async (request, response) => {
    const pieces = [];
    try {
      for await (const piece of request) pieces.push(piece);
    } catch {
      // Whoever asks was killed meanwhile.
      return;
    }
    const now = behaviour;
    now.onStep?.("asked");
    await pause(now.pauseMs);
    const { messages } = JSON.parse(Buffer.concat(pieces).toString("utf8"));
    const content = now.answer ?? JSON.stringify(draftOf(messages.at(-1).content));
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
    now.onStep?.("answered");
  });
  server.on("clientError", (_, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    behave(next) {
      behaviour = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What Joe is asked for in a mail of load; `name` says which one. */
export const requestOf = (name) => `Joe, please send the report ${name} to the vendor by Friday.`;

/** A line for each request of a source, quoted. Sources are fenced: `<<FENCE m1`, the text, `FENCE>>`. */
function draftOf(prompt) {
  const sources = [...prompt.matchAll(/<<(\w+) (m\d+)\n([\s\S]*?)\n\1>>/g)];
  const actionItems = sources.flatMap(([, , source, text]) =>
    [...text.matchAll(/Joe, (please send the report \S+ to the vendor) by Friday\./g)].map(
      ([quote, task]) => ({
        task: task.replace("please send", "Send"),
        owner: "Joe",
        timeline: "Friday",
        urgency: "medium",
        quotes: [{ source, quote }],
      }),
    ),
  );
  return { overview: "", actionItems, blockers: [], decisions: [], stakeholders: [] };
}
