import { beforeAll, describe, expect, it, vi } from "vitest";
import "../support/shop-env";
import { BusyError } from "~/base/database/busy-error.server";
import { MAX_QUOTES } from "~/ordering/quotes/quote";
import * as quoteMaking from "~/ordering/quotes/quote-making.server";
import * as quotes from "~/ordering/quotes/quotes.server";
import { provider } from "~/provider/provider.server";
import type { Product } from "~/trade/catalog/product";
import { ADMIN } from "../support/embedded-backend";
import { aKey, anOrderLine } from "../support/order-builders";
import { aQuote } from "../support/quote-builders";
import { openQuotes, postQuotes } from "../support/quote-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const QUOTES = "/account/quotes";

let [ann, bob, pending] = ["", "", ""];
let ashby: Product;
beforeAll(async () => {
  const signIn = async (email: string, more = {}) =>
    (await signInToShop(await registerInShop({ email, ...more }))).cookie;
  ann = await signIn("ann-quotes@shop.test");
  bob = await signIn("bob-quotes@shop.test");
  pending = (await signInToShop(await registerInShop({ email: "pending-quotes@shop.test", tier: "dealer" }))).cookie;
  const found = await provider().getProduct("ashby");
  if (!found) throw new Error("the catalog has no ashby");
  ashby = found;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

const cartFields = (change: Readonly<Record<string, string>> = {}) => ({
  lines: JSON.stringify([anOrderLine(ashby)]),
  job: "Miller <b>",
  total: "7058",
  key: aKey(),
  ...change,
});

/** The path of a new quote. */
async function make(cookie: string, change: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await postQuotes(QUOTES, cartFields(change), cookie);
  expect(answer.status).toBe(303);
  return (answer.headers.get("Location") ?? "").replace(/\?.*/, "");
}

describe("making a quote", () => {
  it("fixes the price of a cart, and shows it with its last day and its actions", async () => {
    const made = await postQuotes(QUOTES, cartFields(), ann);
    const path = made.headers.get("Location") ?? "";
    expect([made.status, /^\/account\/quotes\/HVQ-\d+\?done=made$/.test(path)]).toEqual([303, true]);
    const answer = await openQuotes(path, ann);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(answer);
    const [base] = path.split("?");
    for (const text of [
      ...["Miller &lt;b&gt;", "Valid until ", "$70.58", "Quoted total", "Order this quote", "Your quote is HVQ-"],
      ...[`action="${base}/order"`, `href="${base}/paper"`, "Yes, delete it"],
    ]) {
      expect(html, text).toContain(text);
    }
    const list = await textOf(await openQuotes(QUOTES, ann));
    expect([list.includes(`href="${base}"`), list.includes("Valid until")]).toEqual([true, true]);
    expect(await textOf(await openQuotes("/account/documents", ann))).toContain(`href="${base}/paper"`);
    const exported = await (await openQuotes("/account/data.json", ann)).json();
    expect(exported.quotes.map(({ jobName }: { jobName: string }) => jobName)).toContain("Miller <b>");
  });

  it("is done once for a key, and again for another job or once the first is deleted", async () => {
    const key = aKey();
    const first = await make(ann, { key });
    expect(await make(ann, { key })).toBe(first);
    expect(await make(ann, { key, job: "Another" })).not.toBe(first);
    expect((await postQuotes(first, { intent: "delete" }, ann)).status).toBe(303);
    expect(await make(ann, { key })).not.toBe(first);
  });

  it("takes today's price, and says so if the cart had another one", async () => {
    const stale = { lines: JSON.stringify([anOrderLine(ashby, { pricePerSqFt: 1 })]), total: "953" };
    const made = await postQuotes(QUOTES, cartFields(stale), ann);
    const path = made.headers.get("Location") ?? "";
    expect(path).toMatch(/done=made-today$/);
    const html = await textOf(await openQuotes(path, ann));
    for (const text of ["Our prices have changed", "$70.58"]) expect(html).toContain(text);
  });

  it("works for an account that waits for approval, at the list price", async () => {
    expect(await textOf(await openQuotes(await make(pending), pending))).toContain("$70.58");
  });

  it("is refused with its reason, and nothing is made", async () => {
    const gone = anOrderLine(ashby, { productId: "gone", productTitle: "Gone <i>" });
    const cases: readonly (readonly [Readonly<Record<string, string>>, number, string])[] = [
      [{ lines: JSON.stringify([gone]) }, 409, "Gone &lt;i&gt; is no longer sold."],
      [{ lines: JSON.stringify([anOrderLine(ashby, { doors: [] })]) }, 422, "could not be read"],
      [{ lines: "[1]" }, 422, "could not be read"],
      [{ lines: "" }, 422, "could not be read"],
    ];
    const before = (await textOf(await openQuotes(QUOTES, bob))).match(/HVQ-\d+/g);
    for (const [fields, status, reason] of cases) {
      const answer = await postQuotes(QUOTES, cartFields(fields), bob);
      expect([answer.status, (await textOf(answer)).includes(reason)]).toEqual([status, true]);
    }
    expect((await textOf(await openQuotes(QUOTES, bob))).match(/HVQ-\d+/g)).toEqual(before);
  });

  it("says when the account is full, when the minimum is not met, and when the database is busy", async () => {
    const asks = async () => {
      const answer = await postQuotes(QUOTES, cartFields(), ann);
      return [answer.status, await textOf(answer)] as const;
    };
    vi.spyOn(quoteMaking, "makeQuote").mockResolvedValueOnce({ outcome: "full" });
    expect(await asks()).toEqual([409, expect.stringContaining(`has ${MAX_QUOTES} quotes`)]);
    vi.spyOn(quoteMaking, "makeQuote").mockResolvedValueOnce({
      outcome: "below-minimum",
      minimumCents: 20_000,
      totalCents: 7058,
    });
    expect(await asks()).toEqual([422, expect.stringContaining("The minimum order is $200.00")]);
    vi.spyOn(quoteMaking, "makeQuote").mockRejectedValueOnce(new BusyError("another process holds the database", 5));
    expect(await asks()).toEqual([503, expect.stringContaining("cannot tell whether your quote was made")]);
  });

  it("is offered only to signed-in customers", async () => {
    const anonymous = await postQuotes(QUOTES, cartFields());
    expect([anonymous.status, anonymous.headers.get("Location")]).toEqual([302, "/login"]);
  });
});

describe("a quote", () => {
  it("is open to its owner only, as a page and as data, and refuses unknown buttons", async () => {
    const path = await make(ann, { job: "Attic" });
    const admin = (await signInToShop(ADMIN)).cookie;
    const data = (id: string) => `?_data=routes%2Faccount.quotes_.%24number${id}`;
    const pages = ["", "/order", "/paper", data(""), `/order${data("_.order")}`, `/paper${data("_.paper")}`];
    for (const page of [...pages.map((end) => path + end), `${QUOTES}/HVQ-9`, `${QUOTES}/x`, `${QUOTES}/..%2f`]) {
      for (const who of [bob, pending, admin]) {
        const answer = await openQuotes(page, who);
        expect([page, answer.status]).toEqual([page, 404]);
        expect(await answer.text()).not.toContain("Attic");
      }
      const anonymous = await openQuotes(page);
      expect(anonymous.headers.get("Location") ?? anonymous.headers.get("X-Remix-Redirect")).toBe("/login");
    }
    for (const who of [bob, admin]) expect((await postQuotes(path, { intent: "delete" }, who)).status).toBe(404);
    expect((await postQuotes(path, { intent: "burn" }, ann)).status).toBe(400);
    expect(await textOf(await openQuotes(path, ann))).toContain("Attic");
  });

  it("is gone once deleted", async () => {
    const path = await make(ann);
    const deleted = await postQuotes(path, { intent: "delete" }, ann);
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, `${QUOTES}?done=deleted`]);
    expect((await openQuotes(path, ann)).status).toBe(404);
    expect((await postQuotes(path, { intent: "delete" }, ann)).status).toBe(404);
  });

  it("that has expired leads to its pieces at today's price, and cannot be ordered", async () => {
    const day = 86_400_000;
    const madeAt = new Date(Date.now() - 31 * day).toISOString();
    const expired = aQuote({ madeAt, validUntil: new Date(Date.now() - 1).toISOString() }, [
      anOrderLine(ashby, { pricePerSqFt: 19 }),
    ]);
    vi.spyOn(quotes, "findQuote")
      .mockResolvedValueOnce(expired)
      .mockResolvedValueOnce(expired)
      .mockResolvedValueOnce(expired);
    const path = `${QUOTES}/HVQ-1001`;
    const html = await textOf(await openQuotes(path, ann));
    for (const text of ["Expired on ", "instead of $19.00", "Today they come to", "Order only these"])
      expect(html, text).toContain(text);
    expect(html).not.toContain("Order this quote");
    const order = await openQuotes(`${path}/order`, ann);
    expect([order.status, order.headers.get("Location")]).toEqual([303, `${path}?done=not-ordered`]);
    expect(await textOf(await openQuotes(`${path}?done=not-ordered`, ann))).toContain("This quote has expired.");
  });

  it("whose style is gone says so, and cannot be ordered", async () => {
    const gone = anOrderLine(ashby, { productId: "gone", productTitle: "Gone" });
    const quote = aQuote({}, [anOrderLine(ashby), gone]);
    vi.spyOn(quotes, "findQuote").mockResolvedValueOnce(quote).mockResolvedValueOnce(quote);
    const html = await textOf(await openQuotes(`${QUOTES}/HVQ-1001`, ann));
    for (const text of ["cannot be ordered as it stands", "is no longer sold"]) expect(html).toContain(text);
    expect(html).not.toContain("Order this quote");
    expect((await openQuotes(`${QUOTES}/HVQ-1001/order`, ann)).status).toBe(303);
  });
});
