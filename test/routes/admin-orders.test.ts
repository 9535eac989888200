import { beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { ReceivedOrder } from "~/ordering/orders/order";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import * as receivedOrders from "~/ordering/orders/stored/received-orders.server";
import { ADMIN } from "../support/embedded-backend";
import { anOrderRequest } from "../support/order-builders";
import "../support/shop-env";
import { MAIL_SHOP } from "../support/mail-shop";
import { openOrders, placeInShop as place } from "../support/order-shop";
import { signInToShop } from "../support/shop-session";

const LIST = "/admin/orders";

let list: MockInstance<typeof receivedOrders.listReceivedOrders>;
beforeEach(() => {
  list = vi.spyOn(receivedOrders, "listReceivedOrders");
});

let admin = "";
beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});

const summaryOf = (number: string): ReceivedOrder => ({
  number,
  ...{ state: "delivered", placedAt: "2026-11-02T10:00:00.000Z", jobName: "", poNumber: "", totalCents: 100, count: 1 },
  ...{ firstName: "Ann", lastName: "Lee", businessName: "", link: "", shipsOn: null, isUnanswered: false },
});

const textOf = async (path: string) => (await (await openOrders(path, admin)).text()).replaceAll("<!-- -->", "");
const numbersIn = (html: string) => [...html.matchAll(/href="\/admin\/orders\/(HV-\d+)"/g)].map(([, number]) => number);
const hrefOf = (html: string, label: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

describe("the list of all orders", () => {
  it("has them newest first with links to their files, and preserves the chosen filter between pages", async () => {
    const placed = [];
    for (let count = 0; count < 30; count += 1) placed.push(await place({ jobName: `Job ${count}` }));
    const numbers = placed.map(({ order }) => order.number).reverse();
    const answer = await openOrders(`${LIST}?search=Job&state=received`, admin);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const first = await answer.text();
    expect(numbersIn(first)).toEqual(numbers.slice(0, 25));
    expect(first).toMatch(/name="search"[^>]*value="Job"|value="Job"[^>]*name="search"/);
    expect(first).toContain('<option value="received" selected="">');
    const older = hrefOf(first, "Next page");
    expect(older).toBe(`${LIST}?search=Job&state=received&before=${numbers[24]}`);
    const second = await textOf(older);
    expect(numbersIn(second)).toEqual(numbers.slice(25));
    expect(hrefOf(second, "Previous page")).toBe(`${LIST}?search=Job&state=received`);
    expect(hrefOf(second, "Next page")).toBe("");
  });

  it("finds an order by name and by day, including guests' orders, and says how to find more", async () => {
    const { order } = await place({ contact: { ...anOrderRequest([]).contact, lastName: "Zyx-Miller" } });
    const html = await textOf(`${LIST}?search=zyx-m&tier=guest&from=2000-01-01&to=2099-12-31`);
    expect(numbersIn(html)).toEqual([order.number]);
    expect(numbersIn(await textOf(`${LIST}?search=zyx-m&tier=dealer`))).toEqual([]);
    expect(await textOf(`${LIST}?search=zyx-m&to=2000-01-01`)).toContain(
      "Search for a shorter part of the name or the number",
    );
    expect(await textOf(`${LIST}?from=2026-02-02&to=2026-02-01`)).toContain(
      "The first day is later than the last one.",
    );
    expect(await textOf(`${LIST}?state=finished`)).toContain("Remove the filters one at a time");
  });

  it.each([
    "state=lost&tier=admin&from=x&to=2026-02-30&before=HV-x&before=%3Cscript%3E",
    `search=${"%25_".repeat(3000)}`,
    "search=%22%27%00%1f%F0%9F%98%80&state=&tier=",
    "search=a&search=b&state[]=received&before=",
  ])("ignores a filter that it does not understand: %.60s", async (query) => {
    expect((await openOrders(`${LIST}?${query}`, admin)).status).toBe(200);
  });

  it("marks orders that wait for an answer", async () => {
    const { link, order } = await place();
    await writeToShop(await shopDatabase(), link, "When do you start?", MAIL_SHOP, Date.now());
    const html = await textOf(`${LIST}?search=${order.number}`);
    expect(html).toContain("Waits for an answer");
    expect(await textOf(`${LIST}?search=Job+1`)).not.toContain("Waits for an answer");
  });

  it("marks open claims, and can filter by them", async () => {
    list.mockResolvedValue({
      orders: [
        { ...summaryOf("HV-1"), hasOpenClaim: true },
        { ...summaryOf("HV-2"), isUnanswered: true },
      ],
      olderThan: null,
      hasMore: false,
      sums: null,
    });
    const html = await textOf(`${LIST}?waiting=claim`);
    expect(list.mock.calls.map(([, asked]) => asked)).toEqual([{ ...EVERY_ORDER, waiting: "claim" }]);
    expect(html.match(/Open claim<|Waits for an answer/g)).toEqual(["Open claim<", "Waits for an answer"]);
    expect(html).toMatch(/<option value="claim" selected="">Open claims/);
  });

  it("has a tab for each list that the office works through, and sorts by the heads of its columns", async () => {
    const { order } = await place();
    const html = await textOf(`${LIST}?tab=confirm`);
    const tabs = /aria-label="Orders by state".*?<\/nav>/.exec(html)?.[0] ?? "";
    expect([...tabs.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      ...["confirm", "pay", "make", "ship", "late", "part-paid"].map((tab) => `${LIST}?tab=${tab}`),
      LIST,
    ]);
    expect(tabs).toMatch(/aria-current="page" class="[^"]*">To confirm|aria-current="page"[^>]*>To confirm/);
    expect(numbersIn(html)).toContain(order.number);
    expect(numbersIn(await textOf(`${LIST}?tab=ship`))).not.toContain(order.number);
    const sorted = await textOf(`${LIST}?sort=-total`);
    expect(sorted).toContain('aria-sort="descending"');
    expect(hrefOf(sorted, "Total")).toBe(`${LIST}?sort=total`);
  });

  it("searches with valid filters only", async () => {
    await openOrders(`${LIST}?state=lost&tier=admin&from=x&before=HV-`, admin);
    expect(list.mock.calls.map(([, asked]) => asked)).toEqual([EVERY_ORDER]);
  });
});
