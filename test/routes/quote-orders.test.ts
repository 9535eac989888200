import { beforeAll, describe, expect, it, vi } from "vitest";
import "../support/shop-env";
import { BusyError } from "~/base/database/busy-error.server";
import * as quoteOrdering from "~/ordering/quotes/quote-ordering.server";
import * as quotes from "~/ordering/quotes/quotes.server";
import { provider } from "~/provider/provider.server";
import type { Product } from "~/trade/catalog/product";
import { checkoutFields } from "../support/checkout-fields";
import { aKey, anOrderLine } from "../support/order-builders";
import { aQuote } from "../support/quote-builders";
import { openQuotes, postQuotes } from "../support/quote-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const QUOTES = "/account/quotes";

let [ann, bob] = ["", ""];
let ashby: Product;
beforeAll(async () => {
  ann = (await signInToShop(await registerInShop({ email: "ann-by-quote@shop.test" }))).cookie;
  bob = (await signInToShop(await registerInShop({ email: "bob-by-quote@shop.test" }))).cookie;
  const found = await provider().getProduct("ashby");
  if (!found) throw new Error("the catalog has no ashby");
  ashby = found;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

async function make(): Promise<string> {
  const fields = { lines: JSON.stringify([anOrderLine(ashby)]), job: "Miller", total: "7058", key: aKey() };
  const answer = await postQuotes(QUOTES, fields, ann);
  return (answer.headers.get("Location") ?? "").replace(/\?.*/, "");
}

/** The fields of the order page's form; any lines sent along are ignored. */
const orderFields = (change: Readonly<Record<string, string>> = {}) => {
  const { lines, ...fields } = checkoutFields({ total: "7058", key: aKey(), ...change });
  return fields;
};

describe("ordering a quote", () => {
  it("shows the pieces at the quoted price, and places the order at it", async () => {
    const path = await make();
    const answer = await openQuotes(`${path}/order`, ann);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(answer);
    for (const text of ["You pay the price of the quote, $70.58", 'name="total" value="7058"', 'value="Miller"']) {
      expect(html, text).toContain(text);
    }
    const placed = await postQuotes(`${path}/order`, orderFields(), ann);
    const page = placed.headers.get("Location") ?? "";
    expect([placed.status, /^\/orders\/[0-9a-f]{32}\?placed$/.test(page)]).toEqual([303, true]);
    const order = await textOf(await openQuotes(page, ann));
    for (const text of ["$70.58", path.slice(QUOTES.length + 1)]) expect(order).toContain(text);
    const quote = await textOf(await openQuotes(path, ann));
    expect([quote.includes("Ordered as HV-"), quote.includes("Order this quote")]).toEqual([true, false]);
  });

  it("is done once: resubmitting leads to its order, another tab to the quote with that order's number", async () => {
    const path = await make();
    const fields = orderFields();
    const [first, twice, tab] = await Promise.all([
      postQuotes(`${path}/order`, fields, ann),
      postQuotes(`${path}/order`, fields, ann),
      postQuotes(`${path}/order`, orderFields(), ann),
    ]);
    const places = [first, twice, tab].map((answer) => answer.headers.get("Location"));
    const orders = new Set(places.filter((place) => place?.startsWith("/orders/")));
    expect([places.every((place) => place !== null), orders.size]).toEqual([true, 1]);
    const late = await postQuotes(`${path}/order`, orderFields(), ann);
    expect([late.status, late.headers.get("Location")]).toEqual([303, `${path}?done=not-ordered`]);
    const html = await textOf(await openQuotes(`${path}?done=not-ordered`, ann));
    expect(html).toMatch(/This quote was already ordered, as HV-\d+/);
    expect((await openQuotes(`${path}/order`, ann)).headers.get("Location")).toBe(`${path}?done=not-ordered`);
  });

  it("takes neither lines nor prices from the browser", async () => {
    const path = await make();
    for (const total of ["1", "0", "", "-7058", "7057", "1e9"]) {
      const answer = await postQuotes(`${path}/order`, orderFields({ total }), ann);
      expect([total, answer.status]).toEqual([total, 409]);
      expect(await textOf(answer)).toContain("Nothing has been ordered yet");
    }
    const lines = JSON.stringify([anOrderLine(ashby, { pricePerSqFt: 1, doors: [] })]);
    const placed = await postQuotes(`${path}/order`, { ...orderFields(), lines, quote: "HVQ-1" }, ann);
    expect(await textOf(await openQuotes(placed.headers.get("Location") ?? "", ann))).toContain("$70.58");
  });

  it("says what is wrong with a field, and preserves what was typed", async () => {
    const path = await make();
    const answer = await postQuotes(`${path}/order`, orderFields({ phone: "x", wishes: "By noon", reviewed: "" }), ann);
    const html = await textOf(answer);
    expect(answer.status).toBe(422);
    for (const text of ["Please enter a valid phone number", "Please look over the pieces", "By noon"]) {
      expect(html).toContain(text);
    }
  });

  it("is refused to everyone else", async () => {
    const path = await make();
    expect((await postQuotes(`${path}/order`, orderFields(), bob)).status).toBe(404);
    expect((await postQuotes(`${QUOTES}/HVQ-999999/order`, orderFields(), ann)).status).toBe(404);
    const anonymous = await postQuotes(`${path}/order`, orderFields());
    expect([anonymous.status, anonymous.headers.get("Location")]).toEqual([302, "/login"]);
    expect(await textOf(await openQuotes(path, ann))).toContain("Order this quote");
  });

  it("costs today's price if that is lower, and says so before", async () => {
    const expensive = aQuote({}, [anOrderLine(ashby, { pricePerSqFt: 90 })]);
    vi.spyOn(quotes, "findQuote").mockResolvedValue(expensive);
    const path = `${QUOTES}/HVQ-1001`;
    expect(await textOf(await openQuotes(path, ann))).toContain("s price is lower: $70.58.");
    const html = await textOf(await openQuotes(`${path}/order`, ann));
    for (const text of ["price is lower than the quote: you pay $70.58 instead of", 'name="total" value="7058"']) {
      expect(html).toContain(text);
    }
    const refused = await postQuotes(`${path}/order`, orderFields({ total: String(expensive.totalCents) }), ann);
    expect([refused.status, (await textOf(refused)).includes("has changed to $70.58")]).toEqual([409, true]);
  });

  it("preserves what was typed when the database is busy", async () => {
    const path = await make();
    vi.spyOn(quoteOrdering, "orderQuote").mockRejectedValueOnce(new BusyError("another process holds the database", 5));
    const answer = await postQuotes(`${path}/order`, orderFields({ wishes: "By noon" }), ann);
    const html = await textOf(answer);
    expect([answer.status, html.includes("it is ordered only once"), html.includes("By noon")]).toEqual([
      503,
      true,
      true,
    ]);
  });

  it("says when no more orders are accepted, and the quote stays", async () => {
    const path = await make();
    vi.spyOn(quoteOrdering, "orderQuote").mockResolvedValueOnce({ outcome: "full" });
    const answer = await postQuotes(`${path}/order`, orderFields({ wishes: "By noon" }), ann);
    const html = await textOf(answer);
    expect([answer.status, html.includes("the quote is unchanged"), html.includes("By noon")]).toEqual([
      503,
      true,
      true,
    ]);
  });
});
