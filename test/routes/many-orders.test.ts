import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { currentCapacity } from "~/house/capacity/capacity-settings.server";
import type { OrderState } from "~/house/capacity/order-state";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import * as list from "~/routes/admin.orders";
import * as cutList from "~/routes/admin.orders_.papers.cut-list";
import * as cuttingPlan from "~/routes/admin.orders_.papers.cutting-plan";
import * as day from "~/routes/admin.orders_.papers.day";
import * as labels from "~/routes/admin.orders_.papers.labels";
import * as csv from "~/routes/admin.orders_.papers.orders[.]csv";
import * as packingSlips from "~/routes/admin.orders_.papers.packing-slips";
import * as workOrders from "~/routes/admin.orders_.papers.work-orders";
import { ADMIN } from "../support/embedded-backend";
import { placeInShop } from "../support/order-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";
import { putOrder } from "../support/stored-orders";

const PAPERS = "/admin/orders/papers";

const handle = routedShop({
  "admin.orders": ["admin/orders", list],
  "admin.orders_.papers.work-orders": ["admin/orders/papers/work-orders", workOrders],
  "admin.orders_.papers.labels": ["admin/orders/papers/labels", labels],
  "admin.orders_.papers.cutting-plan": ["admin/orders/papers/cutting-plan", cuttingPlan],
  "admin.orders_.papers.cut-list": ["admin/orders/papers/cut-list", cutList],
  "admin.orders_.papers.packing-slips": ["admin/orders/papers/packing-slips", packingSlips],
  "admin.orders_.papers.orders[.]csv": ["admin/orders/papers/orders.csv", csv],
  "admin.orders_.papers.day": ["admin/orders/papers/day", day],
});

let cookie = "";
beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
});

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const open = (address: string) => handle(new Request(SHOP + address, { headers: { Cookie: cookie } }));
const shown = async (address: string) => textOf(await open(address));
const query = (numbers: readonly string[]) =>
  new URLSearchParams(numbers.map((number) => ["order", number])).toString();

function press(task: string, numbers: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams([
    ["task", task],
    ...Object.entries(more),
    ...numbers.map((number) => ["order", number]),
  ]);
  return handle(new Request(`${SHOP}/admin/orders`, { method: "POST", headers: { Cookie: cookie }, body }));
}

/** An order in a state; before production, it need not wait for a payment. */
async function placed(states: readonly OrderState[] = [], jobName = "Many") {
  const { order } = await placeInShop({ jobName });
  if (states.length > 0) await putOrder(await shopDatabase(), order.number, states, Date.now());
  return order.number;
}

const CONFIRMED = ["confirmed"] as const;
const MADE = ["confirmed", "in-production"] as const;

/** Says that the invoice of an order was paid. */
async function pay(number: string) {
  await write(await shopDatabase(), async (trx) => {
    const order = trx.selectFrom("customer_order").select("id").where("number", "=", number);
    const paid = trx.updateTable("invoice").set(({ ref }) => ({ paid_cents: ref("total_cents") }));
    await paid.where("order_id", "=", order).execute();
  });
}

const stateOf = async (number: string) => (await findOrderFile((await shopDatabase()).db, number))?.order.state;

describe("starting and shipping many orders", () => {
  it("starts what can be started, names what was left out and why, and undoes it", async () => {
    const [one, other] = [await placed(CONFIRMED), await placed(CONFIRMED)];
    for (const number of [one, other]) await pay(number);
    const [received, unpaid] = [await placed(), await placed(CONFIRMED)];
    const made = await placed(MADE);
    const answer = await press("start", [one, received, unpaid, made, other, "HV-999999"]);
    const html = await textOf(answer);
    expect(answer.status).toBe(200);
    expect(html).toContain(
      `Production of 2 orders has started. Left out: ${received} (not confirmed), ${unpaid} (not paid), ${made} (already in production), HV-999999 (no such order).`,
    );
    expect(html).toMatch(new RegExp(`has not approved the drawings of ${one} and ${other} yet`));
    expect(await Promise.all([one, other, received, unpaid].map(stateOf))).toEqual([
      ...["in-production", "in-production", "received", "confirmed"],
    ]);
    const shownNumbers = `${one} ${other}`;
    expect(html).toContain(`name="shown" value="${shownNumbers}"`);
    expect(await textOf(await press("undo-start", [], { shown: shownNumbers }))).toContain(
      "Undone: 2 orders wait for production again.",
    );
    expect(await stateOf(one)).toBe("confirmed");
  });

  it("marks as shipped, mails it, and undoes only its own step", async () => {
    const [made, confirmed] = [await placed(MADE), await placed(CONFIRMED)];
    const { db } = await shopDatabase();
    const mails = async () =>
      Number(
        (
          await db
            .selectFrom("outbox")
            .select(({ fn }) => fn.countAll().as("count"))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await mails();
    const html = await textOf(await press("ship", [made, confirmed]));
    expect(html).toContain(`1 order is marked as shipped. Left out: ${confirmed} (not in production).`);
    expect([await stateOf(made), await mails()]).toEqual(["shipped", before + 1]);
    expect(await textOf(await press("ship", [made]))).toContain(
      `Nothing was changed. Left out: ${made} (already shipped).`,
    );
    const others = await placed(MADE);
    expect(await textOf(await press("undo-start", [others]))).toContain(`${others} (can no longer be undone)`);
  });

  it("asks to tick an order, and takes at most 200", async () => {
    const none = await press("start", ["x", "<b>"]);
    expect([none.status, await textOf(none)]).toEqual([422, expect.stringContaining("Tick at least one order.")]);
    const most = Array.from({ length: 201 }, (_, at) => `HV-${900_000 + at}`);
    const many = await press("ship", most);
    expect([many.status, await textOf(many)]).toEqual([422, expect.stringContaining("At most 200 orders at a time.")]);
    expect((await press("burn", ["HV-1"])).status).toBe(400);
  });

  it("takes all orders of a list, beyond its page and no others", async () => {
    const own = [];
    for (let count = 0; count < 27; count += 1) own.push(await placed([], "Quux kitchen"));
    const html = await textOf(await press("start", [], { all: "on", list: "search=Quux" }));
    expect(own.filter((number) => html.includes(`${number} (not confirmed)`))).toEqual(own);
    expect(html.match(/\(not confirmed\)/g)?.length).toBeGreaterThanOrEqual(own.length);
    expect(html).not.toContain("(already in production)");
  });
});

describe("the list of orders", () => {
  it("has a box for each row and one for all, and the buttons, without JavaScript", async () => {
    const number = await placed();
    const html = await shown("/admin/orders?tab=confirm");
    expect(html).toContain(`aria-label="Select ${number}"`);
    expect(html).toContain('aria-label="Select all"');
    expect(html).toMatch(/All \d+ of this tab/);
    for (const button of ["Print work orders", "Print labels", "Print cutting plan", "Print packing slips"])
      expect(html).toContain(button);
    expect(html).toMatch(/formaction="\/admin\/orders\?tab=confirm"[^>]*>Start production/i);
  });
});

describe("the papers of many orders", () => {
  let numbers: string[] = [];
  beforeAll(async () => {
    numbers = [await placed(MADE, "Lee kitchen"), await placed(MADE, "Ray kitchen")];
  });

  it("have all work orders on one page, each with its number", async () => {
    const html = await shown(`${PAPERS}/work-orders?${query(numbers)}`);
    expect(html).toContain("Work orders of 2 orders");
    for (const number of numbers) expect(html).toContain(`Materials of ${number}`);
    expect(html).not.toMatch(/\$\d|Mill Lane|@site\.test/);
  });

  it("have labels of several orders on one sheet, without prices", async () => {
    const html = await shown(`${PAPERS}/labels?${query(numbers)}`);
    expect(html.match(/class="label-sheet/g)).toHaveLength(1);
    for (const number of numbers) expect(html).toContain(`${number} rev. 1`);
    const later = await shown(`${PAPERS}/labels?${query(numbers)}&first=30`);
    expect(later.match(/class="label-sheet/g)).toHaveLength(2);
  });

  it("have one cutting plan, which leaves out and names what must not be sawn", async () => {
    const received = await placed();
    const html = await shown(`${PAPERS}/cutting-plan?${query([...numbers, received])}`);
    expect(html).toContain("Cutting plan of 2 orders");
    expect(html).toContain(`${received} (Not confirmed yet: do not saw)`);
    for (const number of numbers) expect(html).toContain(`${number} Door 1`);
    expect(html).not.toContain(`${received} Door 1`);
  });

  it("have one cut list by material, which counts the parts of each order", async () => {
    const html = await shown(`${PAPERS}/cut-list?${query(numbers)}`);
    expect(html).toContain("Cut list of 2 orders");
    expect(html).toMatch(new RegExp(`>4</td>.{0,400}${numbers[0]} \\(2\\), ${numbers[1]} \\(2\\)`));
  });

  it("have packing slips with the address and without a price", async () => {
    const received = await placed();
    const html = await shown(`${PAPERS}/packing-slips?${query([...numbers, received])}`);
    expect(html).toContain("Mill Lane");
    expect(html).toContain(`Left out: ${received} (not confirmed)`);
    expect(html).not.toMatch(/\$\d/);
  });

  it("leave out canceled orders and numbers that no order has", async () => {
    const canceled = await placed(["cancelled"]);
    const html = await shown(`${PAPERS}/work-orders?${query([canceled, "HV-999999"])}`);
    expect(html).toContain(`HV-999999 (no such order), ${canceled} (canceled)`);
    expect(html).toContain("Nothing is left to print.");
  });

  it.each(["work-orders", "labels", "cutting-plan", "cut-list", "packing-slips"])(
    "lead back to the list if none is ticked or too many: %s",
    async (paper) => {
      const none = await open(`${PAPERS}/${paper}?list=tab%3Dmake%26state%3Dx`);
      expect([none.status, none.headers.get("Location")]).toEqual([303, "/admin/orders?tab=make&refused=none"]);
      const most = Array.from({ length: 201 }, (_, at) => `HV-${900_000 + at}`);
      const many = await open(`${PAPERS}/${paper}?${query(most)}`);
      expect(many.headers.get("Location")).toBe("/admin/orders?refused=many");
      expect(await shown("/admin/orders?refused=many")).toContain("At most 200 orders at a time.");
    },
  );

  it("are exported as a table in the order of the list", async () => {
    const table = await shown(`${PAPERS}/orders.csv?${query(numbers)}`);
    const rows = table.trim().split("\r\n");
    expect(rows.map((row) => row.split(",")[0])).toEqual([expect.stringMatching(/Order$/), ...numbers]);
    expect(rows[1]).toContain("Lee kitchen");
  });
});

describe("the papers of a day", () => {
  it("are those of the orders that are booked for it at a station, and not of others", async () => {
    const { db } = await shopDatabase();
    const [made, received] = [await placed(CONFIRMED), await placed()];
    const bookings = await db
      .selectFrom("booking")
      .innerJoin("customer_order as ordered", "ordered.id", "booking.order_id")
      .select(["booking.day", "booking.station"])
      .where("ordered.number", "=", made)
      .orderBy("booking.day")
      .execute();
    const [booked] = bookings;
    if (!booked) throw new Error("nothing is booked");
    const html = await shown(`${PAPERS}/day?day=${booked.day}`);
    expect(html).toContain(`Materials of ${made}`);
    expect(html).toContain(`${made} Door 1`);
    expect(html).toContain(`${made} rev. 1`);
    expect(html).not.toContain(`Materials of ${received}`);
    const { settings } = await currentCapacity(db);
    const station = settings.stations.find(({ id }) => id === booked.station)?.name ?? "";
    expect(await shown(`${PAPERS}/day?day=${booked.day}&station=${station}`)).toContain(`Materials of ${made}`);
    const isBusy = (id: number) => bookings.some((one) => one.station === id && one.day === booked.day);
    const other = settings.stations.find(({ id }) => !isBusy(id))?.name ?? "";
    const elsewhere = await shown(`${PAPERS}/day?day=${booked.day}&station=${other}`);
    expect(elsewhere).toContain(`, ${other}</h1>`);
    expect(elsewhere).not.toContain(`Materials of ${made}`);
    expect(await shown(`${PAPERS}/day?day=2020-01-06`)).toContain("No confirmed order is planned for this day.");
    expect((await open(`${PAPERS}/day?day=x&station=%3Cb%3E`)).status).toBe(200);
  });
});
