import { beforeAll, describe, expect, it, vi } from "vitest";
import "../support/shop-env";
import { shopFacts } from "~/base/brand/shop-facts";
import * as quotes from "~/ordering/quotes/quotes.server";
import { aDoor, anOrderLine } from "../support/order-builders";
import { aProduct } from "../support/product-builder";
import { aQuote } from "../support/quote-builders";
import { openQuotes } from "../support/quote-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const PAPER = "/account/quotes/HVQ-1001/paper";

let ann = "";
beforeAll(async () => {
  ann = (await signInToShop(await registerInShop({ email: "ann-paper@shop.test", businessName: "Lee & Co" }))).cookie;
});

/** Two doors of $64.58 at the list price, $58.13 with 10 percent off, and $6 each for boring. */
const QUOTE = aQuote(
  { validUntil: "2026-12-24T08:00:00.000Z", madeAt: "2026-11-23T20:00:00.000Z" },
  [anOrderLine(aProduct({ priceCents: 2000 }), { doors: [aDoor({ quantity: 2 })] })],
  { discount: 100, leastSquareInches: 0 },
);

const open = (query = "") => {
  vi.spyOn(quotes, "findQuote").mockResolvedValueOnce(QUOTE);
  return openQuotes(PAPER + query, ann);
};
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** The printed sheet: everything after the unprinted part of the page and before the hydration script. */
const sheetOf = (html: string) => (html.split("wrap pb-14")[1] ?? "").replace(/<script.*/s, "");

describe("a quote's printed document", () => {
  it("has its number, dates, pieces and terms, and suggests the known dealer name", async () => {
    const answer = await open();
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(answer);
    for (const text of [
      "Quote HVQ-1001",
      shopFacts().name,
      "December 23, 2026",
      "November 23, 2026",
      "$128.26",
      "before tax",
    ]) {
      expect(sheetOf(html), text).toContain(text);
    }
    expect(html).toContain('value="Lee &amp; Co"');
  });

  it("shows only a dealer's name and prices, in the page and in its data", async () => {
    const html = await textOf(await open("?business=Lee+Kitchens&client=Ms.+Ray&markup=25"));
    const sheet = sheetOf(html);
    // ($58.125 + $6.00) times 1.25, rounded once, and twice that.
    for (const text of ["Quote 1001", "Lee Kitchens", "For Ms. Ray", "$80.16", "$160.32", "December 23, 2026"]) {
      expect(sheet, text).toContain(text);
    }
    for (const secret of [
      shopFacts().name,
      shopFacts().shortName,
      "HVQ",
      "discount",
      "58.13",
      "64.58",
      "128.26",
      "25%",
    ]) {
      expect(sheet, secret).not.toContain(secret);
    }
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").not.toContain(shopFacts().shortName);
    for (const own of ["listCents", "pricePerSqFt", '"discount"', "12826"]) expect(html, own).not.toContain(own);
  });

  it.each([
    ["?business=&markup=25", "This field is required"],
    ["?business=Lee&markup=", "from 0 to 300"],
    ["?business=Lee&markup=300.1", "from 0 to 300"],
    ["?business=Lee&markup=-5", "from 0 to 300"],
    ["?business=Lee&markup=1e2", "from 0 to 300"],
    ["?business=Lee&markup=12.55", "from 0 to 300"],
    [`?business=${"x".repeat(101)}&markup=1`, "at most 100 characters"],
    [`?business=Lee&client=${"x".repeat(101)}&markup=1`, "at most 100 characters"],
  ])("says what is wrong with %s, and still shows the shop's version", async (query, words) => {
    const answer = await open(query);
    const html = await textOf(answer);
    expect([answer.status, html.includes(words), sheetOf(html).includes(shopFacts().name)]).toEqual([422, true, true]);
  });

  it("accepts the largest markup and none, and escapes HTML in names", async () => {
    expect(await textOf(await open("?business=Lee&markup=300%25"))).toContain("$513.00");
    expect(sheetOf(await textOf(await open("?business=Lee&markup=0")))).toContain("$128.26");
    const hostile = encodeURIComponent("<script>alert(1)</script>\u0000\n</title>");
    const html = await textOf(await open(`?business=${hostile}&client=${hostile}&markup=1`));
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &lt;/title&gt;");
  });
});
