import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Agent, Headers, type Request, Response, request as sendRequest } from "undici";
import type { Backend, BackendConfig, BackendHandle } from "../contract/backend.server";
import { CALLS } from "../contract/calls.server";
import { signInAddress } from "../contract/sign-in-pages.server";
import { createResilience } from "../resilience/resilience.server";
import { createSignInCheck } from "./sign-in-check.server";

/** Enough for the policy's simultaneous calls, plus some for the probes that find out whether the provider is back. */
const CONNECTIONS = 72;

/** How many calls run at once: some connections are left for the probe and for sign-ins. */
const LANES = { everybody: 16, personal: 48 } as const;

/** Leaves time for a second try; everything else ends with its call, whose signal frees the socket. */
const CONNECT_TIMEOUT_MS = 5_000;

function targetOf(baseUrl: string, url: string): string {
  const base = new URL(baseUrl);
  const { pathname, search } = new URL(url);
  return `${base.origin}${base.pathname.replace(/\/$/, "")}${pathname}${search}`;
}

function failing(message: string): Readable {
  return new Readable({
    read() {
      this.destroy(new Error(message));
    },
  });
}

/** Decodes gzip as it arrives, and nothing else: the Brotli decoder in older Node versions has an unfixed flaw. */
function decoded(body: Readable, coding: string): Readable {
  if (coding === "" || coding === "identity") return body;
  if (coding !== "gzip") {
    body.destroy();
    return failing(`the content coding ${coding} was not requested`);
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

export type RemoteConfig = Pick<BackendConfig, "remote" | "returnUrl" | "log">;

/**
 * Sends the contract's calls to a remote provider over HTTP. Redirects are not followed; connection failures reject.
 * Throws when no provider is configured, or it signs in anyone and the configuration does not accept that.
 */
export async function createBackend({ remote, returnUrl, log }: RemoteConfig): Promise<BackendHandle> {
  if (!remote) throw new Error("PROVIDER_URL is required when PROVIDER is remote");
  const agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const send: Backend = async (request: Request) => {
    const { statusCode, headers, body } = await sendRequest(targetOf(remote.url, request.url), {
      dispatcher: agent,
      method: request.method as "GET" | "POST" | "PATCH",
      headers: Object.fromEntries(request.headers),
      body: request.body ? await request.text() : null,
      signal: request.signal,
    });
    // A body that fails is reported to its reader; once nobody reads it, it must not crash the process.
    body.on("error", () => {});
    // An empty body is not gzip, whatever the header says.
    const coding = headers["content-length"] === "0" ? "" : String(headers["content-encoding"] ?? "").toLowerCase();
    if (BODILESS.has(statusCode)) {
      body.destroy();
      return new Response(null, { status: statusCode, headers: headersOf(headers) });
    }
    return new Response(decoded(body, coding), { status: statusCode, headers: headersOf(headers) });
  };
  const check = remote.allowsEmailAlone ? null : createSignInCheck({ send, returnUrl, log });
  await check?.atBoot();
  const isLogin = ({ url }: Request) => new URL(url).pathname === CALLS.login.path;
  const ping = async (signal: AbortSignal) => {
    // The contract's smallest response: the one when nobody is signed in.
    const { method, path } = CALLS.getAccount;
    const target = targetOf(remote.url, `http://host${path}?_t=${Date.now()}`);
    const { statusCode, body } = await sendRequest(target, { dispatcher: agent, method, signal });
    await body.dump();
    if (statusCode >= 500) throw new Error(`the provider answers ${statusCode}`);
  };
  const resilience = createResilience({ lanes: LANES, probe: ping, log });
  return {
    handle: (request) => (check && isLogin(request) ? check.signIn(request) : send(request)),
    traits: {
      passwords: true,
      invoices: false,
      recordsDecisions: false,
      reportsAccounts: false,
      pictureOrigins: ["https:"],
      signInOrigins: [new URL(remote.signInUrl).origin],
      catalogPage: new URL(remote.url).origin,
    },
    accounts: null,
    accountPages: { owner: remote.signInUrl, admin: remote.signInUrl },
    signIn: {
      start: () => signInAddress(new URL(remote.signInUrl), returnUrl),
    },
    policy: resilience.run,
    breakers: resilience.states,
    ping,
    // Answers that visitors wait for were awaited earlier; answers only for the cache are not worth the wait.
    close: () => agent.destroy(),
  };
}
