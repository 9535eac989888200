import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { CHECKOUT_MESSAGES } from "~/ordering/checkout/checkout-form";
import * as placing from "~/ordering/orders/stored/order-placing.server";
import type { Account } from "~/provider/accounts/account";
import { newSession, sessionHeaders } from "~/provider/auth/session.server";
import { providerError } from "~/provider/client/provider-error.server";
import { action, loader } from "~/routes/checkout";
import type { Product } from "~/trade/catalog/product";
import { catalogAnswers } from "../support/answering-catalog";
import { aCartItem } from "../support/cart-builders";
import { checkoutFields, ORDER_KEY } from "../support/checkout-fields";
import { answerAs } from "../support/order-shop";
import { aProduct } from "../support/product-builder";
import { SHOP } from "../support/shop-env";
import { load, post } from "../support/shop-session";

const list = vi.fn<() => Promise<readonly Product[]>>();
catalogAnswers({ list, findFresh: list });

const getAccount = vi.fn<() => Promise<Account | null>>();

let place: MockInstance<typeof placing.placeOrder>;

const LINK = "f".repeat(32);
const EMAIL = "ann@shop.test";
const ACCOUNT = { id: "c1", email: EMAIL, firstName: "Ann", lastName: "Lee", tags: ["trade"], emailConfirmed: false };

async function signedIn(): Promise<string> {
  const session = await newSession();
  session.set("signedIn", { email: EMAIL, cookies: { sid: "1" } });
  return new Headers(await sessionHeaders(session)).get("Set-Cookie")?.split(";")[0] ?? "";
}

const send = (fields: Readonly<Record<string, string>> = {}, cookie = "") =>
  post(action, "/checkout", checkoutFields(fields), cookie);

beforeEach(() => {
  place = vi.spyOn(placing, "placeOrder");
  for (const call of [list, getAccount]) call.mockReset();
  answerAs({ getAccount });
  list.mockResolvedValue([aProduct({ priceCents: 2000 })]);
  place.mockResolvedValue({ outcome: "placed", link: LINK });
});

describe("the checkout page", () => {
  it("is the same for every visitor who is not signed in", async () => {
    expect(await (await load(loader, "/checkout")).json()).toEqual({ contact: null });
    expect(getAccount).not.toHaveBeenCalled();
  });

  it("fills in the contact of a signed-in customer, and works without it if the provider fails", async () => {
    getAccount.mockResolvedValueOnce(ACCOUNT);
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
    const [, order, placing] = place.mock.calls[0] ?? [];
    expect(order).toMatchObject({ key: ORDER_KEY, lines: [aCartItem()], shownCents: null, poNumber: "PO 7" });
    expect(placing).toMatchObject({ customer: null, products: [aProduct({ priceCents: 2000 })], prefix: "HV" });
  });

  it("is placed for the signed-in account at its tier's price, and for a guest once the session has ended", async () => {
    const customerOf = async (account: Account | null) => {
      getAccount.mockResolvedValueOnce(account);
      expect((await send({ total: "12600" }, await signedIn())).status).toBe(303);
      const [, order, placing] = place.mock.lastCall ?? [];
      expect(order).toMatchObject({ shownCents: 12_600 });
      return placing?.customer;
    };
    expect(await customerOf(ACCOUNT)).toMatchObject({ id: "c1", pricedTier: "trade" });
    expect(await customerOf({ ...ACCOUNT, tags: ["dealer"] })).toMatchObject({ id: "c1", pricedTier: null });
    expect(await customerOf(null)).toBeNull();
    expect(await customerOf({ ...ACCOUNT, email: "eve@shop.test" })).toBeNull();
  });

  it("is not placed if the provider does not say who is signed in", async () => {
    getAccount.mockRejectedValueOnce(providerError("unreachable"));
    const answer = await send({}, await signedIn());
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect((await answer.json()).problem).toContain("nothing was ordered");
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

  it.each([
    [{ "mailingAddress.address1": "P.O. Box 12" }, "do not deliver to PO boxes. Is there a street address?"],
    [
      { "mailingAddress.city": "APO", "mailingAddress.province": "AE", "mailingAddress.zip": "09021" },
      "APO, FPO or DPO",
    ],
    [{ "mailingAddress.province": "TX" }, "ZIP code 97210 is in Oregon, not in Texas."],
  ])("asks about an address to which a carrier may not deliver, and takes the answer: %j", async (fields, question) => {
    const asked = await send(fields);
    expect(asked.status).toBe(422);
    expect(await asked.json()).toMatchObject({
      fieldErrors: { addressSure: expect.stringContaining(question) },
      repopulateFields: { firstName: "Ann", reviewed: "on" },
    });
    expect(place).not.toHaveBeenCalled();
    expect((await send({ ...fields, addressSure: "on" })).status).toBe(303);
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

  it("passes on the rush that was seen, and refuses text that no box posts", async () => {
    expect((await send({ rush: "2026-12-03 4500" })).status).toBe(303);
    expect(place.mock.lastCall?.[1]).toMatchObject({ rush: { shipsOn: "2026-12-03", cents: 4500 } });
    expect((await send()).status).toBe(303);
    expect(place.mock.lastCall?.[1]).toMatchObject({ rush: null });
    const forged = await send({ rush: "2026-12-03 -4500" });
    expect(forged.status).toBe(422);
    expect((await forged.json()).fieldErrors).toEqual({ rush: CHECKOUT_MESSAGES.rush });
  });

  it("reports rush that has changed, and leaves its box ticked for what it is now", async () => {
    const before = { shipsOn: "2026-12-03", cents: 4500 };
    const lines = [aCartItem()];
    for (const [now, posted] of [
      [{ shipsOn: "2026-12-04", cents: 5000 }, "2026-12-04 5000"],
      [null, ""],
    ] as const) {
      place.mockResolvedValueOnce({ outcome: "changed", lines, changes: [{ kind: "rush", before, now }] });
      const answer = await send({ rush: "2026-12-03 4500" });
      expect(answer.status).toBe(409);
      const { changes, repopulateFields } = await answer.json();
      expect(changes).toEqual([{ kind: "rush", before, now }]);
      expect(repopulateFields).toMatchObject({ firstName: "Ann", rush: posted });
      expect(repopulateFields).not.toHaveProperty("reviewed");
    }
  });

  it("reports what changed together with the new lines, and asks for a review", async () => {
    const lines = [aCartItem({ pricePerSqFt: 25 })];
    const gone = { kind: "gone", title: "Elm", before: { rate: 20, cents: 12_600 } } as const;
    place.mockResolvedValueOnce({ outcome: "changed", lines, changes: [gone] });
    const answer = await send();
    expect(answer.status).toBe(409);
    const { changes, order, repopulateFields } = await answer.json();
    expect(changes).toEqual([gone]);
    expect(JSON.parse(order.lines)).toEqual(lines);
    expect(order.key).toBe(ORDER_KEY);
    expect(repopulateFields).toMatchObject({ firstName: "Ann" });
    expect(repopulateFields).not.toHaveProperty("reviewed");
    expect((await send(order)).status).toBe(303);
  });

  it("with another order's key gets a new key and an explanation", async () => {
    place.mockResolvedValueOnce({ outcome: "other-order" });
    const answer = await send();
    expect(answer.status).toBe(422);
    const { problem, order } = await answer.json();
    expect(problem).toContain("already placed");
    expect(order.key).toMatch(/^[0-9a-f]{32}$/);
    expect(order.key).not.toBe(ORDER_KEY);
  });

  it("below the minimum is refused with both amounts", async () => {
    place.mockResolvedValueOnce({ outcome: "below-minimum", minimumCents: 20_000, totalCents: 12_600 });
    const answer = await send();
    expect(answer.status).toBe(422);
    expect((await answer.json()).fieldErrors.lines).toMatch(/The minimum order is \$200\.00.+come to \$126\.00/);
  });

  it("stays in the form while the database is busy", async () => {
    place.mockRejectedValueOnce(new BusyError("another process holds the database", 5));
    const answer = await send();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({
      problem: expect.stringContaining("ordered only once"),
      repopulateFields: { firstName: "Ann", reviewed: "on" },
      order: { key: ORDER_KEY, lines: checkoutFields().lines },
    });
  });

  it.each([
    [{ outcome: "full" }, 503, null, /as many new orders as we can handle today\. Nothing was ordered.+cart.+tomorrow/],
    [
      { outcome: "too-many", retryAfter: 7200 },
      429,
      "7200",
      /^Too many orders came from this connection.+Nothing was ordered.+cart.+in 2 hours/,
    ],
  ] as const)("that exceeds a limit, %o, is explained and stays in the form", async (refused, status, again, words) => {
    place.mockResolvedValueOnce(refused);
    const answer = await send();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([status, again]);
    const reply = await answer.json();
    expect(reply).toMatchObject({ repopulateFields: { firstName: "Ann", reviewed: "on" }, order: { key: ORDER_KEY } });
    expect(reply.problem).toMatch(words);
    expect(reply.problem).toContain("sign in first");
    place.mockResolvedValueOnce(refused);
    getAccount.mockResolvedValueOnce(ACCOUNT);
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
