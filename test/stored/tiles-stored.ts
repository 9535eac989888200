import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { readSlips } from "~/office/schedule/slips.server";
import { waitingLinks } from "~/office/today/today";
import { countWaiting } from "~/office/today/waiting.server";
import { daysBefore, type OrderQuery, type ResolvedOrderQuery, restOfWeek } from "~/ordering/orders/order-file";
import { orderQueryOf, readOrderFilter } from "~/ordering/orders/order-filter";
import { readOrderMoney } from "~/ordering/orders/stored/order-money.server";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { creditOrder, recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import { dayIn } from "~/trade/measure/days";
import { formatCents } from "~/trade/measure/money";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const ZONE = MAIL_SHOP.timeZone;

const step = fc.oneof(
  fc.record({ does: fc.constant("pay" as const), percent: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ does: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ does: fc.constant("credit" as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ does: fc.constant("cancel" as const), percent: fc.constant(0) }),
  fc.record({ does: fc.constant("ask" as const), percent: fc.constant(0) }),
);

const orders = fc.array(fc.record({ isConfirmed: fc.boolean(), steps: fc.array(step, { maxLength: 4 }) }), {
  minLength: 12,
  maxLength: 12,
});

type Lived = typeof orders extends fc.Arbitrary<infer All extends readonly unknown[]> ? All[number] : never;

/** A tile of Today, and the list of orders that it leads to. */
export function describeTiles(engine: string, open: OpenDatabase): void {
  describeStored(`the tiles of Today, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;
    beforeAll(() => rememberPeople(database()));

    const about = (number: string) => ({ number, actorId: WORKSHOP.id, shop: MAIL_SHOP });
    const today = () => dayIn(ZONE, new Date(now()).toISOString());

    async function pay(number: string, cents: number): Promise<void> {
      const money = await readOrderMoney(database().db, number, MAIL_SHOP.timeZone, now());
      if (!money?.invoice) return;
      const payment = { kind: cents < 0 ? "refund" : "check", receivedOn: today(), cents, reference: "" } as const;
      await recordOrderPayment(database(), about(number), payment, money.entries.length, now());
    }

    async function credit(number: string, cents: number): Promise<void> {
      const money = await readOrderMoney(database().db, number, MAIL_SHOP.timeZone, now());
      if (!money?.invoice) return;
      await creditOrder(database(), about(number), { cents, reason: "Late" }, money.credits.length, now());
    }

    async function live({ isConfirmed, steps }: Lived): Promise<void> {
      const { number, order, put, file, ask } = await placeOrderWithActions({ database, now });
      if (isConfirmed) await put("confirmed", 0, { freightCents: 5000, taxCents: 0, shipsOn: null });
      for (const { does, percent } of steps) {
        const cents = Math.max(1, Math.round(((order.totalCents + 5000) * percent) / 100));
        if (does === "pay") await pay(number, cents);
        else if (does === "refund") await pay(number, -cents);
        else if (does === "credit") await credit(number, cents);
        else if (does === "ask") await ask("When?");
        else await put("cancelled", (await file()).revision);
      }
    }

    const resolved = ({ ships, ...query }: OrderQuery): ResolvedOrderQuery => ({
      ...query,
      ships: ships && { week: restOfWeek, past: daysBefore }[ships](today()),
    });

    it("say the number or the sum of the orders that they lead to", async () => {
      const [made = []] = fc.sample(orders, 1);
      for (const one of made) await live(one);
      // Some days later, so that some of what is owed is overdue, and some orders are late.
      let seen = new Set<string>();
      for (const days of [0, 9, 30]) {
        pass(days * DAY_MS);
        const { found } = await readSlips(database().db, now());
        const slipping = found.map(([{ number }]) => number);
        const links = waitingLinks(await countWaiting(database().db, ZONE, now()));
        for (const { label, to, text } of links) {
          const address = new URL(to, "https://shop.test");
          if (address.pathname !== "/admin/orders") continue;
          const query = resolved(orderQueryOf(readOrderFilter(address.searchParams), slipping));
          const { orders, sums } = await listReceivedOrders(database(), query, today());
          expect([label, orders.length]).toEqual([label, sums?.count]);
          const shown = text.startsWith("$") ? formatCents(Math.abs(sums?.balanceCents ?? 0)) : String(sums?.count);
          expect(`${label} ${text}`).toBe(`${label} ${shown}`);
          if ((sums?.count ?? 0) > 0) seen = seen.add(label);
        }
      }
      expect([...seen]).toEqual(expect.arrayContaining(["Slipping", "Late"]));
    });
  });
}
