import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { answerOrder } from "~/ordering/orders/stored/file-changes.server";
import { writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../../../../support/mail-shop";
import { anOrderRequest } from "../../../../support/order-builders";
import { createOrderTestShop, type OrderTestShop } from "../../../../support/order-test-shop";

describe("the list of all orders", () => {
  let shop: OrderTestShop;
  let links: string[];
  const start = Date.UTC(2026, 0, 5);

  beforeAll(async () => {
    shop = await createOrderTestShop();
    const { database, line } = shop;
    const dealer = { id: "d1", email: "dealer@site.test", firstName: "Di", lastName: "Low", tags: ["dealer"] };
    await rememberAccount(database, { ...dealer, emailConfirmed: false });
    const contact = anOrderRequest([line]).contact;
    const orders = [
      { contact: { ...contact, firstName: "ÉLODIE", lastName: "O'Hara" }, jobName: "100% birch", poNumber: "A_1" },
      {
        contact: { ...contact, email: "Zed@Far.test", businessName: "Zed  Doors" },
        jobName: "[x] \\ *?",
        poNumber: "AB1",
      },
      { contact: { ...contact, lastName: "Straße" }, jobName: "Pantry", poNumber: "" },
    ];
    links = [];
    for (const [index, change] of orders.entries()) {
      shop.clock.now = start + index * DAY_MS;
      links.push((await shop.place(anOrderRequest([line], change), index === 1 ? "d1" : null)).link);
    }
    await write(database, (trx) =>
      trx.updateTable("customer_order").set({ state: "shipped" }).where("number", "=", "TS-1002").execute(),
    );
  });
  afterAll(() => shop.close());

  const numbers = async (change: object) =>
    (await listReceivedOrders(shop.database, { ...EVERY_ORDER, ...change })).orders.map(({ number }) => number);
  const found = (search: string) => numbers({ search });

  it.each<[string, readonly string[]]>([
    ["élod", ["TS-1001"]],
    ["  ÉLODIE   o'hara ", ["TS-1001"]],
    ["o'H", ["TS-1001"]],
    ["zed@FAR", ["TS-1002"]],
    ["zed doors", ["TS-1002"]],
    ["STRASSE", ["TS-1003"]],
    ["straße", ["TS-1003"]],
    ["ts-1003", ["TS-1003"]],
    ["1003", ["TS-1003"]],
    ["antr", ["TS-1003"]],
    ["%", ["TS-1001"]],
    ["a_1", ["TS-1001"]],
    ["_", ["TS-1001"]],
    ["\\", ["TS-1002"]],
    ["*?", ["TS-1002"]],
    ["[x]", ["TS-1002"]],
    ["lee kitchens", ["TS-1003", "TS-1001"]],
    ["o'haralee", []],
    ["elodie", ["TS-1001"]],
    ["o'hara elodie", ["TS-1001"]],
    ["' OR 1=1 --", []],
    ["x".repeat(100_000), []],
    ["\0di\0low", []],
  ])("finds by %j", async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it("ignores empty filters", async () => {
    expect(await found("   ")).toHaveLength(3);
    expect(await numbers({})).toEqual(["TS-1003", "TS-1002", "TS-1001"]);
  });

  it("filters by state, by tier and by time, separately and together", async () => {
    const at = (days: number) => new Date(start + days * DAY_MS).toISOString();
    expect(await numbers({ state: "shipped" })).toEqual(["TS-1002"]);
    expect(await numbers({ tier: "dealer" })).toEqual(["TS-1002"]);
    expect(await numbers({ tier: "guest" })).toEqual(["TS-1003", "TS-1001"]);
    expect(await numbers({ tier: "trade" })).toEqual([]);
    expect(await numbers({ from: at(1) })).toEqual(["TS-1003", "TS-1002"]);
    expect(await numbers({ to: at(1) })).toEqual(["TS-1001"]);
    expect(await numbers({ from: at(1), to: at(2), state: "shipped", tier: "dealer", search: "zed" })).toEqual([
      "TS-1002",
    ]);
    expect(await numbers({ from: at(1), to: at(1) })).toEqual([]);
    expect(await numbers({ tier: "guest", before: "TS-1003" })).toEqual(["TS-1001"]);
  });

  it("shows which messages wait for an answer", async () => {
    const waiting = async () =>
      (await listReceivedOrders(shop.database, EVERY_ORDER)).orders
        .filter(({ isUnanswered }) => isUnanswered)
        .map(({ number }) => number);
    expect(await waiting()).toEqual([]);
    await writeToShop(shop.database, links[0] ?? "", "When?", MAIL_SHOP, start);
    await writeToShop(shop.database, links[1] ?? "", "When?", MAIL_SHOP, start);
    await answerOrder(shop.database, { number: "TS-1002", actorId: "a", shop: MAIL_SHOP }, "Soon.", start);
    expect(await waiting()).toEqual(["TS-1001"]);
    expect(await numbers({ waiting: "message" })).toEqual(["TS-1001"]);
    expect(await numbers({ waiting: "message", search: "ts-1002" })).toEqual([]);
    expect(await numbers({ waiting: "claim" })).toEqual([]);
  });
});
