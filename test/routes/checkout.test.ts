import { beforeEach, describe, expect, it, vi } from "vitest";
import { newSession, sessionHeaders } from "~/auth/session.server";
import type { Account } from "~/domain/account";
import type { LinkedOrder, OrderRequest } from "~/domain/orders/order";
import type { Product } from "~/domain/product";
import { CHECKOUT_MESSAGES } from "~/forms/checkout-form";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import { action, loader } from "~/routes/checkout";
import { aCartItem } from "../support/cart-builders";
import { checkoutFields, ORDER_KEY } from "../support/checkout-fields";
import { aProduct } from "../support/product-builder";
import { SHOP } from "../support/shop-env";
import { load, post } from "../support/shop-session";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

const list = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ list, listFresh: list }) }));

const place = vi.fn<(order: OrderRequest) => Promise<Pick<LinkedOrder, "link">>>();
const asAccount = vi.fn<typeof place>();
const getAccount = vi.fn<() => Promise<Account | null>>();
vi.mock("~/provider/provider.server", () => ({
  provider: () => ({ placeOrder: place, as: () => ({ placeOrder: asAccount, getAccount }) }),
  providerTraits: async () => ({}),
  backend: async () => ({ accounts: null }),
}));

const LINK = "f".repeat(32);
const EMAIL = "ann@shop.test";

async function signedIn(): Promise<string> {
  const session = await newSession();
  session.set("signedIn", { email: EMAIL, cookies: { sid: "1" } });
  return new Headers(await sessionHeaders(session)).get("Set-Cookie")?.split(";")[0] ?? "";
}

const send = (fields: Readonly<Record<string, string>> = {}, cookie = "") =>
  post(action, "/checkout", checkoutFields(fields), cookie);

beforeEach(() => {
  for (const call of [list, place, asAccount, getAccount]) call.mockReset();
  list.mockResolvedValue([aProduct({ priceCents: 2000 })]);
  place.mockResolvedValue({ link: LINK });
  asAccount.mockResolvedValue({ link: LINK } as never);
});

describe("the checkout page", () => {
  it("is the same for every visitor who is not signed in", async () => {
    expect(await (await load(loader, "/checkout")).json()).toEqual({ contact: null });
    expect(getAccount).not.toHaveBeenCalled();
  });

  it("fills in the contact of a signed-in customer, and works without it if the provider fails", async () => {
    const account = { id: EMAIL, email: EMAIL, firstName: "Ann", lastName: "Lee", tags: [], emailConfirmed: false };
    getAccount.mockResolvedValueOnce(account);
    const { contact } = await (await load(loader, "/checkout", await signedIn())).json();
    expect(contact).toEqual({ email: EMAIL, firstName: "Ann", lastName: "Lee" });
    getAccount.mockRejectedValueOnce(providerError("unreachable"));
    expect((await (await load(loader, "/checkout", await signedIn())).json()).contact).toBeNull();
  });
});

describe("an order", () => {
  it("is placed, and leads to its page", async () => {
    const answer = await send();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/orders/${LINK}?placed`);
    expect(place.mock.calls[0]?.[0]).toMatchObject({ key: ORDER_KEY, totalCents: 12_600, poNumber: "PO 7" });
  });

  it("is placed for the signed-in account", async () => {
    await send({}, await signedIn());
    expect(asAccount).toHaveBeenCalledTimes(1);
    expect(place).not.toHaveBeenCalled();
  });

  it("is refused with every error and every answer, including the lines", async () => {
    const answer = await send({ email: "ann", "mailingAddress.zip": "1" });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const reply = await answer.json();
    expect(reply).toMatchObject({
      fieldErrors: {
        email: "Please enter a valid email address",
        "mailingAddress.zip": "Please enter a valid ZIP code",
      },
      repopulateFields: { firstName: "Ann", wishes: "After 8 a.m., please", reviewed: "on" },
      order: { key: ORDER_KEY, lines: checkoutFields().lines },
      changes: [],
    });
    expect(reply.repopulateFields).not.toHaveProperty("lines");
  });

  it("with unreadable or too many pieces is refused, and loses nothing", async () => {
    const many = JSON.stringify(Array.from({ length: 101 }, () => aCartItem()));
    for (const lines of ["no JSON", "[]", many]) {
      const answer = await send({ lines });
      expect(answer.status).toBe(422);
      const { fieldErrors, order } = await answer.json();
      expect([fieldErrors, order.lines]).toEqual([{ lines: CHECKOUT_MESSAGES.lines }, lines]);
    }
    expect((await send({ lines: " ".repeat(1280 * 1024) })).status).toBe(413);
    expect(place).not.toHaveBeenCalled();
  });

  it("of more rows than a page can show is refused only when it is posted as a page", async () => {
    const doors = Array.from({ length: 201 }, () => aCartItem().doors[0]);
    const lines = JSON.stringify([aCartItem({ doors: doors as never })]);
    expect((await send({ lines })).status).toBe(413);
    const body = new URLSearchParams(checkoutFields({ lines }));
    const request = new Request(`${SHOP}/checkout`, { method: "POST", body, headers: { "Sec-Fetch-Mode": "cors" } });
    expect(((await action({ request, params: {}, context: {} })) as Response).status).toBe(303);
  });

  it("reports what changed together with the new lines, and asks for a review", async () => {
    list.mockResolvedValue([aProduct({ priceCents: 2500 })]);
    const gone = aCartItem({ productId: "elm", productTitle: "Elm" });
    const answer = await send({ lines: JSON.stringify([aCartItem(), gone]) });
    expect(answer.status).toBe(409);
    const { changes, order, repopulateFields } = await answer.json();
    expect(changes).toMatchObject([
      { kind: "rate", before: { rate: 20 }, now: { rate: 25 } },
      { kind: "gone", title: "Elm" },
    ]);
    expect(JSON.parse(order.lines)).toMatchObject([{ productId: "ashby", pricePerSqFt: 25 }]);
    expect(order.key).toBe(ORDER_KEY);
    expect(repopulateFields).toMatchObject({ firstName: "Ann" });
    expect(repopulateFields).not.toHaveProperty("reviewed");
    expect((await send(order)).status).toBe(303);
  });

  it("with another order's key gets a new key and an explanation", async () => {
    place.mockRejectedValueOnce(new ProviderError("refused", "taken", 422));
    const answer = await send();
    expect(answer.status).toBe(422);
    const { problem, order } = await answer.json();
    expect(problem).toContain("already placed");
    expect(order.key).toMatch(/^[0-9a-f]{32}$/);
    expect(order.key).not.toBe(ORDER_KEY);
  });

  it("that the provider refuses for its own reason leads to the phone", async () => {
    place.mockRejectedValueOnce(new ProviderError("refused", "no", 409));
    const answer = await send();
    expect([answer.status, (await answer.json()).problem]).toEqual([409, expect.stringContaining("call us")]);
  });

  it.each([
    [providerError("unreachable"), 503],
    [providerError("timeout"), 504],
    [new ProviderError("refused", "oops", 500), 502],
  ])("stays in the form while the provider fails: %o", async (error, status) => {
    place.mockRejectedValueOnce(error);
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Retry-After")).toBe(status === 503 ? "5" : null);
    expect(await answer.json()).toMatchObject({
      problem: expect.stringContaining("ordered once"),
      repopulateFields: { firstName: "Ann", reviewed: "on" },
      order: { key: ORDER_KEY, lines: checkoutFields().lines },
    });
  });

  const refusedWith = (status: number, retryAfter?: number) =>
    new ProviderError("refused", "internal detail", status, undefined, retryAfter);

  it.each([
    [507, undefined, 503, /as many new orders as we can read today\. Nothing was ordered.+cart.+tomorrow/],
    [429, 7200, 429, /^Too many orders came from this connection.+Nothing was ordered.+cart.+in 2 hours/],
  ])("that exceeds a limit, %i, is explained and stays in the form", async (refused, retryAfter, status, words) => {
    place.mockRejectedValueOnce(refusedWith(refused, retryAfter));
    const answer = await send();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([status, retryAfter?.toString() ?? null]);
    const reply = await answer.json();
    expect(reply).toMatchObject({ repopulateFields: { firstName: "Ann", reviewed: "on" }, order: { key: ORDER_KEY } });
    expect(reply.problem).toMatch(words);
    expect(reply.problem).toContain("sign in first");
    asAccount.mockRejectedValueOnce(refusedWith(refused, retryAfter));
    expect((await (await send({}, await signedIn())).json()).problem).not.toContain("sign in");
  });

  it("is not placed while prices cannot be read", async () => {
    list.mockRejectedValue(new UpstreamFailure("down", "down"));
    expect((await send()).status).toBe(503);
    expect(place).not.toHaveBeenCalled();
  });

  it("is shown for review if no script stores a cart, with a key that the server makes", async () => {
    const { lines = "" } = checkoutFields();
    const answer = await post(action, "/checkout", { intent: "review", lines });
    expect(answer.status).toBe(200);
    const reply = await answer.json();
    expect(reply).toMatchObject({ fieldErrors: {}, problem: null, order: { lines }, changes: [] });
    expect(reply).not.toHaveProperty("repopulateFields");
    expect(reply.order.key).toMatch(/^[0-9a-f]{32}$/);
    expect((await post(action, "/checkout", { intent: "review", lines: "[]" })).status).toBe(422);
    expect(place).not.toHaveBeenCalled();
  });

  it("is not accepted from another site", async () => {
    const body = new URLSearchParams(checkoutFields());
    const headers = { Origin: "https://elsewhere.test", "Sec-Fetch-Site": "cross-site" };
    const request = new Request(`${SHOP}/checkout`, { method: "POST", body, headers });
    const refused = await Promise.resolve(action({ request, params: {}, context: {} })).catch((error) => error);
    expect((refused as Response).status).toBe(403);
    expect(place).not.toHaveBeenCalled();
  });
});
