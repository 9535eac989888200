import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable } from "@remix-run/node";

/** A Node header can have several values (`Set-Cookie`, and what a proxy repeats). */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value) headers.set(name, value);
  }
  return headers;
}

/** Aborts when an answer can no longer be written, unless it has been. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * A request as the Fetch Standard has it, at the host that the steps have checked. Its signal aborts when the visitor
 * leaves before the answer is written; its body is read as it is asked for.
 */
export function webRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { method = "GET", url = "/" } = request;
  const init = { method, headers: headersOf(request), signal: abortedWith(response) };
  const target = `http://${request.headers.host}${url}`;
  if (method === "GET" || method === "HEAD") return new Request(target, init);
  return new Request(target, { ...init, body: createReadableStreamFromReadable(request), duplex: "half" });
}
