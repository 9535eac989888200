import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { problemOf } from "~/base/platform/http-errors.server";
import type { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { orUpstreamFailure, type ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { createResilience } from "~/provider/resilience/resilience.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN, anEmbeddedBackend, RETURN_URL } from "../../../support/embedded-backend";
import {
  FAULTS,
  type FaultName,
  type FaultyProvider,
  healthy,
  startFaultyProvider,
} from "../../../support/faulty-provider";
import { aClient } from "../../../support/provider-client";
import { aRemoteBackend } from "../../../support/remote-backend";
import { signInAt } from "../../../support/sign-in";

const log = { info: () => {}, error: () => {} };
const LANES = { everybody: 16, personal: 48 } as const;
/** Instead of 15 s, for calls that wait for the time limit; other calls get more time, for a busy machine. */
const LIMIT_MS = 500;
const LONG_LIMIT_MS = 10_000;
const MEGABYTE = 1024 * 1024;

type Backend = Awaited<ReturnType<typeof anEmbeddedBackend>>;

let backend: Backend;
let host: FaultyProvider;
let remote: ReturnType<typeof aRemoteBackend>;
let client: ProviderClient;
let session: ProviderSession;
let productId: string;

beforeAll(async () => {
  backend = await anEmbeddedBackend();
  host = await startFaultyProvider(backend.handle);
  remote = aRemoteBackend(host.url);
  const direct = aClient(backend.handle, { returnUrl: RETURN_URL, now: Date.now }).client;
  session = await signInAt(direct, backend, ADMIN);
  const [product] = await direct.listProducts();
  if (!product) throw new Error("the seed has no product");
  productId = product.id;
});
afterAll(async () => {
  await remote.close();
  await host.stop();
  await backend.close();
});
beforeEach(() => {
  limitCalls(LIMIT_MS);
  host.requests.length = 0;
});

/** Each call gets its own breaker, so that calls do not affect each other. */
function limitCalls(limitMs: number): void {
  const resilience = createResilience({ lanes: LANES, probe: remote.ping, log, limitMs, random: () => 0 });
  client = aClient(remote.handle, { returnUrl: RETURN_URL, now: Date.now, policy: async () => resilience.run }).client;
}

let people = 0;
const CALLS = {
  "the products": () => client.listProducts(),
  "a product": () => client.getProduct(productId),
  "who is signed in": () => client.as(session).getAccount(),
  "a registration": () => client.register(aRegistration({ email: `faults-${++people}@shop.test` })),
  "the admin's list": () => client.as(session).listPending(),
};
type CallName = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as CallName[];

/** The result of a call: success or a kind of failure, the status that a page shows, and how often it was sent. */
type Ending = readonly [outcome: string, status: number, sent: 1 | 2];

/** The result of each call, and that of a registration, which has no key, if it differs. */
const ENDINGS: Readonly<Record<FaultName, readonly [all: Ending, registration?: Ending]>> = {
  delays: [["ok", 200, 1]],
  "hangs before the headers": [["timeout", 504, 1]],
  "hangs after the headers": [["timeout", 504, 1]],
  drips: [["timeout", 504, 1]],
  "resets immediately": [
    ["unreachable", 503, 2],
    ["unreachable", 503, 1],
  ],
  "resets when it is done": [
    ["unreachable", 503, 2],
    ["unreachable", 503, 1],
  ],
  truncates: [
    ["malformed", 502, 2],
    ["malformed", 502, 1],
  ],
  "ends before the declared length": [
    ["malformed", 502, 2],
    ["malformed", 502, 1],
  ],
  "declares too short a length": [
    ["malformed", 502, 2],
    ["ok", 200, 1],
  ],
  "answers 500": [
    ["refused", 502, 2],
    ["refused", 502, 1],
  ],
  "answers 502 with HTML": [
    ["refused", 502, 2],
    ["refused", 502, 1],
  ],
  "answers 503 with a time": [["refused", 503, 1]],
  "answers HTML": [
    ["malformed", 502, 1],
    ["ok", 200, 1],
  ],
  "answers another shape": [
    ["malformed", 502, 1],
    ["ok", 200, 1],
  ],
  "answers 50 MB": [["malformed", 502, 1]],
  "answers a gzip bomb": [["malformed", 502, 1]],
  "redirects elsewhere": [["refused", 502, 1]],
};

const cases = (Object.keys(FAULTS) as FaultName[]).flatMap((fault) => NAMES.map((name) => [fault, name] as const));

const failureOf = (work: Promise<unknown>) =>
  orUpstreamFailure(() => "It could not be loaded", work).then(
    () => null,
    (error: unknown) => error as UpstreamFailure,
  );

describe("calls to a failing remote provider", () => {
  it.each(cases)("end as listed if it %s: %s", async (fault, name) => {
    const [all, registration = all] = ENDINGS[fault];
    const [outcome, status, sent] = name === "a registration" ? registration : all;
    const limitMs = status === 503 || status === 504 ? LIMIT_MS : LONG_LIMIT_MS;
    limitCalls(limitMs);
    host.script(FAULTS[fault]);
    const began = performance.now();
    const failure = await failureOf(CALLS[name]());
    const cause = failure?.cause as ProviderError | undefined;
    expect([cause?.kind ?? "ok", failure ? problemOf(failure).status : 200, host.requests.length]).toEqual([
      outcome,
      status,
      sent,
    ]);
    expect(performance.now() - began).toBeLessThan(limitMs + 5_000);
    // No connection stays open at the provider, and none received all of a huge answer: of a list, the shop reads 32 MB.
    await host.idle();
    expect(host.mostBytes()).toBeLessThan(45 * MEGABYTE);
  });

  it("report when to try again, as the provider did", async () => {
    host.script(FAULTS["answers 503 with a time"]);
    const failure = await failureOf(client.listProducts());
    expect(failure && problemOf(failure).retryAfter).toBe(7);
  });

  it.each(["the products", "a product", "who is signed in", "the admin's list"] as const)(
    "succeed after a single failure: %s",
    async (name) => {
      for (const fault of ["resets immediately", "resets when it is done", "truncates", "answers 500"] as const) {
        host.script(FAULTS[fault], healthy);
        expect(await failureOf(CALLS[name]())).toBeNull();
      }
    },
  );

  it.each(["answers 500", "resets immediately", "truncates"] as const)(
    "for other products still succeed if only one fails: %s",
    async (fault) => {
      const [broken, other] = (await client.listProducts()).map(({ id }) => id);
      if (!broken || !other) throw new Error("the seed has too few products");
      host.script((exchange) => (exchange.request.url?.includes(broken) ? FAULTS[fault] : healthy)(exchange));
      limitCalls(LONG_LIMIT_MS);
      for (let visit = 0; visit < 3; visit += 1) await expect(client.getProduct(broken)).rejects.toThrow();
      expect((await client.getProduct(other))?.id).toBe(other);
      await Promise.allSettled(Array.from({ length: 8 }, () => client.getProduct(broken)));
      expect((await client.getProduct(other))?.id).toBe(other);
    },
  );

  it("end immediately when the visitor leaves", async () => {
    host.script(FAULTS["hangs after the headers"]);
    const leaving = new AbortController();
    const { client: impatient } = aClient(remote.handle, {
      policy: async () => createResilience({ lanes: LANES, probe: remote.ping, log }).run,
      leaving: () => leaving.signal,
    });
    const pending = impatient.as(session).listPending();
    const shared = impatient.listProducts();
    await expect.poll(() => host.requests.length).toBe(2);
    leaving.abort();
    await expect(pending).rejects.toMatchObject({ kind: "cancelled" });
    // The shared list continues: only the other connection is closed.
    host.script(healthy);
    expect(await Promise.race([shared.then(() => "all"), host.oneIdle()])).toBe("one");
    shared.catch(() => {});
  });
});
