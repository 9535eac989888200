import { type IncomingMessage, type RequestListener, request, Server } from "node:http";
import { duplexPair } from "node:stream";

/** An answer that the shop made for nobody in particular. */
export interface MadeAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: IncomingMessage["headers"];
  /** Names and values in turn, as they were set. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** How long the shop may take to make an answer, in milliseconds; the provider's own limits are shorter. */
const LIMIT_MS = 30_000;

/**
 * Asks the shop for a target as nobody: a GET of this server's own, without anything of a visitor's request, over a
 * connection that never leaves the process. So no header that a visitor sends can reach what is stored.
 *
 * @param listener the part of the shop that makes answers
 * @param host the host of the public origin
 * @returns rejects when no complete answer comes within 30 s
 */
export function innerRequest(listener: RequestListener, host: string): (target: string) => Promise<MadeAnswer> {
  const server = new Server(listener);
  return (target) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit("connection", far);
      const sent = request({ createConnection: () => near, path: target, setHost: false, headers: { Host: host } });
      const limit = setTimeout(() => sent.destroy(new Error("the shop made no answer in time")), LIMIT_MS);
      const end = () => {
        clearTimeout(limit);
        near.destroy();
        far.destroy();
      };
      sent.on("error", reject).on("close", end);
      sent.on("response", async (response: IncomingMessage) => {
        try {
          const body = Buffer.concat(await response.toArray());
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body,
          });
        } catch (error) {
          reject(error);
        }
      });
      sent.end();
    });
}
