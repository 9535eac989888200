import http from "node:http";
import { Request } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { providerListener } from "~/hosting/provider-listener.server";
import { OF_ONE } from "~/orders/order-limits.server";
import { currentVisitor } from "~/platform/request-context.server";
import { OFFERS } from "~/provider/contract/backend.server";
import { nameVisitor } from "~/provider/named-visitor.server";
import { createBackend } from "~/provider/remote/backend.server";
import { orUpstreamFailure } from "~/services/upstream.server";
import { aRegistration } from "../../support/builders";
import { anEmbeddedBackend } from "../../support/embedded-backend";
import { caughtLogLines } from "../../support/log-lines";
import { aKey, anOrderLine, anOrderRequest } from "../../support/order-builders";
import { aClient } from "../../support/provider-client";
import { listening } from "../../support/raw-http";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1";
});

const TOKEN = "a-token-of-more-than-thirty-two-characters";
let count = 0;
const aNewcomer = () => aRegistration({ email: `newcomer${count++}@lee.example` });

caughtLogLines();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A remote provider, and a way to let a shop of it act for a visitor. */
async function aHost({ hostToken = TOKEN as string | null, shopToken = TOKEN as string | null } = {}) {
  const embedded = await anEmbeddedBackend({ visitor: currentVisitor });
  const server = http.createServer();
  const { origin, close } = await listening(server);
  const listener = providerListener({ backend: embedded, token: hostToken, pagesOrigin: origin, shopOrigin: origin });
  server.on("request", listener);
  closers.push(() => embedded.close(), close);
  return async function aShop() {
    const remote = await createBackend({
      remote: { url: origin, signInUrl: `${origin}/login`, allowsEmailAlone: true, offers: OFFERS, token: shopToken },
      returnUrl: `${origin}/back`,
      log: { info: () => {}, error: () => {} },
    });
    closers.push(() => remote.close());
    return (visitor: string | null) =>
      aClient((request: Request) => remote.handle(nameVisitor(request, shopToken, visitor))).client;
  };
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe("the limits of a visitor across several shops with one remote provider", () => {
  it("apply to all shops together, for each visitor", async () => {
    const aShop = await aHost();
    const shops = [await aShop(), await aShop(), await aShop()];
    const visitor = `192.0.2.${closers.length}`;
    const statuses = [];
    for (const shop of [...shops, ...shops]) statuses.push(await statusOf(shop(visitor).register(aNewcomer())));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusOf(shops[0]?.("198.51.100.9").register(aNewcomer()) ?? Promise.reject())).toBe(200);
  });

  it("apply to orders too, which the provider counts for a whole day", async () => {
    const aShop = await aHost();
    const shops = [await aShop(), await aShop()];
    const ashby = await shops[0]?.(null).getProduct("ashby");
    if (!ashby) throw new Error("the catalogue has no ashby");
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n <= OF_ONE.guest; n += 1) {
      const client = shops[n % 2]?.("192.0.2.77");
      const order = { ...anOrderRequest([anOrderLine(ashby)]), key: aKey() };
      statuses.push(client && (await statusOf(client.placeOrder(order))));
    }
    expect(statuses).toEqual([...Array(OF_ONE.guest).fill(200), 429]);
  });

  it("apply to every write, and to no read", async () => {
    const shop = await (await aHost())();
    const client = shop("203.0.113.1");
    const logins = Array.from({ length: 110 }, () => statusOf(client.login({ email: "a@b.co", code: "x" })));
    const statuses = await Promise.all(logins);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await Promise.all(Array.from({ length: 30 }, () => client.listProducts()));
  });

  it("are shown like the shop's own, with the time to wait", async () => {
    const client = (await (await aHost())())("203.0.113.2");
    const register = () => orUpstreamFailure(() => "It failed", client.register(aNewcomer()));
    for (let sent = 0; sent < 5; sent += 1) await register();
    await expect(register()).rejects.toMatchObject({
      reason: "limited",
      retryAfter: 60,
      message: "Too many tries. Please wait a minute and send it again.",
    });
  });

  it("do not apply to a shop's own calls, nor without a token to trust", async () => {
    const own = (await (await aHost())())(null);
    const open = (await (await aHost({ hostToken: null }))())("203.0.113.3");
    for (const client of [own, open]) {
      const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(client.register(aNewcomer()))));
      expect(statuses).toEqual(Array(6).fill(200));
    }
  });

  it("are sent to a provider under a hash of the visitor's address, and only with a token", () => {
    const told = nameVisitor(new Request("http://host.test/api/contact"), TOKEN, "192.0.2.7");
    expect(told.headers.get("x-visitor")).toMatch(/^[\w-]{22}$/);
    expect(nameVisitor(new Request("http://host.test/"), null, "192.0.2.7").headers.has("x-visitor")).toBe(false);
  });
});
