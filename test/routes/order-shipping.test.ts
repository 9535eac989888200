import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { openOrders, placeInShop, postTo } from "../support/order-shop";
import { signInToShop } from "../support/shop-session";
import { putOrder } from "../support/stored-orders";

const SHIPPED = { intent: "ship", carrier: "FedEx", tracking: "7946 1234", cartons: "2", weight: "95" };

let admin = "";
let placed: LinkedOrder;
let path = "";

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});
beforeEach(async () => {
  placed = await placeInShop();
  path = `/admin/orders/${placed.order.number}`;
  await putOrder(await shopDatabase(), placed.order.number, ["confirmed", "in-production"], Date.now());
});

async function now(): Promise<OrderFile> {
  const file = await findOrderFile((await shopDatabase()).db, placed.order.number);
  if (!file) throw new Error("the order is gone");
  return file;
}

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const send = async (fields: Readonly<Record<string, string>>, revision?: string) =>
  postTo(path, { revision: revision ?? String((await now()).revision), ...fields }, admin);

describe("a correction of contact and address", () => {
  const CORRECTION = {
    intent: "correct",
    name: "Zoe Quatermain",
    phone: "(503) 555-0111",
    businessName: "",
    "mailingAddress.address1": "9 Other Road",
    "mailingAddress.address2": "",
    "mailingAddress.city": "Salem",
    "mailingAddress.province": "Oregon",
    "mailingAddress.zip": "97301",
    "mailingAddress.country": "US",
  };

  it("is saved at once and said", async () => {
    expect(await textOf(await openOrders(path, admin))).toContain("Correct contact and address");
    const answer = await send(CORRECTION);
    expect(answer.headers.get("Location")).toBe(`${path}?done=correction`);
    const html = await textOf(await openOrders(`${path}?done=correction`, admin));
    for (const text of ["The correction is saved.", "9 Other Road", "Contact or delivery address corrected"])
      expect(html).toContain(text);
  });

  it("is refused beside its fields, with everything typed", async () => {
    const answer = await send({ ...CORRECTION, phone: "call me", "mailingAddress.zip": "9730" });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const text of ['value="call me"', 'value="9730"', 'value="9 Other Road"', "valid phone number"])
      expect(html).toContain(text);
  });
});

describe("marking an order as shipped", () => {
  it("offers the weight of the pieces, and a list of carriers", async () => {
    const html = await textOf(await openOrders(path, admin));
    for (const text of ['name="carrier"', "<datalist", "Old Dominion", "Pieces alone: 10 lb"])
      expect(html).toContain(text);
    expect(html).toMatch(/name="weight"[^>]*value="10"|value="10"[^>]*name="weight"/);
  });

  it("stores how, and shows it to the customer with a link that has no typed text", async () => {
    const answer = await send(SHIPPED);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}?done=shipped`]);
    const own = await textOf(await openOrders(`/orders/${placed.link}`));
    for (const text of ["FedEx", "7946 1234", "95 lb", 'href="https://www.fedex.com/fedextrack/"', "Track it at FedEx"])
      expect(own).toContain(text);
    const html = await textOf(await openOrders(path, admin));
    for (const text of ['value="7946 1234"', "Save shipping details"]) expect(html).toContain(text);
  });

  it("is refused beside its fields, in sight, with everything typed", async () => {
    const answer = await send({ ...SHIPPED, cartons: "some", __rvfInternalFormId: "order-shipment-1" });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const text of ['value="some"', 'value="7946 1234"', 'id="order-shipment-1-cartons-error"'])
      expect(html).toContain(text);
    expect(html).not.toContain("Next: Mark as shipped");
    expect((await now()).order.state).toBe("in-production");
  });

  it("is corrected later, unless somebody else was faster", async () => {
    await send(SHIPPED);
    const seen = String((await now()).revision);
    const corrected = await send({ ...SHIPPED, intent: "shipment", tracking: "7946 5678" }, seen);
    expect(corrected.headers.get("Location")).toBe(`${path}?done=shipment`);
    const late = { ...SHIPPED, intent: "shipment", tracking: "0000", __rvfInternalFormId: "order-shipment-2" };
    const answer = await send(late, seen);
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    for (const text of [
      "has changed since you saw it",
      "Shipping details changed",
      "still in its fields",
      'value="0000"',
    ])
      expect(html).toContain(text);
    expect((await now()).shipment.trackingNumber).toBe("7946 5678");
  });
});
