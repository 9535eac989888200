import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LinkedOrder } from "~/ordering/orders/order";
import { listOrderNotes } from "~/ordering/orders/services/order-notes.server";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { accountIdOf, openOrders, placeInShop, postTo } from "../support/order-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const SECRET = "Pays late, be careful.";

const CUSTOMER = "ann-notes@shop.test";

let admin = "";
let customer = "";
let placed: LinkedOrder;
let path = "";

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
  customer = (await signInToShop(await registerInShop({ email: CUSTOMER }))).cookie;
});
beforeEach(async () => {
  placed = await placeInShop({}, await accountIdOf(CUSTOMER));
  path = `/admin/orders/${placed.order.number}`;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];
const save = (fields: Readonly<Record<string, string>>) => postTo(`${path}/notes`, fields, admin);

describe("the shop's notes on an order", () => {
  it("are on its admin page, with who wrote them, and never with the customer", async () => {
    expect(outcome(await save({ text: ` ${SECRET} `, forWorkshop: "on" }))).toEqual([303, `${path}?done=noted`]);
    const html = await textOf(await openOrders(`${path}?done=noted`, admin));
    for (const text of [SECRET, "Shown to the workshop", "The note is saved.", ADMIN.email])
      expect(html).toContain(text);
    const { number } = placed.order;
    const ways = [
      [`/orders/${placed.link}`, "routes/orders.$link"],
      [`/account/orders/${number}`, "routes/account.orders.$number"],
      ["/account/data.json", null],
    ] as const;
    for (const [address, route] of ways) {
      const asked = route ? [address, `${address}?_data=${encodeURIComponent(route)}`] : [address];
      for (const one of asked) {
        const answer = await openOrders(one, customer);
        expect(answer.status, one).toBe(200);
        const text = await answer.text();
        expect(text, one).toContain(number);
        expect(text, one).not.toContain(SECRET);
      }
    }
  });

  it("are removed and put back by one button each", async () => {
    await save({ text: SECRET });
    const note = String((await listOrderNotes(placed.order.number))[0]?.id);
    expect(outcome(await save({ intent: "remove", note }))).toEqual([303, `${path}?done=note-removed`]);
    const html = await textOf(await openOrders(`${path}?done=note-removed`, admin));
    for (const text of ["The note was removed.", "Undo", "Removed notes (1)"]) expect(html).toContain(text);
    expect(outcome(await save({ intent: "restore", note }))).toEqual([303, `${path}?done=note-restored`]);
    expect(await textOf(await openOrders(path, admin))).not.toContain("Removed notes");
  });

  it("are refused beside the field, with what was typed", async () => {
    const long = "x".repeat(2001);
    const answer = await save({ text: long, forWorkshop: "on" });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const text of [long, "Please use at most 2,000 characters", 'id="internal-note-text-error"'])
      expect(html).toContain(text);
    expect((await save({ text: "  " })).status).toBe(422);
    expect((await save({ intent: "burn", note: "1" })).status).toBe(400);
    expect((await save({ intent: "remove", note: "999999" })).status).toBe(404);
    expect(await listOrderNotes(placed.order.number)).toEqual([]);
  });
});
