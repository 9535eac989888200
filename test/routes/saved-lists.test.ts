import { beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import * as lists from "~/ordering/lists/lists.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import * as orders from "~/ordering/orders/stored/orders.server";
import { aCartItem } from "../support/cart-builders";
import "../support/shop-env";
import { openLists, postLists } from "../support/list-shop";
import { MAIL_SHOP } from "../support/mail-shop";
import { accountIdOf, placeInShop } from "../support/order-shop";
import { aLinkedOrder } from "../support/placed-order-builders";
import { registerInShop, signInToShop } from "../support/shop-session";

const LISTS = "/account/measurements";
const DOOR = {
  intent: "save-list",
  "leaveOut.drawers": "on",
  "doors[0].widthInches": "15 1/2",
  "doors[0].heightInches": "30",
  "doors[0].location": "Sink <b>",
};

let ann = "";
let bob = "";
beforeAll(async () => {
  ann = (await signInToShop(await registerInShop({ email: "ann-lists@shop.test" }))).cookie;
  bob = (await signInToShop(await registerInShop({ email: "bob-lists@shop.test" }))).cookie;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** The path of a newly saved list. */
async function save(cookie: string, change: Readonly<Record<string, string>> = {}, style = "ashby"): Promise<string> {
  const answer = await postLists(`${LISTS}?style=${style}`, { ...DOOR, ...change }, cookie);
  expect(answer.status).toBe(303);
  return (answer.headers.get("Location") ?? "").replace(/\?.*/, "");
}

describe("saving a list", () => {
  it("saves an order form, and shows it with every style that it can be opened in", async () => {
    const path = await save(ann);
    const answer = await openLists(`${path}?done=saved`, ann);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const html = await textOf(answer);
    for (const text of [
      ...["The list is saved", "Sink &lt;b&gt;", "$64.58", "Open in Ashby", 'action="/product/ashby#order"'],
      ...['formaction="/product/calder#order"', 'name="leaveOut.drawers"', 'name="doors[0].widthFraction"'],
    ]) {
      expect(html, text).toContain(text);
    }
    expect(await textOf(await openLists(LISTS, ann))).toContain(`href="${path}"`);
  });

  it("saves the finish, and prices, shows and opens the list in it", async () => {
    const path = await save(ann, { finish: "Sage" }, "bellamy");
    const html = await textOf(await openLists(path, ann));
    for (const text of [
      "Bellamy, Sage</h1>",
      'name="finish" readonly="" value="Sage"',
      "$33.00",
      "$106.56",
      "Open in Bellamy, Sage",
    ]) {
      expect(html, text).toContain(text);
    }
    expect(await textOf(await openLists(LISTS, ann))).toContain("Bellamy, Sage</td>");
    const copied = await postLists(path, { intent: "copy" }, ann);
    const copy = (copied.headers.get("Location") ?? "").replace(/\?.*/, "");
    expect(await textOf(await openLists(copy, ann))).toContain('name="finish" readonly="" value="Sage"');
    const plain = await save(ann, { finish: "Clear satin lacquer" }, "bellamy");
    const asSold = await textOf(await openLists(plain, ann));
    for (const text of ["Bellamy</h1>", "Open in Bellamy<"]) expect(asSold).toContain(text);
    expect(asSold).not.toContain('name="finish"');
    await postLists(plain, { intent: "replace", older: copy.slice(LISTS.length + 1) }, ann);
    expect(await textOf(await openLists(copy, ann))).not.toContain('name="finish"');
  });

  it("says that a finish is gone, prices nothing in it, and links to other styles", async () => {
    const path = await save(ann, { finish: "Plaid" }, "bellamy");
    const html = await textOf(await openLists(path, ann));
    for (const text of ["Bellamy is no longer sold in Plaid", 'formaction="/product/bellamy#order"']) {
      expect(html).toContain(text);
    }
    for (const text of ["Open in Bellamy", "Pieces, at today"]) expect(html).not.toContain(text);
    expect(await textOf(await openLists(LISTS, ann))).toContain("No longer sold");
  });

  it("saves a list for each line of a cart", async () => {
    const lines = JSON.stringify([aCartItem(), aCartItem({ productTitle: "Another" })]);
    const answer = await postLists(LISTS, { intent: "save-lines", lines, job: "Lee" }, bob);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${LISTS}?done=saved`]);
    const html = await textOf(await openLists(`${LISTS}?done=saved`, bob));
    for (const text of ["one list for each of its lines", "Lee, Another", `Lee, ${aCartItem().productTitle}`]) {
      expect(html).toContain(text);
    }
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ["a size that cannot be read", { ...DOOR, "doors[0].widthInches": "wide" }, "cannot be read. Go back"],
    ["nothing", { intent: "save-list" }, "nothing in the list yet"],
    ["a cart that is none", { intent: "save-lines", lines: "[1]" }, "could not be read, or are more"],
  ])("is refused with its reason: %s", async (_what, fields, reason) => {
    const answer = await postLists(`${LISTS}?style=ashby`, fields, ann);
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain(reason);
  });

  it("is refused for an unknown style", async () => {
    expect((await postLists(`${LISTS}?style=nope`, DOOR, ann)).status).toBe(404);
    expect((await postLists(`${LISTS}?style=%2e%2e`, DOOR, ann)).status).toBe(404);
  });

  it("says when the account is full, and when the database is busy", async () => {
    vi.spyOn(lists, "saveList").mockResolvedValueOnce(null);
    const full = await postLists(`${LISTS}?style=ashby`, DOOR, ann);
    expect([full.status, (await textOf(full)).includes("has 200 lists")]).toEqual([409, true]);
    vi.spyOn(lists, "saveList").mockRejectedValueOnce(new BusyError("another process holds the database", 5));
    const gone = await postLists(`${LISTS}?style=ashby`, DOOR, ann);
    expect([gone.status, (await textOf(gone)).includes("the same list is saved only once")]).toEqual([503, true]);
  });
});

describe("a saved list", () => {
  it("is renamed, copied and deleted", async () => {
    const path = await save(ann, { "doors[0].location": "Pantry" });
    const renamed = await postLists(path, { intent: "rename", name: " Miller\nkitchen ", revision: "1" }, ann);
    expect([renamed.status, renamed.headers.get("Location")]).toEqual([303, `${path}?done=renamed`]);
    expect(await textOf(await openLists(path, ann))).toContain("Miller kitchen</h1>");
    const late = await postLists(path, { intent: "rename", name: "Late", revision: "1" }, ann);
    expect([late.status, (await textOf(late)).includes("changed in another window")]).toEqual([409, true]);
    const nameless = await postLists(path, { intent: "rename", name: " ", revision: "2" }, ann);
    expect([nameless.status, (await textOf(nameless)).includes("Please give the list a name")]).toEqual([422, true]);
    const copied = await postLists(path, { intent: "copy" }, ann);
    const copy = (copied.headers.get("Location") ?? "").replace(/\?.*/, "");
    expect(copy).not.toBe(path);
    expect(await textOf(await openLists(copy, ann))).toContain("(copy)</h1>");
    const deleted = await postLists(path, { intent: "delete" }, ann);
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, `${LISTS}?done=deleted`]);
    expect((await openLists(path, ann)).status).toBe(404);
    expect((await postLists(path, { intent: "delete" }, ann)).status).toBe(404);
  });

  it("can replace an older one, which retains its name and address", async () => {
    const older = await save(ann, { "doors[0].location": "Porch" });
    await postLists(older, { intent: "rename", name: "Porch doors", revision: "1" }, ann);
    const newer = await save(ann, { "doors[0].location": "Porch, wider", "doors[0].widthInches": "18" });
    expect(await textOf(await openLists(newer, ann))).toContain(
      `<option value="${older.slice(LISTS.length + 1)}">Porch`,
    );
    const fields = { intent: "replace", older: older.slice(LISTS.length + 1) };
    expect((await postLists(newer, fields, bob)).status).toBe(404);
    const replaced = await postLists(newer, fields, ann);
    expect([replaced.status, replaced.headers.get("Location")]).toEqual([303, `${older}?done=replaced`]);
    const html = await textOf(await openLists(`${older}?done=replaced`, ann));
    for (const text of ["Porch doors</h1>", "Porch, wider", "The list now holds"]) expect(html).toContain(text);
    expect((await openLists(newer, ann)).status).toBe(404);
  });

  it("does not replace itself, another customer's list, a list that has just changed, or none", async () => {
    const path = await save(ann, { "doors[0].location": "Cellar" });
    const idOf = (list: string) => list.slice(LISTS.length + 1);
    const theirs = await save(bob, { "doors[0].location": "Loft" });
    for (const older of ["", idOf(path), idOf(theirs), "0".repeat(32)]) {
      const answer = await postLists(path, { intent: "replace", older }, ann);
      expect([answer.status, (await textOf(answer)).includes("Choose the list that this one should replace")]).toEqual([
        422,
        true,
      ]);
    }
    expect(await textOf(await openLists(theirs, bob))).toContain("Loft");
    const other = await save(ann, { "doors[0].location": "Garage" });
    vi.spyOn(lists, "changeList").mockResolvedValueOnce("changed");
    const late = await postLists(path, { intent: "replace", older: idOf(other) }, ann);
    expect([late.status, (await textOf(late)).includes("changed in another window just now")]).toEqual([409, true]);
    expect(await textOf(await openLists(path, ann))).toContain("Cellar");
  });

  it("refuses unknown buttons", async () => {
    const path = await save(ann, { "doors[0].location": "Attic" });
    expect((await postLists(path, { intent: "burn" }, ann)).status).toBe(400);
    expect(await textOf(await openLists(path, ann))).toContain("Attic");
  });

  it("is named on the page of saved items", async () => {
    expect(await textOf(await openLists("/account/saved", ann))).toContain("Your saved lists are under Measurements.");
  });
});

describe("an earlier order", () => {
  it("can be ordered again at today's price, with the changes named", async () => {
    const order = aLinkedOrder({
      lines: [aCartItem({ pricePerSqFt: 19 }), aCartItem({ productId: "gone", productTitle: "Gone" })],
    });
    vi.spyOn(orders, "findCustomersOrder").mockResolvedValueOnce(order);
    const html = await textOf(await openLists("/account/reorder/HV-1042", ann));
    for (const text of ["Reorder HV-1042", "What changed", "instead of $19.00", "is no longer sold", "Tick all"]) {
      expect(html, text).toContain(text);
    }
  });

  it("is compared at its customer's own price, then and now", async () => {
    const line = aCartItem({ pricePerSqFt: 18 });
    const pricing = { discount: 110, leastSquareInches: 0, lines: [{ listCents: 12_600, cents: 11_214 }] };
    vi.spyOn(orders, "findCustomersOrder").mockResolvedValueOnce(
      aLinkedOrder({ lines: [line], totalCents: 11_214, pricing }),
    );
    const html = await textOf(await openLists("/account/reorder/HV-1042", ann));
    expect(html).not.toContain("Prices have not changed since then");
    expect(html).toContain("It was 11% off each piece.");
  });

  it("begins with nothing ticked, and ticks all before JavaScript runs", async () => {
    vi.spyOn(orders, "findCustomersOrder").mockResolvedValue(
      aLinkedOrder({ lines: [aCartItem({ pricePerSqFt: 18 })] }),
    );
    const ticked = (html: string) =>
      html.match(/<input[^>]*type="checkbox"[^>]*>/g)?.map((box) => / checked=/.test(box));
    const path = "/account/reorder/HV-1042";
    const html = await textOf(await openLists(path, ann));
    expect(ticked(html)).toEqual([false]);
    expect(html).toMatch(/\$\d+\.\d\d each/);
    expect(html).not.toContain("Order only these");
    const all = await textOf(await postLists(path, { tick: "all", "quantity-0-doors-0": "1" }, ann));
    expect(ticked(all)).toEqual([true]);
    expect(all).toContain("Order only these");
  });

  it("is listed with all others", async () => {
    const customerId = await accountIdOf("ann-lists@shop.test");
    const open = await placeInShop({}, customerId);
    const over = await placeInShop({}, customerId);
    await cancelOrder(await shopDatabase(), over.link, MAIL_SHOP, Date.now());
    const html = await textOf(await openLists("/account/reorder", ann));
    for (const { order } of [open, over]) expect(html).toContain(`href="/account/reorder/${order.number}"`);
  });
});

describe("the page of shared pieces", () => {
  it("is the same for every visitor, with today's prices and a note for browsers without JavaScript", async () => {
    const answer = await openLists("/cart/shared");
    expect([answer.status, answer.headers.get("Cache-Control")?.startsWith("public")]).toEqual([200, true]);
    const html = await textOf(answer);
    for (const text of ["<noscript>", "needs JavaScript", "nothing is in your cart yet"]) expect(html).toContain(text);
  });
});
