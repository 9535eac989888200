import { beforeAll, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import { checkoutValidator } from "~/ordering/checkout/checkout-form";
import type { LinkedOrder } from "~/ordering/orders/order";
import { agreedPart } from "~/ordering/orders/stored/mail-parts.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { checkoutFields } from "../support/checkout-fields";
import { ADMIN } from "../support/embedded-backend";
import { openOrders, placeInShop } from "../support/order-shop";
import "../support/shop-env";
import { signInToShop } from "../support/shop-session";

const CONTACT = "Sam, (503) 555-0177";
const WORDS = ["Home or job site, liftgate needed", CONTACT];

let admin = "";
let placed: LinkedOrder;
beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
  placed = await placeInShop({ delivery: "liftgate", deliveryContact: CONTACT });
});

const textOf = async (path: string, cookie = "") =>
  (await (await openOrders(path, cookie)).text()).replaceAll("<!-- -->", "").replaceAll(/<\/?span[^>]*>/g, "");

describe("how an order is delivered", () => {
  it("is read on its page, in the office, on the work order, and in the customer's mail", async () => {
    const { link, order } = placed;
    const pages = [
      await textOf(`/orders/${link}`),
      await textOf(`/admin/orders/${order.number}`, admin),
      await textOf(`/admin/orders/${order.number}/work-order`, admin),
    ];
    for (const page of pages) for (const words of WORDS) expect(page).toContain(words);
    expect(agreedPart(placed, "America/Los_Angeles")).toMatchObject({
      facts: expect.arrayContaining([
        ["Delivery:", WORDS[0]],
        ["Contact on delivery day:", CONTACT],
      ]),
    });
  });

  it("can be changed before JavaScript runs, and the comparison has both in words", async () => {
    const path = `/orders/${placed.link}/change`;
    const html = await textOf(path);
    expect(html).toMatch(/<option value="liftgate" selected="">Home or job site, liftgate needed/);
    const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*name="([^"]+)"[^>]*>/g)];
    expect(fields.map(([, name]) => name)).toEqual(expect.arrayContaining(["delivery", "deliveryContact"]));
  });
});

describe("an order that its customer picks up", () => {
  it("has no question about the address", async () => {
    const box = { "mailingAddress.address1": "PO Box 12" };
    const errorsOf = async (fields: Readonly<Record<string, string>>) =>
      (await checkoutValidator.validate(new URLSearchParams(checkoutFields(fields)))).error?.fieldErrors ?? {};
    expect(Object.keys(await errorsOf(box))).toEqual(["addressSure"]);
    expect(await errorsOf({ ...box, delivery: "pick-up" })).toEqual({});
    expect(await findOrderByLink((await shopDatabase()).db, placed.link)).toMatchObject({
      order: { delivery: "liftgate", deliveryContact: CONTACT },
    });
  });
});
