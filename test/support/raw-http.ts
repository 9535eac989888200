import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server on a free port of 127.0.0.1, with a way to stop it immediately. */
export async function listening(server: http.Server): Promise<{ origin: string; close: () => void }> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = () => void server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/**
 * One exchange exactly as sent: `fetch` would decode bodies and normalize paths.
 *
 * @param body `null` for one that is declared but never sent
 */
export async function exchange(
  origin: string,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = "GET",
  body?: string | null,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const request = http.request({ host: hostname, port, path, headers, method, agent: false });
  if (body === null) request.flushHeaders();
  else request.end(body);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

/** Sends text that no HTTP client would send, and returns everything received before the connection ends. */
export async function sendText(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  let received = "";
  socket.setEncoding("latin1").on("data", (part) => (received += part));
  socket.on("error", () => {});
  socket.write(text, "latin1");
  // An error is expected here: a refusal may reset the connection.
  await new Promise((resolve) => socket.once("close", resolve));
  return received;
}

/** Sends a request in lines that no HTTP client would send, like {@link sendText}. */
export function sendLines(origin: string, lines: readonly string[]): Promise<string> {
  return sendText(origin, `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
}

/** Sends a whole request as it is, with a body among its lines; returns everything received until the server closes. */
export async function sendWhole(origin: string, [first = "", ...lines]: readonly string[]): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  // Node drops an unfinished answer when its client closes its half, so this half stays open.
  socket.write(`${[first, "Connection: close", ...lines].join("\r\n")}\r\n\r\n`);
  return Buffer.concat(await socket.toArray());
}
