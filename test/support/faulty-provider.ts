import { once } from "node:events";
import http from "node:http";
import type net from "node:net";
import { gzipSync } from "node:zlib";
import { Request } from "undici";
import type { Backend } from "~/provider/contract/backend.server";

const MEGABYTE = 1024 * 1024;
const DRIP_MS = 5;

/** What a fault can use: the request, the response, and the regular answer. It may send anything, or nothing. */
interface Exchange {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  /** The provider's own answer. Calling this carries out the request. */
  answer(): Promise<Answered>;
}

interface Answered {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

export type Fault = (exchange: Exchange) => unknown;

const JSON_TYPE = { "Content-Type": "application/json" };

/** Answers like the provider. */
export const healthy: Fault = async ({ response, answer }) => {
  const { status, headers, body } = await answer();
  response.writeHead(status, headers).end(body);
};

const reset = (response: http.ServerResponse) => void (response.socket as net.Socket).resetAndDestroy();

/** The request is carried out, but the answer is incomplete. */
const cut = (length: (body: Buffer) => number): Fault =>
  async function cutting({ response, answer }) {
    const { status, headers, body } = await answer();
    response.writeHead(status, { ...headers, "Content-Length": body.length + 10 });
    response.write(body.subarray(0, length(body)));
    setImmediate(() => response.destroy());
  };

const respondWith =
  (status: number, headers: http.OutgoingHttpHeaders, body: string | Buffer): Fault =>
  ({ response }) =>
    void response.writeHead(status, headers).end(body);

/** What can be wrong with a provider, by name. */
export const FAULTS = {
  delays: async (exchange) => {
    const timer = setTimeout(() => healthy(exchange), 30);
    exchange.response.once("close", () => clearTimeout(timer));
  },
  "hangs before the headers": () => {},
  "hangs after the headers": ({ response }) => {
    response.writeHead(200, { ...JSON_TYPE, "Content-Length": 100 }).flushHeaders();
  },
  drips: ({ response }) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(" "), DRIP_MS);
    response.once("close", () => clearInterval(timer));
  },
  "resets immediately": ({ response }) => reset(response),
  "resets when it is done": async ({ response, answer }) => {
    await answer();
    reset(response);
  },
  truncates: cut((body) => Math.floor(body.length / 2)),
  "ends before the declared length": cut((body) => body.length),
  "declares too short a length": async ({ response, answer }) => {
    const { body } = await answer();
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length >> 1}\r\n\r\n`;
    response.socket?.end(Buffer.concat([Buffer.from(head), body]));
  },
  "answers 500": respondWith(500, JSON_TYPE, '{"message":"secret detail"}'),
  "answers 502 with HTML": respondWith(502, { "Content-Type": "text/html" }, "<h1>secret detail</h1>"),
  "answers 503 with a time": respondWith(503, { ...JSON_TYPE, "Retry-After": "7" }, "{}"),
  "answers HTML": respondWith(200, { "Content-Type": "text/html" }, "<!doctype html><h1>secret detail</h1>"),
  "answers another shape": respondWith(200, JSON_TYPE, '{"unexpected":["secret detail"]}'),
  "answers 50 MB": ({ response }) => {
    response.writeHead(200, JSON_TYPE).write("[");
    const piece = Buffer.alloc(64 * 1024, " ");
    const more = () => {
      while (!response.destroyed && (response.socket?.bytesWritten ?? 0) < 50 * MEGABYTE) {
        if (!response.write(piece)) return void response.once("drain", more);
      }
      response.end("]");
    };
    more();
  },
  "answers a gzip bomb": respondWith(
    200,
    { ...JSON_TYPE, "Content-Encoding": "gzip" },
    gzipSync(Buffer.alloc(50 * MEGABYTE, " ")),
  ),
  "redirects elsewhere": ({ request, response }) => {
    response.writeHead(307, { Location: `http://${request.headers.host}/elsewhere` }).end();
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

export interface FaultyProvider {
  readonly url: string;
  /** The method and path of each request so far, without its query. */
  readonly requests: string[];
  /** The largest number of bytes sent over one connection. */
  readonly mostBytes: () => number;
  /** Sets how the next requests are answered: one fault each, in order, and the last one from then on. */
  script(...faults: readonly Fault[]): void;
  /** Resolves when no request is open: each answered, or its connection closed. */
  idle(): Promise<void>;
  /** Resolves to "one" when one of the open requests has ended. */
  oneIdle(): Promise<"one">;
  stop(): Promise<void>;
}

/** A real HTTP server on 127.0.0.1 in front of a back end; a test decides which faults it has. */
export async function startFaultyProvider(handle: Backend): Promise<FaultyProvider> {
  let faults: readonly Fault[] = [healthy];
  const requests: string[] = [];
  const open = new Set<Promise<unknown>>();
  let mostBytes = 0;

  async function answerOf(request: http.IncomingMessage, body: Buffer): Promise<Answered> {
    const { method = "GET", url = "/" } = request;
    const headers = request.headers as Record<string, string>;
    const sent = { method, headers, body: body.length > 0 ? body : null };
    const answer = await handle(new Request(new URL(url, "http://host.test"), sent));
    const cookies = answer.headers.getSetCookie();
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { "set-cookie": cookies }) },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  const server = http.createServer(async (request, response) => {
    const { socket } = request;
    requests.push(`${request.method} ${request.url?.replace(/\?.*/, "")}`);
    const ended = once(response, "close").then(() => {
      mostBytes = Math.max(mostBytes, socket.bytesWritten);
      open.delete(ended);
    });
    open.add(ended);
    response.on("error", () => {});
    const [fault = healthy, ...rest] = faults;
    if (rest.length > 0) faults = rest;
    try {
      const body = Buffer.concat(await request.toArray());
      await fault({ request, response, answer: () => answerOf(request, body) });
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    mostBytes: () => mostBytes,
    script(...next) {
      faults = next;
    },
    async idle() {
      while (open.size > 0) await Promise.all(open);
    },
    async oneIdle() {
      await Promise.race(open);
      return "one";
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
