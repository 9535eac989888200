import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { NO_SUMS } from "~/house/invoices/invoice";
import { invoiceRow } from "~/house/invoices/invoice-rows.server";
import { type Bill, issueInvoice, voidInvoice } from "~/house/invoices/invoices.server";
import { anOrderRow } from "./order-search-stored";
import { describeStored, type OpenDatabase } from "./with-database";

const ORDERS = 12;
const FIRST = 1001;
const DAY = "2026-01-05";
const BY = { actorId: "office", shipsOn: null } as const;

/** Numbers that were counted before: those of orders 1 to 3 belong to the last order and are taken twice and thrice. */
const EARLIER = ["TSI-1001", "TSI-1002", "TSI-1002-2", "TSI-1003", "TSI-1003-2", "TSI-1003-3"];

const numberOf = (order: number) => `TS-${FIRST + order}`;

/** The number that the invoice of each order has to get, whichever comes first. */
const EXPECTED = ["TSI-1001-2", "TSI-1002-3", "TSI-1003-4"];
const expectedOf = (order: number) => EXPECTED[order] ?? `TSI-${FIRST + order}`;

/** The numbers of invoices, after any sequence of confirmations and cancellations at once. */
export function describeInvoiceNumbers(engine: string, open: OpenDatabase): void {
  describeStored(`the numbers of invoices, ${engine}`, open, ({ database, now }) => {
    beforeAll(async () => {
      const counts = Array.from({ length: ORDERS + EARLIER.length }, (_none, count) => count);
      await write(database(), (trx) => trx.insertInto("customer_order").values(counts.map(anOrderRow)).execute());
    });

    const invoices = () => database().db.selectFrom("invoice").select(["number", "order_id", "is_void", "revision"]);
    const bill: Omit<Bill, "order"> = {
      ...{ sums: NO_SUMS, orderRevision: 1, terms: "prepaid", depositCents: 0 },
      ...{ invoicedOn: DAY, dueOn: DAY, taxNote: "" },
    };
    const issue = (order: number, number = numberOf(order)) =>
      write(database(), (trx) => issueInvoice(trx, { ...bill, order: { id: FIRST + order, number } }, BY, now()));
    const takeBack = (order: number) =>
      write(database(), async (trx) => {
        const row = await invoiceRow(trx, FIRST + order);
        if (row) await voidInvoice(trx, row, BY, now());
      });

    it("stay as they were counted before", async () => {
      for (const [index, number] of EARLIER.entries()) {
        const order_id = FIRST + ORDERS + index;
        const row = { id: index + 1, number, order_id, revision: 1, invoiced_on: DAY, next_due_on: null };
        await write(database(), (trx) =>
          trx
            .insertInto("invoice")
            .values({ ...row, is_void: 0, total_cents: 0, deposit_cents: 0 })
            .execute(),
        );
        await write(database(), async (trx) => {
          const revision = { invoice_id: row.id, revision: 1, at: now(), actor_id: "office", is_void: 0 } as const;
          const amounts = { discount_cents: 0, credit_cents: 0, freight_cents: 0, tax_cents: 0, deposit_cents: 0 };
          await trx
            .insertInto("invoice_revision")
            .values({
              ...revision,
              ...amounts,
              ...{ invoiced_on: DAY, due_on: DAY, terms: "prepaid", list_cents: 0, total_cents: 0, tax_note: "" },
            })
            .execute();
        });
        await takeBack(ORDERS + index);
        await issue(ORDERS + index, numberOf(ORDERS + index));
      }
      const rows = await invoices().orderBy("id").execute();
      expect(rows.map(({ number }) => number)).toEqual(EARLIER);
    });

    it("are those of their orders; none is given twice, and none is missing", async () => {
      const step = fc.record({ order: fc.nat(ORDERS - 1), isIssued: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 8 }), async (rounds) => {
          for (const steps of rounds) {
            await Promise.all(steps.map(({ order, isIssued }) => (isIssued ? issue(order) : takeBack(order))));
          }
        }),
        { numRuns: 10 },
      );
      for (let order = 0; order < ORDERS; order += 1) await issue(order);
      const rows = await invoices()
        .where("order_id", "<", FIRST + ORDERS)
        .orderBy("order_id")
        .execute();
      expect(rows.map(({ number }) => number)).toEqual(
        Array.from({ length: ORDERS }, (_none, order) => expectedOf(order)),
      );
      const all = (await invoices().execute()).map(({ number }) => number);
      expect(new Set(all).size).toBe(ORDERS + EARLIER.length);
    });

    it("cannot be stored twice", async () => {
      const same = write(database(), (trx) =>
        trx.updateTable("invoice").set({ number: "TSI-1004" }).where("number", "=", "TSI-1005").execute(),
      );
      await expect(same).rejects.toThrow();
    });
  });
}
