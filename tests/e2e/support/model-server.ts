import { createServer, type ServerResponse } from "node:http";

/** Answers one chat; `ask` is how many came before. Not ending the response is an answer, too. */
export type Behaviour = (response: ServerResponse, ask: number, prompt: string) => void;

export interface ModelServer {
  url: string;
  asked(): number;
  behave(next: Behaviour): void;
  stop(): Promise<void>;
}

/** A local server that speaks OpenAI's /chat/completions. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = (response) => response.end();
  let asks = 0;
  const server = createServer((request, response) => {
    let prompt = "";
    request.on("data", (chunk) => {
      prompt += chunk;
    });
    request.on("end", () => behaviour(response, asks++, prompt));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The model server does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked: () => asks,
    behave(next) {
      behaviour = next;
      asks = 0;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A completion whose message is this text. */
export function say(response: ServerResponse, content: string): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
}
