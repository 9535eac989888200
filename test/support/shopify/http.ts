import type { IncomingMessage, ServerResponse } from "node:http";

const MAX_BYTES = 10_000_000;

/** The body of a request as text. */
export async function textIn(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error("the body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The fields of a posted form. */
export const formIn = async (request: IncomingMessage) => new URLSearchParams(await textIn(request));

/** One header, or `undefined` if it is missing or was sent several times. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === "string" ? value : undefined;
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
