import { expect, it } from "vitest";
import "../support/shop-env";
import { shopFacts } from "~/base/brand/shop-facts";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { countWaiting } from "~/office/today/waiting.server";
import * as orders from "~/routes/admin.orders";
import * as schedule from "~/routes/admin.schedule";
import { dayIn, daysAfter } from "~/trade/measure/days";
import { ADMIN } from "../support/embedded-backend";
import { placeInShop } from "../support/order-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";

const handle = routedShop({
  "admin.orders": ["admin/orders", orders],
  "admin.schedule": ["admin/schedule", schedule],
});

/** Places an order, and promises it for a day without asking the calendar. */
async function promisedFor(day: string): Promise<string> {
  const { number } = (await placeInShop()).order;
  await write(await shopDatabase(), (trx) =>
    trx.updateTable("customer_order").set({ ships_on: day }).where("number", "=", number).execute(),
  );
  return number;
}

/** A Sunday at least six weeks away: the workshop is closed, and everything can be done before. */
function laterSunday(from: string): string {
  let day = daysAfter(from, 42);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) day = daysAfter(day, 1);
  return day;
}

it("Today, the list of orders and the schedule mean the same orders by at risk", async () => {
  const { cookie } = await signInToShop(ADMIN);
  const shown = async (address: string) =>
    (await (await handle(new Request(SHOP + address, { headers: { Cookie: cookie } }))).text()).replaceAll(
      "<!-- -->",
      "",
    );
  const now = dayIn(shopFacts().timeZone.zone, new Date().toISOString());
  const passed = await promisedFor(daysAfter(now, -1));
  const closed = await promisedFor(laterSunday(now));
  await promisedFor(daysAfter(laterSunday(now), 3));
  const numbersIn = (html: string) =>
    [...html.matchAll(/href="\/admin\/orders\/(HV-\d+)"/g)].map(([, number]) => number).sort();
  const [, slips = ""] = (await shown("/admin/schedule")).split('id="slips"');
  expect([...new Set(numbersIn(slips.split("</section>")[0] ?? ""))]).toEqual([passed, closed].sort());
  expect(numbersIn(await shown("/admin/orders?ships=late"))).toEqual([passed, closed].sort());
  expect(numbersIn(await shown("/admin/orders?ships=past"))).toEqual([passed]);
  const counted = await countWaiting((await shopDatabase()).db, shopFacts().timeZone.zone, Date.now());
  expect(counted).toMatchObject({ slipping: 2, late: 1 });
});
