import { expect, it } from "vitest";
import { ordersToDo } from "~/ordering/orders/stored/orders-to-do.server";
import { recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import { dayIn } from "~/trade/measure/days";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { DEALER, placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { aDoor } from "../support/order-builders";
import { aSoldLine, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const AGREED = { freightCents: 0, taxCents: 0, shipsOn: null } as const;

export function describeOrdersToDo(engine: string, open: OpenDatabase): void {
  describeStored(`orders that wait for their customer, ${engine}`, open, ({ database, now }) => {
    const toDo = (most = 25) => ordersToDo(database().db, DEALER.id, most);
    const place = () => placeOrderWithActions({ database, now }, { jobName: "Lee kitchen" }, DEALER.id);

    it("are those with drawings to approve or an amount to pay, of this account alone", async () => {
      await rememberPeople(database());
      const order = await place();
      const other = await placeOrderWithActions({ database, now });
      for (const one of [order, other]) await one.put("confirmed", (await one.file()).revision, AGREED);
      await place();
      const { number } = order;
      const payCents = order.order.totalCents;
      const open = { number, jobName: "Lee kitchen", approvesDrawings: true, approvesChange: false, payCents };
      expect(await toDo()).toEqual([open]);
      await order.approve();
      expect(await toDo()).toEqual([{ ...open, approvesDrawings: false }]);
      const paid = { kind: "cash", receivedOn: dayIn(MAIL_SHOP.timeZone, new Date(now()).toISOString()) } as const;
      const about = { number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      await recordOrderPayment(database(), about, { ...paid, cents: payCents, reference: "" }, 0, now());
      expect(await toDo()).toEqual([]);
    });

    it("are those with a change that the shop offers, and at most as many as asked for", async () => {
      await rememberPeople(database());
      const [first, second] = [await place(), await place()];
      for (const { number } of [first, second]) {
        const line = { ...(await aSoldLine(database())), doors: [aDoor({ location: "Pantry" })] };
        await changesOf(database, number, now).offer([line]);
      }
      const offered = { approvesDrawings: false, approvesChange: true, payCents: 0 };
      expect(await toDo()).toMatchObject([
        { number: second.number, ...offered },
        { number: first.number, ...offered },
      ]);
      expect(await toDo(1)).toHaveLength(1);
    });
  });
}
