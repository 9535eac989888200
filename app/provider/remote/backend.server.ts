import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Agent, Headers, type Request, Response, request as sendRequest } from "undici";
import type { BackendHandle } from "../contract/port.server";

const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 5_000;
/** The client's own limit for a whole call is the first line; this one frees the socket of a silent host. */
const SILENCE_TIMEOUT_MS = 20_000;

interface RemoteOptions {
  /** The host that speaks the contract; may have a path. */
  readonly baseUrl: string;
}

/** The host's URL for a request of the contract: the base's path in front of the contract's. */
function targetOf(baseUrl: string, url: string): string {
  const base = new URL(baseUrl);
  const { pathname, search } = new URL(url);
  return `${base.origin}${base.pathname.replace(/\/$/, "")}${pathname}${search}`;
}

/** A body that fails as soon as it is read. */
function failing(message: string): Readable {
  return new Readable({
    read() {
      this.destroy(new Error(message));
    },
  });
}

/** Decodes gzip while it arrives, and nothing else: brotli's decoder in older Node versions has an unfixed flaw. */
function decoded(body: Readable, coding: string): Readable {
  if (coding === "" || coding === "identity") return body;
  if (coding !== "gzip") {
    body.destroy();
    return failing(`the content coding ${coding} was not asked for`);
  }
  const gunzip = createGunzip();
  pipeline(body, gunzip, () => {});
  return gunzip;
}

function headersOf(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one);
  }
  return headers;
}

const BODILESS = new Set([204, 205, 304]);

/**
 * The back end that sends the contract's calls to a host over HTTP, with a connection pool of its own. Redirects are
 * not followed; connection failures reject.
 */
export function createRemoteBackend({ baseUrl }: RemoteOptions): BackendHandle {
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: SILENCE_TIMEOUT_MS,
    bodyTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async handle(request: Request) {
      const { statusCode, headers, body } = await sendRequest(targetOf(baseUrl, request.url), {
        dispatcher: agent,
        method: request.method as "GET" | "POST" | "PATCH",
        headers: Object.fromEntries(request.headers),
        body: request.body ? await request.text() : null,
        signal: request.signal,
      });
      // A failing body fails its reader; one that nobody reads any more must not take the process with it.
      body.on("error", () => {});
      // Nothing at all is no gzip, whatever the header says.
      const coding = headers["content-length"] === "0" ? "" : String(headers["content-encoding"] ?? "").toLowerCase();
      if (BODILESS.has(statusCode)) {
        body.destroy();
        return new Response(null, { status: statusCode, headers: headersOf(headers) });
      }
      return new Response(decoded(body, coding), { status: statusCode, headers: headersOf(headers) });
    },
    close: () => agent.close(),
  };
}
