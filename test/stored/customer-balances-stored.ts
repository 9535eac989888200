import fc from "fast-check";
import { expect, it } from "vitest";
import { type InvoiceRow, invoiceRow } from "~/house/invoices/invoice-rows.server";
import { type CustomerQuery, EVERY_CUSTOMER } from "~/office/customers/customer-list";
import { countCustomers, listCustomers, sumCustomers } from "~/office/customers/customer-list.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn } from "../support/stored-orders";
import { creditedOf, type Expected, NOTHING, step, take } from "./balances-stored";
import { describeStored, type OpenDatabase } from "./with-database";

const CUSTOMERS = 12;

/** What a customer bought and owes by its ledger; `null` without invoices. */
interface Ledger {
  readonly email: string;
  bought: bigint | null;
  balance: bigint;
}

export function describeCustomerBalances(engine: string, open: OpenDatabase): void {
  describeStored(`balances of customers, ${engine}`, open, ({ database, now }) => {
    const ledgers: Ledger[] = [];
    const read = (query: Partial<CustomerQuery> = {}, most?: number) =>
      listCustomers(database().db, { ...EVERY_CUSTOMER, ...query }, most);
    const emails = async (query: Partial<CustomerQuery>, most?: number) =>
      (await read(query, most)).customers.map(({ email }) => email);

    /** Orders of a customer, each but the first with an invoice after random steps of the office. */
    async function addCustomer(email: string, orders: number): Promise<void> {
      const ledger: Ledger = { email, bought: null, balance: 0n };
      ledgers.push(ledger);
      for (let nth = 0; nth < orders; nth += 1) {
        const request = anOrderRequest([await aSoldLine(database())]);
        const { order } = await placeIn(
          database(),
          { ...request, contact: { ...request.contact, email, firstName: email.slice(0, 2) } },
          { now: now() },
        );
        if (nth === 0) continue;
        const orderId = (await rowOfNumber(database().db, order.number))?.id ?? 0;
        const [walk = []] = fc.sample(fc.array(step, { minLength: 1, maxLength: 8 }), 1);
        const expected: Expected = { total: 0n, paid: 0n, credits: [], entries: [] };
        await database().transaction(async (trx) => {
          const first = { kind: "confirm", sums: walk.find((one) => "sums" in one)?.sums ?? NOTHING } as const;
          await take(trx, { order_id: orderId } as InvoiceRow, first, expected, now());
          for (const made of walk) {
            await take(trx, (await invoiceRow(trx, orderId)) as InvoiceRow, made, expected, now());
          }
        });
        const bought = expected.total - creditedOf(expected);
        ledger.bought = (ledger.bought ?? 0n) + bought;
        ledger.balance += bought - expected.paid;
      }
    }

    it("and what they bought equal the ledgers of their orders, each and all together", async () => {
      for (let nth = 0; nth < CUSTOMERS; nth += 1) {
        await addCustomer(`${String.fromCharCode(97 + nth)}@site.test`, 1 + (nth % 4));
      }
      const { customers } = await read();
      expect(
        customers.map(({ email, boughtCents, balanceCents }) => ({
          email,
          bought: boughtCents === null ? null : BigInt(boughtCents),
          balance: BigInt(balanceCents ?? 0),
        })),
      ).toEqual(ledgers.toReversed());
      expect(customers.map(({ orders }) => orders)).toEqual(ledgers.map((_, nth) => 1 + (nth % 4)).toReversed());
      expect(customers[0]?.place).toBe("Portland, OR");
      const sums = await sumCustomers(database().db, EVERY_CUSTOMER);
      expect(sums && [sums.count, BigInt(sums.boughtCents), BigInt(sums.balanceCents)]).toEqual([
        CUSTOMERS,
        ledgers.reduce((sum, { bought }) => sum + (bought ?? 0n), 0n),
        ledgers.reduce((sum, { balance }) => sum + balance, 0n),
      ]);
    });

    it("choose those who owe, count them, and sort", async () => {
      const owing = ledgers.filter(({ balance }) => balance > 0n).map(({ email }) => email);
      expect(await emails({ owes: true })).toEqual(owing.toReversed());
      expect(await countCustomers(database().db)).toEqual({
        ...{ all: CUSTOMERS, account: 0, guest: CUSTOMERS, pending: 0 },
        owes: owing.length,
      });
      expect(await sumCustomers(database().db, { ...EVERY_CUSTOMER, owes: true })).toMatchObject({
        count: owing.length,
      });
      const sorted = (await read({ sort: { by: "balance", isDescending: true } })).customers;
      const amounts = sorted.map(({ balanceCents }) => balanceCents ?? 0);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      const byName = ledgers.map(({ email }) => email);
      expect(await emails({ sort: { by: "customer", isDescending: false } })).toEqual(byName);
      const pages = [1, 2, 3].map((page) => emails({ sort: { by: "customer", isDescending: false }, page }, 5));
      expect((await Promise.all(pages)).flat()).toEqual(byName);
      expect(await sumCustomers(database().db, { ...EVERY_CUSTOMER, search: "a@" })).toBeNull();
    });
  });
}
