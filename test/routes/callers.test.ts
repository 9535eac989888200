import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { listCallers } from "~/ordering/quotes/services/callers.server";
import { provider } from "~/provider/provider.server";
import type { Product } from "~/trade/catalog/product";
import { checkoutFields } from "../support/checkout-fields";
import { ADMIN } from "../support/embedded-backend";
import { aKey, anOrderLine } from "../support/order-builders";
import { openQuotes, postQuotes } from "../support/quote-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const PATH = "/admin/orders/new";

let [admin, customer] = ["", ""];
let ashby: Product;
beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
  customer = (await signInToShop(await registerInShop({ email: "ann-caller@shop.test" }))).cookie;
  const found = await provider().getProduct("ashby");
  if (!found) throw new Error("the catalog has no ashby");
  ashby = found;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

const fields = (change: Readonly<Record<string, string>> = {}) => ({
  lines: JSON.stringify([anOrderLine(ashby)]),
  key: aKey(),
  job: "Lee kitchen",
  ...{ firstName: "Ann", lastName: "Lee", email: `${aKey()}@site.test`, phone: "", note: "As we said on the phone." },
  ...change,
});

/** Makes a quote for a caller, and returns it. */
async function make() {
  const sent = fields();
  const answer = await postQuotes(PATH, sent, admin);
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    expect.stringContaining(`${PATH}?done=made&quote=HVQ-`),
  ]);
  const made = (await listCallers()).find(({ caller }) => caller.email === sent.email);
  if (!made) throw new Error("nothing was made");
  return { ...made, page: `/approve/${made.link}` };
}

describe("an order for a caller", () => {
  it("waits with its link, and is said to be mailed only if the shop sends mail", async () => {
    const { number, link } = await make();
    const html = await textOf(await openQuotes(`${PATH}?done=made&quote=${number}`, admin));
    for (const text of [number, `/approve/${link}`, "is ready. Send this link to Ann Lee:", "Withdraw", ADMIN.email])
      expect(html).toContain(text);
    expect(html).not.toContain("on its way by mail");
    expect(html).not.toContain("Send again");
    expect((await openQuotes(PATH, customer)).status).toBe(403);
  });

  it("is approved on its page by somebody who is not signed in, once", async () => {
    const { number, page, totalCents } = await make();
    const html = await textOf(await openQuotes(page));
    for (const text of [number, "As we said on the phone.", "Approve and place order", "Door 1", 'value="Ann"'])
      expect(html).toContain(text);
    const { lines: _lines, ...typed } = checkoutFields({ key: aKey(), total: String(totalCents) });
    const refused = await postQuotes(page, { ...typed, "mailingAddress.zip": "", reviewed: "" });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('value="1 Mill Lane"');
    const cheaper = await postQuotes(page, { ...typed, total: "1" });
    expect(cheaper.status).toBe(409);
    const placed = await postQuotes(page, typed);
    expect([placed.status, placed.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/orders\/\w+\?placed$/),
    ]);
    expect(await textOf(await openQuotes(page))).toContain("This quote has been ordered.");
    const again = await postQuotes(page, { ...typed, key: aKey() });
    expect(again.headers.get("Location")).toBe(page);
    expect(await textOf(await openQuotes(PATH, admin))).toMatch(new RegExp(`${number}.*Ordered as`, "s"));
  });

  it("orders nothing once it is withdrawn, until it is made valid again", async () => {
    const { number, page, totalCents } = await make();
    const press = (intent: string) => postQuotes(PATH, { intent, quote: number }, admin);
    expect((await press("withdraw")).headers.get("Location")).toBe(`${PATH}?done=withdrawn&quote=${number}`);
    const shown = await textOf(await openQuotes(page));
    expect(shown).toContain("We withdrew this quote.");
    expect(shown).not.toContain("Door 1");
    const { lines: _lines, ...typed } = checkoutFields({ key: aKey(), total: String(totalCents) });
    expect((await postQuotes(page, typed)).headers.get("Location")).toBe(page);
    expect((await press("restore")).headers.get("Location")).toBe(`${PATH}?done=restored&quote=${number}`);
    expect((await postQuotes(page, typed)).headers.get("Location")).toMatch(/^\/orders\//);
    expect((await press("withdraw")).status).toBe(409);
  });

  it("is refused with reasons, and what was typed stays", async () => {
    const unnamed = await postQuotes(PATH, fields({ firstName: "", email: "nobody", note: "Stay" }), admin);
    expect(unnamed.status).toBe(422);
    const reply = await postQuotes(`${PATH}?_data=routes%2Fadmin.orders_.new`, fields({ firstName: "" }), admin);
    expect(await reply.json()).toMatchObject({ fieldErrors: { firstName: "This field is required" }, problems: [] });
    const unread = await postQuotes(PATH, fields({ lines: "[]" }), admin);
    expect(unread.status).toBe(422);
    expect(await textOf(unread)).toContain("No quote was made or changed.");
    for (const link of ["0".repeat(32), "abc"]) expect((await openQuotes(`/approve/${link}`)).status).toBe(404);
  });
});
