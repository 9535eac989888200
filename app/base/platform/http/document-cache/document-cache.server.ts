import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import type { EpochMs } from "~/base/time/time";
import { log } from "../../log.server";
import { meter } from "../../metrics/meter.server";
import type { Step } from "../../step.server";
import { type CachedDocuments, documentKey } from "./cached-documents.server";
import { addCoding, type StoredAnswer, sendStored, storedAnswerOf } from "./stored-answer.server";

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_BODY_BYTES = 512 * 1024;

const PAUSE_MS = 5_000;

/** In milliseconds: how long an answer is fresh, is sent while a new one is made, and is sent while that fails. */
interface Lifetime {
  readonly fresh: number;
  readonly revalidated: number;
  readonly used: number;
}

/** With one of these an answer is private, or must never be sent stale. */
const FORBIDDEN = /\b(?:private|no-store|no-cache|must-revalidate|proxy-revalidate)\b/;

const variesByMore = (vary: string | null) =>
  (vary ?? "").split(",").some((name) => !["", "accept-encoding", "cookie"].includes(name.trim().toLowerCase()));

/** How long an answer's headers allow storing it (RFC 9111, section 3; RFC 5861); `undefined` if they do not. */
function lifetimeOf({ status, headers }: Response): Lifetime | undefined {
  const policy = (headers.get("Cache-Control") ?? "").toLowerCase();
  const ms = (name: string) => 1000 * Number(new RegExp(`\\b${name}=(\\d{1,9})\\b`).exec(policy)?.[1] ?? 0);
  const fresh = ms("s-maxage");
  const isForEverybody = /\bpublic\b/.test(policy) && !FORBIDDEN.test(policy) && !headers.has("Set-Cookie");
  if (status !== 200 || fresh === 0 || !isForEverybody || variesByMore(headers.get("Vary"))) return undefined;
  const revalidated = fresh + ms("stale-while-revalidate");
  return { fresh, revalidated, used: Math.max(revalidated, fresh + ms("stale-if-error")) };
}

interface Entry {
  readonly answer: StoredAnswer;
  readonly madeAt: EpochMs;
  readonly lifetime: Lifetime;
  retryAt: EpochMs;
}

interface Made {
  readonly answer: StoredAnswer;
  readonly isStored: boolean;
}

interface DocumentCacheOptions {
  readonly shop: CachedDocuments;
  /** Makes the answer to a target from a new request, so that nothing a visitor sends can affect it. */
  readonly make: (target: string) => Promise<Response>;
  readonly pageHeaders?: OutgoingHttpHeaders;
  /** The public origin's host: a request with any other must pass every step first. */
  readonly host: string;
  readonly now?: () => number;
}

/** The shared cache of RFC 9111, inside the origin server. */
interface DocumentCache {
  readonly replay: Step;
  readonly documents: Step;
  warm(): Promise<void>;
  purge(): void;
}

/** A request with one of these is answered without the cache: a body, credentials, an expectation. */
const UNUSUAL = ["content-length", "transfer-encoding", "authorization", "expect", "upgrade", "trailer"] as const;

const isPlainRead = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && UNUSUAL.every((name) => headers[name] === undefined);

export function documentCache(options: DocumentCacheOptions): DocumentCache {
  const { shop, make, pageHeaders = {}, host, now = () => performance.now() } = options;
  const sizeCalculation = ({ answer }: Entry) => 2 * answer.plain.body.byteLength + 1;
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation });
  /** The answers being made. A purge removes them from here, so that they are not stored. */
  const flights = new Map<string, Promise<Made | undefined>>();
  // Brotli takes a tenth of a second for a page: one at a time leaves the other threads for password hashing.
  const brotli = new PQueue({ concurrency: 1 });

  function pause(key: string): void {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = now() + PAUSE_MS;
  }

  function store(key: string, answer: StoredAnswer, lifetime: Lifetime | undefined): boolean {
    if (answer.status >= 500) pause(key);
    else if (!lifetime || answer.plain.body.byteLength > MAX_BODY_BYTES) entries.delete(key);
    else {
      entries.set(key, { answer, madeAt: now(), lifetime, retryAt: 0 });
      brotli.add(() => addCoding(answer, "br")).catch((error) => log.error("documents.brotli", { error }));
      return true;
    }
    return false;
  }

  function refresh(key: string): Promise<Made | undefined> {
    async function run(): Promise<Made | undefined> {
      const isCurrent = () => flights.get(key) === flight;
      try {
        const made = await make(key);
        const answer = await storedAnswerOf(made, pageHeaders);
        await addCoding(answer, "gzip");
        return { answer, isStored: isCurrent() && store(key, answer, lifetimeOf(made)) };
      } catch (error) {
        log.error("documents.refresh", { error });
        if (isCurrent()) pause(key);
        return undefined;
      } finally {
        if (isCurrent()) flights.delete(key);
      }
    }
    const underway = flights.get(key);
    if (underway !== undefined) return underway;
    const flight = Promise.resolve().then(run);
    flights.set(key, flight);
    return flight;
  }

  function keyOf(request: IncomingMessage): string | undefined {
    if (!isPlainRead(request) || shop.isPersonal(request.headers.cookie ?? "")) return undefined;
    return documentKey(request.url ?? "", shop.queryOf);
  }

  function sendIfStored(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = entries.get(key);
    const age = now() - (entry?.madeAt ?? 0);
    if (!entry || age >= entry.lifetime.used) return false;
    const { fresh, revalidated } = entry.lifetime;
    const isPausing = now() < entry.retryAt;
    if (age >= revalidated && !isPausing) return false;
    if (age >= fresh && !isPausing) void refresh(key);
    const cache = age < fresh ? "hit" : "stale";
    meter()?.cached(cache);
    sendStored(entry.answer, request, response, { "X-Cache": cache, Age: `${Math.floor(age / 1000)}` });
    return true;
  }

  async function answer(key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const isOwn = !flights.has(key);
    const made = await refresh(key);
    if (response.destroyed) return true;
    if (!made?.isStored && sendIfStored(key, request, response)) return true;
    if (!made || !(made.isStored || isOwn)) return false;
    meter()?.cached("miss");
    sendStored(made.answer, request, response, { "X-Cache": "miss" });
    return true;
  }

  return {
    replay(request, response, next) {
      const key = request.headers.host === host ? keyOf(request) : undefined;
      if (key === undefined || !sendIfStored(key, request, response)) next();
    },
    documents(request, response, next) {
      const key = keyOf(request);
      if (key === undefined) next();
      else if (!sendIfStored(key, request, response)) {
        answer(key, request, response).then((isDone) => isDone || next(), next);
      }
    },
    async warm() {
      for (const path of await shop.warmPaths()) {
        const key = documentKey(path, shop.queryOf);
        if (key !== undefined && !entries.has(key)) await refresh(key);
      }
    },
    purge() {
      entries.clear();
      flights.clear();
    },
  };
}
