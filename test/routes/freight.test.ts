import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { freightAnswer, orderFreight } from "~/ordering/orders/order-freight";
import { linesCents } from "~/ordering/orders/order-price";
import { provider } from "~/provider/provider.server";
import * as checkout from "~/routes/checkout";
import type { Product } from "~/trade/catalog/product";
import { formatCents } from "~/trade/measure/money";
import type { Door } from "~/trade/measure/piece";
import { checkoutFields } from "../support/checkout-fields";
import { ADMIN } from "../support/embedded-backend";
import { aDoor, aKey, anOrderLine } from "../support/order-builders";
import { openOrders, placeInShop, postTo } from "../support/order-shop";
import { openQuotes, postQuotes } from "../support/quote-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

const handle = routedShop({ checkout: ["checkout", checkout] });

let [ann, admin] = ["", ""];
let ashby: Product;
beforeAll(async () => {
  ann = (await signInToShop(await registerInShop({ email: "ann-freight@shop.test" }))).cookie;
  admin = (await signInToShop(ADMIN)).cookie;
  const found = await provider().getProduct("ashby");
  if (!found) throw new Error("the catalog has no ashby");
  ashby = found;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

const doors = (count: number, change: Partial<Door> = {}): readonly Door[] =>
  Array.from({ length: count }, (_, at) => aDoor({ location: `Wall ${at}`, ...change }));

const TALL: Partial<Door> = { height: { inches: 49, fraction: "0" } };

const CARTS: readonly (readonly [
  what: string,
  doors: () => readonly Door[],
  to: { zip: string; province: string },
  delivery: string,
  shown: RegExp,
])[] = [
  ["a parcel", () => doors(2), { zip: "97214", province: "OR" }, "", /^About \$\d+ to 97214$/],
  ["a kitchen, nothing chosen", () => doors(12), { zip: "97214", province: "OR" }, "", /^About \$195 to 97214$/],
  ["a kitchen to a dock far away", () => doors(30), { zip: "10001", province: "NY" }, "loading-dock", /^About \$360 /],
  ["a kitchen to a forklift", () => doors(12), { zip: "97214", province: "OR" }, "forklift", /^About \$145 to 97214$/],
  ["tall doors", () => doors(2, TALL), { zip: "77002", province: "TX" }, "liftgate", /^About \$315 to 77002$/],
  ["a kitchen that is picked up", () => doors(12), { zip: "97214", province: "OR" }, "pick-up", /^No freight/],
  ["a kitchen to an island", () => doors(12), { zip: "96801", province: "HI" }, "", /^A truck does not reach Hawaii/],
];

describe("freight to a ZIP code", () => {
  it.each(CARTS)("is one sum from checkout to the office's offer: %s", async (_, piecesOf, to, delivery, shown) => {
    const lines = [anOrderLine(ashby, { doors: piecesOf() })];
    const target = { zip: to.zip, delivery };
    const freight = orderFreight(lines, target, {});
    if (!freight) throw new Error("these pieces have no freight");
    const { text } = freightAnswer(freight, target);
    expect(text).toMatch(shown);

    const address = { "mailingAddress.zip": to.zip, "mailingAddress.province": to.province };
    const body = new URLSearchParams(checkoutFields({ ...address, delivery, estimate: "yes", key: aKey() }, lines));
    const asked = await handle(new Request(`${SHOP}/checkout`, { method: "POST", body }));
    expect(asked.status).toBe(200);
    const checkoutHtml = await textOf(asked);
    expect(checkoutHtml).toContain(`>${text}<`);
    expect(checkoutHtml).toContain('value="Lee kitchen"');

    const { link, order } = await placeInShop({
      lines,
      totalCents: linesCents(lines),
      delivery,
      address: { address1: "1 Mill Lane", address2: "", city: "Portland", country: "US", ...to },
    });
    expect(await textOf(await openOrders(`/orders/${link}`))).toContain(`>${text}<`);

    const office = await textOf(await openOrders(`/admin/orders/${order.number}`, admin));
    const offered =
      /name="freight"[^>]* value="([^"]*)"/.exec(office) ?? /value="([^"]*)"[^>]* name="freight"/.exec(office);
    const cents = freight.kind === "sum" ? freight.cents : 0;
    expect(offered?.[1] ?? "").toBe(cents > 0 ? formatCents(cents) : "");

    if (delivery !== "") return;
    const made = await postQuotes(
      "/account/quotes",
      { lines: JSON.stringify(lines), job: "Miller", total: String(order.totalCents), key: aKey() },
      ann,
    );
    const path = (made.headers.get("Location") ?? "").replace(/\?.*/, "");
    expect(await textOf(await openQuotes(`${path}?freightZip=${to.zip}`, ann))).toContain(`>${text}<`);
  });

  it("is what the order is confirmed with, unless the office says otherwise", async () => {
    const lines = [anOrderLine(ashby, { doors: doors(12) })];
    const offered = { offeredFreight: "$195.00", freight: "$195.00", noTax: "on", shipsOn: "", revision: "0" };
    const confirm = async (change: Readonly<Record<string, string>>) => {
      const { order } = await placeInShop({ lines, totalCents: linesCents(lines) });
      const path = `/admin/orders/${order.number}`;
      const answer = await postTo(path, { intent: "confirm", ...offered, ...change }, admin);
      expect(answer.status, await answer.clone().text()).toBe(303);
      return textOf(await openOrders(path, admin));
    };
    expect(await confirm({})).toContain("$195.00");
    expect(await confirm({ noFreight: "on" })).not.toContain("$195.00");
  });
});
