import { inspect } from "node:util";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { sitePaths } from "~/base/brand/paths";
import { BusyError } from "~/base/database/busy-error.server";
import { cachedDocuments } from "~/cached-documents.server";
import * as linkedOrders from "~/ordering/orders/stored/linked-orders.server";
import * as orders from "~/ordering/orders/stored/orders.server";
import { aCartItem } from "../support/cart-builders";
import { loggedLines } from "../support/log-lines";
import { aLinkedOrder, LINK } from "../support/placed-order-builders";
import "../support/shop-env";
import { openOrders, pressOn } from "../support/order-shop";

const lines = loggedLines();
const logged = () => inspect(lines, { depth: null });

const PAGE = `/orders/${LINK}`;
const DATA = "_data=routes%2Forders.%24link";
const NEW_LINK = "fedcba9876543210".repeat(2);
let find: MockInstance<typeof orders.findOrderByLink>;
let cancel: MockInstance<typeof linkedOrders.cancelOrder>;
let renew: MockInstance<typeof linkedOrders.renewLink>;
const busy = () => new BusyError("another process holds the database", 5);

/** The secrets with which a change was asked for. */
const linksOf = ({ mock: { calls } }: typeof cancel | typeof renew) => calls.map(([, link]) => link);

beforeEach(() => {
  find = vi.spyOn(orders, "findOrderByLink");
  cancel = vi.spyOn(linkedOrders, "cancelOrder");
  renew = vi.spyOn(linkedOrders, "renewLink");
  find.mockResolvedValue(aLinkedOrder());
});

describe("an order's page", () => {
  it("shows the order to a visitor with its secret, and is never cached", async () => {
    const answer = await openOrders(PAGE);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(find).toHaveBeenCalledWith(expect.anything(), LINK);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    for (const text of [
      ...["Order HV-1042</h1>", "Ann Lee", "Lee Kitchens", "1 Mill Lane", "Portland, OR 97210", "Miller kitchen"],
      ...["PO-77", "Please call before delivery.", "Pieces of Ashby", "Sink", "$126.00", "before tax and freight"],
      ...["Received", "Next: confirmed", "Yes, cancel the order", "Pacific Time", `${PAGE}/cut-list.csv`],
    ]) {
      expect(html, text).toContain(text);
    }
    expect(html).not.toContain("Thank you.");
  });

  it("is not in the lists of the cache, the sitemap and robots.txt", async () => {
    for (const path of [PAGE, `${PAGE}/cut-list.csv`, "/account/orders/HV-1042"]) {
      expect(cachedDocuments.queryOf(path)).toBeUndefined();
    }
    expect(sitePaths.filter(({ path }) => path.startsWith("/orders"))).toEqual([]);
  });

  it("shows the number after placing, and says that a guest needs its address", async () => {
    const html = await (await openOrders(`${PAGE}?placed`)).text();
    expect(html).toContain("Thank you. Your order is HV-1042.");
    expect(html).toContain("We e-mailed you a link to this page. Bookmark it, too.");
  });

  it("sends its data to a client-side navigation, uncached", async () => {
    const answer = await openOrders(`${PAGE}?placed=&${DATA}`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const data = await answer.json();
    expect(data).toMatchObject({ order: { number: "HV-1042" }, isGuest: true, notice: "placed" });
  });

  it.each([
    ["", ""],
    [`?${DATA}`, ""],
    ["", "/cut-list.csv"],
  ])("is the same 404 for an unknown, malformed or withdrawn secret: page%s%s", async (query, file) => {
    find.mockReset();
    const other = "0".repeat(32);
    const answers = [other, "abc", other.toUpperCase().replaceAll("0", "A"), `${other}0`, "%20", "%2e%2e%2f"].map(
      async (link) => {
        const answer = await openOrders(`/orders/${link}${file}${query}`);
        const headers = [...answer.headers].filter(([name]) => name !== "date");
        return { status: answer.status, headers, body: (await answer.text()).replaceAll(encodeURI(link), "") };
      },
    );
    const [unknown, ...others] = await Promise.all(answers);
    expect(unknown?.body).toMatch(/Page not found|There is no order/);
    expect(unknown?.status).toBe(404);
    expect(unknown?.headers).toContainEqual(["cache-control", "no-store"]);
    for (const answer of others) {
      expect(answer).toEqual(unknown);
    }
    expect(logged()).not.toContain(other);
  });

  it("says that it cannot be shown while the database is busy, and logs no secret", async () => {
    find.mockRejectedValue(busy());
    expect((await openOrders(PAGE)).status).toBe(503);
    expect((await openOrders(`${PAGE}?${DATA}`)).status).toBe(503);
    find.mockRejectedValue(new TypeError("a bug"));
    expect((await openOrders(PAGE)).status).toBe(500);
    expect(logged()).toContain("a bug");
    expect(logged()).not.toContain(LINK);
  });
});

describe("an order's cut list as a file", () => {
  it("is a download, in which no spreadsheet finds formulas", async () => {
    const [door] = aCartItem().doors;
    if (!door) throw new Error("no door");
    find.mockResolvedValue(aLinkedOrder({ lines: [aCartItem({ doors: [{ ...door, location: "=1+1" }] })] }));
    const answer = await openOrders(`${PAGE}/cut-list.csv`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="hv-1042-cut-list.csv"');
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text).toMatch(/^\uFEFFWidth \(in\),.*\r\n24,36,1,'=1\+1,Ashby,Door,.*\r\n$/);
  });
});

describe("canceling an order on its page", () => {
  it("is done once, and leads back to the page, which says so", async () => {
    cancel.mockResolvedValue("cancelled");
    const answer = await pressOn(`${PAGE}?placed`, "cancel");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PAGE}?done=cancelled`]);
    expect(linksOf(cancel)).toEqual([LINK]);
    find.mockResolvedValue(aLinkedOrder({ state: "cancelled" }));
    const html = await (await openOrders(`${PAGE}?done=cancelled`)).text();
    expect(html).toContain("Order HV-1042 is canceled.");
    expect(html).not.toContain("Yes, cancel the order");
  });

  it("is refused when it is too late, with another way", async () => {
    cancel.mockResolvedValue("not free");
    find.mockResolvedValue(aLinkedOrder({ state: "confirmed", placedAt: "2026-01-05T18:00:00.000Z" }));
    const answer = await pressOn(PAGE, "cancel");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([409, "no-store"]);
    const html = await answer.text();
    expect(html).toContain("Order HV-1042 was not canceled.");
    expect(html).toContain("It has moved on");
    expect(html).toContain("tel:");
    expect(html).not.toContain("Yes, cancel the order");
  });

  it("reports a database that is busy", async () => {
    cancel.mockRejectedValue(busy());
    const answer = await pressOn(PAGE, "cancel");
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.text()).toContain("We cannot tell whether the order was canceled.");
  });

  it.each(["abc", "0".repeat(32)])("is 404 if there is no such page: %s", async (link) => {
    expect((await pressOn(`/orders/${link}`, "cancel")).status).toBe(404);
    expect(cancel).toHaveBeenCalledTimes(link === "abc" ? 0 : 1);
  });

  it("is refused from another site, and for an unknown button", async () => {
    expect((await pressOn(PAGE, "cancel", "", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await pressOn(PAGE, "delete")).status).toBe(400);
    expect((await openOrders(`${PAGE}?intent=cancel`)).status).toBe(200);
    expect(cancel).not.toHaveBeenCalled();
    expect(renew).not.toHaveBeenCalled();
  });
});

describe("a new address for an order's page", () => {
  it("is where its button leads", async () => {
    renew.mockResolvedValue(NEW_LINK);
    const answer = await pressOn(PAGE, "renew-link");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/orders/${NEW_LINK}?done=renewed`]);
    expect(linksOf(renew)).toEqual([LINK]);
    find.mockResolvedValue({ ...aLinkedOrder(), link: NEW_LINK });
    const html = await (await openOrders(`/orders/${NEW_LINK}?done=renewed`)).text();
    expect(html).toContain("This order has a new address.");
    expect(html).not.toContain(LINK);
  });

  it("is not made for a page that is gone", async () => {
    expect((await pressOn(PAGE, "renew-link")).status).toBe(404);
    expect(logged()).not.toContain(LINK);
  });
});
