import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Transaction } from "~/base/database/database.server";
import { balanceOf, currentRevision, totalOf } from "~/house/invoices/invoice";
import {
  creditRows,
  type InvoiceRow,
  IS_UNSETTLED,
  invoiceRow,
  OWED_CENTS,
} from "~/house/invoices/invoice-rows.server";
import { correctInvoice, issueInvoice, rescheduleInvoice, voidInvoice } from "~/house/invoices/invoices.server";
import {
  addCredit,
  correctPayment,
  entryRows,
  invoiceOf,
  recordPayment,
  takeBackCredit,
} from "~/house/invoices/payments.server";
import { invoiceTable } from "~/ordering/orders/stored/money-files.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { aStoredOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const BY = { actorId: "office", shipsOn: null };
const DAY = "2026-01-05";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const sums = fc
  .tuple(cents, fc.integer({ min: 0, max: 1000 }), cents, cents, cents, cents)
  .map(([listCents, tenths, freightCents, taxCents, feeCents, rushCents]) => ({
    listCents,
    ...(feeCents > 0 && { feeCents }),
    ...(rushCents > 0 && { rushCents }),
    discountCents: Math.floor((listCents * tenths) / 1000),
    creditCents: 0,
    freightCents,
    taxCents,
  }));
/** What the office does with an invoice. */
export const step = fc.oneof(
  fc.record({ kind: fc.constant("confirm" as const), sums }),
  fc.record({ kind: fc.constant("change" as const), sums }),
  fc.record({ kind: fc.constant("pay" as const), cents: fc.integer({ min: 1, max: 200_000_000 }) }),
  fc.record({ kind: fc.constant("refund" as const), cents: fc.integer({ min: 1, max: 200_000_000 }) }),
  fc.record({ kind: fc.constant("correct" as const), nth: fc.nat(20) }),
  fc.record({ kind: fc.constant("credit" as const), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({ kind: fc.constant("take-back" as const), nth: fc.nat(5) }),
  fc.record({ kind: fc.constant("cancel" as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the entries of an invoice and its last amounts must come to, counted apart from the shop. */
export interface Expected {
  total: bigint;
  paid: bigint;
  readonly credits: bigint[];
  readonly entries: bigint[];
}

export async function take(
  trx: Transaction,
  row: InvoiceRow,
  made: Step,
  expected: Expected,
  now: number,
): Promise<void> {
  switch (made.kind) {
    case "confirm": {
      const order = { id: row.order_id, number: `TS-${row.order_id}` };
      const bill = { order, sums: made.sums, terms: "prepaid", taxNote: "" } as const;
      await issueInvoice(trx, { ...bill, orderRevision: 1, depositCents: 0, invoicedOn: DAY, dueOn: DAY }, BY, now);
      expected.total = BigInt(totalOf(made.sums));
      return;
    }
    case "change":
      await correctInvoice(trx, row, { sums: made.sums, orderRevision: 1 }, BY, now);
      expected.total = BigInt(totalOf(made.sums));
      return;
    case "pay":
    case "refund": {
      const amount = made.kind === "pay" ? made.cents : -made.cents;
      const payment = { kind: made.kind === "pay" ? "check" : "refund", receivedOn: DAY, reference: "" } as const;
      const by = { ...BY, seen: expected.entries.length };
      const outcome = await recordPayment(trx, row, { ...payment, cents: amount }, by, now);
      const isTooMuch = amount < 0 && expected.paid + BigInt(amount) < 0n;
      expect(outcome).toBe(isTooMuch ? "too-much" : "recorded");
      if (outcome !== "recorded") return;
      expected.entries.push(BigInt(amount));
      expected.paid += BigInt(amount);
      return;
    }
    case "correct": {
      const entry = (await entryRows(trx, row.id))[made.nth];
      const outcome = await correctPayment(trx, row, entry?.id ?? 0, { ...BY, today: DAY }, now);
      // No counter entry is reversed, and none leaves less than nothing as paid.
      const isRefused = !entry || entry.corrects !== null || expected.paid < BigInt(entry.cents);
      if (isRefused) expect(["unknown", "known", "too-much"]).toContain(outcome);
      if (outcome !== "recorded" || !entry) return;
      expected.entries.push(-BigInt(entry.cents));
      expected.paid -= BigInt(entry.cents);
      return;
    }
    case "credit": {
      const by = { ...BY, seen: expected.credits.length };
      const outcome = await addCredit(trx, row, { cents: made.cents, reason: "Late" }, by, now);
      const isTooMuch = sum(expected.credits) + BigInt(made.cents) > expected.total;
      expect(outcome).toBe(isTooMuch ? "too-much" : "recorded");
      if (outcome === "recorded") expected.credits.push(BigInt(made.cents));
      return;
    }
    case "take-back": {
      const credit = (await creditRows(trx, row.id))[made.nth];
      const outcome = await takeBackCredit(trx, row, credit?.id ?? 0, BY, now);
      if (outcome === "recorded" && credit) expected.credits.push(-BigInt(credit.cents));
      return;
    }
    case "cancel":
      await voidInvoice(trx, row, BY, now);
      expected.total = 0n;
  }
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Never more than the invoice comes to. */
export const creditedOf = ({ credits, total }: Expected): bigint => least(sum(credits), total);

/** The amounts of the bookkeeper's file, in cents. */
async function fileAmounts(trx: Transaction) {
  const [head = [], row = []] = await invoiceTable(trx, { from: DAY, to: DAY });
  return (name: string) => BigInt((row[head.indexOf(name)] ?? "").replace(".", ""));
}

const ADDED = ["Pieces", "Discount", "Samples credited", "Fee for changes", "Rush", "Freight", "Tax"];

/** Any sequence of what the office does leaves a balance that is the invoice less the sum of its entries. */
export function describeBalances(engine: string, open: OpenDatabase, sequences: number): void {
  describeStored(`balances, ${engine}`, open, ({ database, now }) => {
    let orderId = 0;
    beforeAll(async () => {
      const { number } = await aStoredOrder(database(), [], now());
      orderId = (await rowOfNumber(database().db, number))?.id ?? 0;
    });

    it(`equal the invoice less its entries after ${sequences} sequences, and no cent is lost`, async () => {
      const walks = fc.sample(fc.array(step, { minLength: 1, maxLength: 6 }), sequences);
      let nth = 0;
      let expected: Expected = { total: 0n, paid: 0n, credits: [], entries: [] };
      for (let start = 0; start < walks.length; start += 100) {
        await database().transaction(async (trx) => {
          for (const walk of walks.slice(start, start + 100)) {
            // Each sequence has a ledger of its own: the order is the same, but its invoice is new.
            await trx.deleteFrom("payment_entry").execute();
            await trx.deleteFrom("invoice_credit").execute();
            await trx.deleteFrom("invoice_revision").execute();
            await trx.deleteFrom("invoice").execute();
            expected = { total: 0n, paid: 0n, credits: [], entries: [] };
            const first = { kind: "confirm", sums: walk.find((one) => "sums" in one)?.sums ?? NOTHING } as const;
            await take(trx, { order_id: orderId } as InvoiceRow, first, expected, now());
            for (const made of walk) {
              await take(trx, (await invoiceRow(trx, orderId)) as InvoiceRow, made, expected, now());
            }
            await rescheduleInvoice(trx, orderId, null);
            const invoice = await invoiceOf(trx, orderId);
            if (!invoice) throw new Error("no invoice");
            expect(BigInt(currentRevision(invoice).totalCents)).toBe(expected.total);
            expect(BigInt(invoice.paidCents)).toBe(expected.entries.reduce((sum, entry) => sum + entry, 0n));
            const credited = creditedOf(expected);
            expect(expected.paid >= 0n).toBe(true);
            expect(BigInt(balanceOf(invoice))).toBe(expected.total - credited - expected.paid);
            const owed = await trx.selectFrom("invoice").select(OWED_CENTS.as("cents")).executeTakeFirstOrThrow();
            expect(owed.cents).toBe(balanceOf(invoice));
            const unsettled = await trx.selectFrom("invoice").select("id").where(IS_UNSETTLED).execute();
            expect(unsettled.length).toBe(owed.cents === 0 ? 0 : 1);
            nth += 1;
            if (nth % 10 > 0) continue;
            const amount = await fileAmounts(trx);
            expect(sum(ADDED.map(amount))).toBe(amount("Total"));
            expect([amount("Total"), amount("Credit"), amount("Paid")]).toEqual([
              expected.total,
              -credited,
              expected.paid,
            ]);
            expect(amount("Balance")).toBe(BigInt(balanceOf(invoice)));
          }
        });
      }
    });
  });
}

export const NOTHING = { listCents: 0, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 };
