import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { findDoor } from "~/ordering/door-pages/services/door-pages.server";
import * as passports from "~/ordering/door-pages/stored/door-passports.server";
import { codeOf, doorPath } from "~/ordering/passports/passport-code";
import { action, loader } from "~/routes/door.($code)";
import { configure } from "../support/configured-shop";
import { aDoor, anOrderLine } from "../support/order-builders";
import { shippedProducts } from "../support/shipped-products";
import { SHOP } from "../support/shop-env";

configure({ rateLimitFactor: 1 });

const CODE = codeOf(new Uint8Array(16).fill(9));
let find: MockInstance<typeof passports.findPassport>;
beforeEach(() => {
  find = vi.spyOn(passports, "findPassport");
});
const [ashby] = shippedProducts.filter(({ id }) => id === "ashby");
if (!ashby) throw new Error("the catalog has no Ashby");
const DAYS = { confirmedOn: "2020-01-05", madeOn: "2020-01-06", shippedOn: "2020-01-20", batch: "2020-01-06 A" };
const item = anOrderLine(ashby, { doors: [aDoor({ location: "" })] });

/** What the shop stores about the code. */
const stored = (door: Partial<{ item: typeof item; hasNote: boolean }> = {}) =>
  find.mockResolvedValue({ state: "open", door: { item, hasNote: false, isMadeAgain: false, ...DAYS, ...door } });
const open = (code?: string) =>
  loader({
    request: new Request(SHOP + doorPath(code ?? "")),
    params: code === undefined ? {} : { code },
    context: {},
  });

async function send(fields: Readonly<Record<string, string>>, code?: string): Promise<Response> {
  const request = new Request(SHOP + doorPath(code ?? ""), { method: "POST", body: new URLSearchParams(fields) });
  try {
    return await action({ request, params: code === undefined ? {} : { code }, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const OFFER = { offer: "Ashby / ashby / 20", quantity: "2", location: "Pantry" };

describe("the page of a door", () => {
  it("shows what the piece is, how to care for it, and that its batch is old", async () => {
    stored();
    const answer = await open(CODE);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const care = [{ surface: "White primer, paint-ready", cleanWith: "Damp cloth, mild soap" }];
    const shown = { care, ...DAYS, olderThan: 24, again: { kind: "same", line: { pricePerSqFt: 20 } } };
    const data = await answer.json();
    expect(data).toMatchObject({ answer: { kind: "door", door: shown } });
    expect(find.mock.calls.map(([, code]) => code)).toEqual([CODE]);
  });

  it("tells nobody what the piece cost, not even in what the page is made from", async () => {
    stored({ item: { ...item, pricePerSqFt: 17, sample: { priceCents: 3456 } } });
    expect(JSON.stringify(await (await open(CODE)).json())).not.toMatch(/:17\b|3456/);
  });

  it.each([
    [200, "empty", undefined],
    [404, "unknown", CODE],
    [404, "mistyped", CODE.replace(/.$/, "")],
    [404, "foreign", "https://other.example/door"],
  ])("answers %i without a door: %s", async (status, kind, code) => {
    find.mockResolvedValue(null);
    const answer = await open(code);
    expect([answer.status, await answer.json()]).toEqual([status, { answer: { kind } }]);
  });

  it.each(["closed", "gone"] as const)("says nothing else of one that is %s", async (state) => {
    find.mockResolvedValue({ state });
    const answer = await open(CODE);
    expect([answer.status, await answer.json()]).toEqual([410, { answer: { kind: state } }]);
    expect((await send(OFFER, CODE)).status).toBe(410);
  });

  it("can be tried 120 times a minute by one visitor, and by others after that", async () => {
    find.mockResolvedValue(null);
    const as = (visitor: string, code: string) =>
      runWithRequestContext({ requestId: "r", visitor }, () => findDoor(code, null));
    for (let tried = 0; tried < 120; tried += 1) expect((await as("192.0.2.1", CODE)).kind).toBe("unknown");
    expect(await as("192.0.2.1", CODE)).toEqual({ kind: "limited", retryAfter: expect.any(Number) });
    expect((await as("192.0.2.2", CODE)).kind).toBe("unknown");
    expect((await as("192.0.2.1", "abc")).kind).toBe("foreign");
  });
});

describe("Make this door again", () => {
  it("gives as many as wanted at today's price", async () => {
    stored();
    const answer = await send(OFFER, CODE);
    expect(answer.status).toBe(200);
    const { taken } = await answer.json();
    expect(taken).toMatchObject({
      productId: "ashby",
      pricePerSqFt: 20,
      doors: [aDoor({ location: "Pantry", quantity: 2 })],
    });
  });

  it.each(["0", "", "251", "1.5", "two"])("refuses %j of it beside the field, and loses nothing", async (quantity) => {
    stored();
    const answer = await send({ ...OFFER, quantity }, CODE);
    expect(answer.status).toBe(422);
    const { fieldErrors, repopulateFields } = await answer.json();
    expect(fieldErrors).toEqual({ quantity: "Please enter a whole number from 1 to 250" });
    expect(repopulateFields).toMatchObject({ quantity, location: "Pantry" });
  });

  it("gives nothing that the page did not offer", async () => {
    stored();
    const answer = await send({ ...OFFER, offer: "Ashby / ashby / 19" }, CODE);
    expect([answer.status, (await answer.json()).problem]).toEqual([409, expect.stringMatching(/has changed/)]);
    stored({ item: { ...item, productId: "gone", finish: "Sage" } });
    expect(await (await open(CODE)).json()).toMatchObject({
      answer: { door: { again: { kind: "gone", what: "style", nearest: { productId: "ashby" } } } },
    });
    expect((await send(OFFER, CODE)).status).toBe(409);
  });
});

describe("a code that is typed", () => {
  it("leads to its page", async () => {
    const answer = await send({ code: ` ${CODE.toLowerCase()} ` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, doorPath(CODE)]);
  });

  it.each([
    ["", /required/],
    [CODE.slice(1), /typing error/],
    ["https://other.example/x", /not a code of ours/],
  ])("is refused beside its field, and stays in it: %j", async (code, problem) => {
    const answer = await send({ code });
    expect(answer.status).toBe(422);
    const { fieldErrors, repopulateFields } = await answer.json();
    expect([fieldErrors.code, repopulateFields.code]).toEqual([expect.stringMatching(problem), code]);
  });
});
