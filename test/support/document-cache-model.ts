import fc from "fast-check";
import { expect } from "vitest";
import { documentCache } from "~/base/platform/http/document-cache/document-cache.server";
import { cachedShop } from "./cached-shop";
import { fakeExchange } from "./fake-exchange";

const KEYS = ["/shop", "/account?tier=trade"] as const;
type Key = (typeof KEYS)[number];

const VISITORS = ["anonymous", "customer", "admin"] as const;
type Visitor = (typeof VISITORS)[number];

const FRESH = 300;
const REVALIDATED = FRESH + 60;
const USED = FRESH + 86_400;
const PAUSE = 5;

const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";

/** The shop's possible answers to a request of the cache: one that may be stored, and all that must not be. */
const ANSWERS = {
  page: [200, { "cache-control": PAGE }],
  failure: [503, { "cache-control": PAGE }],
  missing: [404, { "cache-control": PAGE }],
  personal: [200, { "cache-control": `private, ${PAGE}` }],
  withCookie: [200, { "cache-control": PAGE, "set-cookie": ["session=x"] }],
  silent: [200, {}],
  none: null,
} as const;
type Kind = keyof typeof ANSWERS;

const headersOf = (headers: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);

/** One event. */
export type CacheEvent =
  | { readonly what: "request"; readonly visitor: Visitor; readonly key: Key; readonly method: "GET" | "HEAD" }
  | { readonly what: "answer"; readonly which: number; readonly kind: Kind }
  | { readonly what: "wait"; readonly seconds: number }
  | { readonly what: "post"; readonly key: Key }
  | { readonly what: "purge" };

const key = fc.constantFrom<Key>(KEYS[0], KEYS[0], KEYS[0], KEYS[1]);
const request = fc.record({
  what: fc.constant("request" as const),
  visitor: fc.constantFrom<Visitor>("anonymous", "anonymous", "anonymous", "customer", "admin"),
  key,
  method: fc.constantFrom<"GET" | "HEAD">("GET", "GET", "HEAD"),
});
const answer = fc.record({
  what: fc.constant("answer" as const),
  which: fc.nat(3),
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Kind>("page") },
    fc.constantFrom(...(Object.keys(ANSWERS) as Kind[])),
  ),
});
const wait = fc.record({
  what: fc.constant("wait" as const),
  seconds: fc.constantFrom(0.5, 1, 4, 6, 6, 59, 290, 301, 301, 301, 330, 361, 86_000),
});
const post = fc.record({ what: fc.constant("post" as const), key });
const purge = fc.record({ what: fc.constant("purge" as const) });

/** The events of a cache, in random order. */
export const cacheEvents = fc.array(
  fc.oneof(
    { weight: 24, arbitrary: request },
    { weight: 14, arbitrary: answer },
    { weight: 8, arbitrary: wait },
    { weight: 1, arbitrary: post },
    { weight: 1, arbitrary: purge },
  ),
  { minLength: 1, maxLength: 40, size: "max" },
);

/** An anonymous answer that the shop is making or has made. */
interface Made {
  readonly key: Key;
  readonly text: string;
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
  kind: Kind | undefined;
  isOutdated: boolean;
  /** How many visitors have received it. */
  given: number;
}

interface Stored {
  readonly made: Made;
  readonly at: number;
  retryAt: number;
}

interface Waiting {
  readonly exchange: ReturnType<typeof fakeExchange>;
  readonly key: Key;
  readonly method: string;
  /** What it must receive immediately by the rules; `undefined` if it has to wait. */
  readonly due: { readonly text: string; readonly cache: string; readonly age: string } | undefined;
  readonly own: string;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Sends the events to a cache and to a model of what RFC 9111 allows it to send. Fails where they differ. */
export async function checkInterleaving(all: readonly CacheEvent[]): Promise<void> {
  const clock = { ms: 0 };
  const asked: Made[] = [];
  const stored = new Map<Key, Stored>();
  const madeTwice: string[] = [];
  let serial = 0;
  const isPending = (one: Made) => one.kind === undefined;

  function make(target: string): Promise<Response> {
    if (asked.some((one) => one.key === target && isPending(one) && !one.isOutdated)) madeTwice.push(target);
    return new Promise((resolve, reject) => {
      serial += 1;
      const text = `made ${serial} for ${target}`;
      asked.push({ key: target as Key, text, resolve, reject, kind: undefined, isOutdated: false, given: 0 });
    });
  }

  const cache = documentCache({ shop: cachedShop, make, host: "shop.test", now: () => clock.ms });
  const seconds = ({ at }: Stored) => (clock.ms - at) / 1000;

  function due(key: Key): Waiting["due"] {
    const entry = stored.get(key);
    if (!entry || seconds(entry) >= USED) return undefined;
    const text = entry.made.text;
    const age = String(Math.floor(seconds(entry)));
    if (seconds(entry) < FRESH) return { text, age, cache: "hit" };
    const mayBeStale = seconds(entry) < REVALIDATED || clock.ms < entry.retryAt;
    return mayBeStale ? { text, age, cache: "stale" } : undefined;
  }

  const waiting: Waiting[] = [];

  function send({ visitor, key, method }: CacheEvent & { what: "request" }): void {
    serial += 1;
    const own = `${visitor}'s own ${serial}`;
    const cookie = visitor === "anonymous" ? {} : { Cookie: `a=1; session=${visitor}` };
    const exchange = fakeExchange(method, key, { Host: "shop.test", ...cookie });
    const { request, response } = exchange;
    const answerItself = () => {
      response.writeHead(200, { "X-Own": own });
      response.end(Buffer.from(own));
    };
    waiting.push({
      exchange,
      key,
      method,
      due: visitor === "anonymous" ? due(key) : { text: own, cache: "", age: "" },
      own,
    });
    cache.replay(request, response, () => cache.documents(request, response, answerItself));
  }

  function forget(key: Key): void {
    stored.delete(key);
    for (const one of asked) if (one.key === key && isPending(one)) one.isOutdated = true;
  }

  function giveAnswer(which: number, kind: Kind): void {
    const underway = asked.filter(isPending);
    const made = underway[which % underway.length];
    if (!made) return;
    made.kind = kind;
    const before = stored.get(made.key);
    if (made.isOutdated) {
      // It was purged while it was being made, so it changes nothing.
    } else if (kind === "page") stored.set(made.key, { made, at: clock.ms, retryAt: 0 });
    else if (kind !== "failure" && kind !== "none") stored.delete(made.key);
    else if (before) before.retryAt = clock.ms + PAUSE * 1000;
    const answer = ANSWERS[kind];
    if (!answer) {
      made.reject(new Error("the shop failed"));
      return;
    }
    const [status, headers] = answer;
    made.resolve(new Response(made.text, { status, headers: headersOf(headers) }));
  }

  function check({ exchange, key, method, due, own }: Waiting): void {
    const { received } = exchange;
    if (!received) {
      expect(due, "a stored answer was not sent immediately").toBeUndefined();
      return;
    }
    const { headers } = received;
    const text = method === "HEAD" ? undefined : received.body;
    if (headers["x-own"] !== undefined) {
      expect(headers["x-own"]).toBe(own);
      expect([undefined, own]).toContain(due?.text);
      return;
    }
    expect(due?.text, "a visitor with a session received an anonymous answer").not.toBe(own);
    if (due) {
      expect({ cache: headers["x-cache"], age: headers.age }).toEqual({ cache: due.cache, age: due.age });
      expect([undefined, due.text]).toContain(text);
      return;
    }
    if (text === undefined) return;
    const made = asked.find((one) => one.text === text && one.key === key);
    if (!made) throw new Error(`nobody made ${text}`);
    made.given += 1;
    const isShared = made.kind === "page" && !made.isOutdated;
    if (!isShared) expect(made.given, `${made.kind} was given to several`).toBe(1);
    if (headers["x-cache"] === "stale") expect(stored.get(key)?.made).toBe(made);
  }

  async function settleAll(): Promise<void> {
    await settled();
    expect(madeTwice, "two answers of one key were being made at a time").toEqual([]);
    for (const [at, one] of [...waiting.entries()].reverse()) {
      check(one);
      if (one.exchange.received) waiting.splice(at, 1);
    }
  }

  for (const one of all) {
    if (one.what === "request") send(one);
    else if (one.what === "answer") giveAnswer(one.which, one.kind);
    else if (one.what === "wait") clock.ms += one.seconds * 1000;
    else if (one.what === "purge") {
      for (const key of KEYS) forget(key);
      cache.purge();
    } else {
      // Posts leave stored pages alone: what a save changes, it purges.
      const { request, response } = fakeExchange("POST", one.key);
      cache.documents(request, response, () => response.end());
    }
    await settleAll();
  }
  while (asked.some(isPending)) {
    giveAnswer(0, "page");
    await settleAll();
  }
  expect(waiting, "a visitor was never answered").toEqual([]);
}
