import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { PaymentTerms } from "./customer-billing";
import { type InvoiceSums, NO_SUMS, nextDue, totalOf } from "./invoice";
import {
  creditsOf,
  type InvoiceRow,
  invoiceRevisionOf,
  invoiceRow,
  owedAmounts,
  revisionRows,
} from "./invoice-rows.server";

/** The id of a shop's first invoice is one higher. */
const BEFORE_FIRST = 1000;

export interface Bill {
  readonly order: { readonly id: number; readonly number: string };
  readonly sums: InvoiceSums;
  readonly orderRevision: number;
  readonly terms: PaymentTerms;
  readonly depositCents: number;
  readonly invoicedOn: string;
  readonly dueOn: string;
  readonly taxNote: string;
}

/** Who changes an invoice, and when the order ships: YYYY-MM-DD, or `null` if that is not known. */
interface InvoiceChange {
  readonly actorId: string;
  readonly shipsOn: string | null;
}

type NewRevision = Omit<Bill, "order"> & { readonly isVoid: 0 | 1 };

async function addRevision(
  trx: Transaction,
  { id, revision }: Pick<InvoiceRow, "id" | "revision">,
  { sums, orderRevision, terms, depositCents, invoicedOn, dueOn, taxNote, isVoid }: NewRevision,
  { actorId }: InvoiceChange,
  now: EpochMs,
): Promise<void> {
  await trx
    .insertInto("invoice_revision")
    .values({
      invoice_id: id,
      revision,
      at: now,
      actor_id: actorId,
      is_void: isVoid,
      invoiced_on: invoicedOn,
      due_on: dueOn,
      terms,
      list_cents: sums.listCents,
      fee_cents: sums.feeCents ?? 0,
      rush_cents: sums.rushCents ?? 0,
      discount_cents: sums.discountCents,
      credit_cents: sums.creditCents,
      freight_cents: sums.freightCents,
      tax_cents: sums.taxCents,
      total_cents: totalOf(sums),
      deposit_cents: depositCents,
      tax_note: taxNote,
      taxed_cents: sums.taxedCents ?? 0,
      order_revision: orderRevision,
    })
    .execute();
}

async function revise(
  trx: Transaction,
  row: InvoiceRow,
  made: NewRevision,
  by: InvoiceChange,
  now: EpochMs,
): Promise<void> {
  const { sums, depositCents, invoicedOn, dueOn, isVoid } = made;
  const [revision, totalCents] = [row.revision + 1, totalOf(sums)];
  const creditedCents = Math.min(await creditsOf(trx, row.id), totalCents);
  const amounts = { totalCents, creditedCents, paidCents: row.paid_cents };
  const next = nextDue({ ...amounts, depositCents, dueOn, shipsOn: by.shipsOn });
  await addRevision(trx, { id: row.id, revision }, made, by, now);
  await trx
    .updateTable("invoice")
    .set({
      revision,
      invoiced_on: invoicedOn,
      is_void: isVoid,
      total_cents: totalCents,
      credited_cents: creditedCents,
      deposit_cents: depositCents,
      next_due_on: next,
    })
    .where("id", "=", row.id)
    .execute();
}

/**
 * The number of an order's invoice: the order's own, with an I after its letters. If another invoice has that number,
 * the next one of HVI-1187-2, HVI-1187-3 and so on.
 */
async function freeNumber(db: Reader, orderNumber: string): Promise<string> {
  const first = orderNumber.replace("-", "I-");
  let number = first;
  for (let place = 2; await isTaken(db, number); place += 1) number = `${first}-${place}`;
  return number;
}

const isTaken = async (db: Reader, number: string): Promise<boolean> =>
  (await db.selectFrom("invoice").select("id").where("number", "=", number).executeTakeFirst()) !== undefined;

/**
 * Makes the invoice of a confirmed order, or makes it valid again with the same number. Writers take turns, and the
 * number is stored with its order's confirmation or not at all: none is given twice.
 */
export async function issueInvoice(
  trx: Transaction,
  { order, ...bill }: Bill,
  by: InvoiceChange,
  now: EpochMs,
): Promise<void> {
  const known = await invoiceRow(trx, order.id);
  if (known) return revise(trx, known, { ...bill, isVoid: 0 }, by, now);
  const { last } = await trx
    .selectFrom("invoice")
    .select(({ fn, val }) => fn.coalesce(fn.max<number | null>("id"), val(BEFORE_FIRST)).as("last"))
    .executeTakeFirstOrThrow();
  const id = Number(last) + 1;
  const { sums, depositCents, invoicedOn, dueOn } = bill;
  const totalCents = totalOf(sums);
  const amounts = { totalCents, creditedCents: 0, paidCents: 0 };
  await trx
    .insertInto("invoice")
    .values({
      id,
      number: await freeNumber(trx, order.number),
      order_id: order.id,
      revision: 1,
      invoiced_on: invoicedOn,
      is_void: 0,
      total_cents: totalCents,
      deposit_cents: depositCents,
      next_due_on: nextDue({ ...amounts, depositCents, dueOn, shipsOn: by.shipsOn }),
    })
    .execute();
  await addRevision(trx, { id, revision: 1 }, { ...bill, isVoid: 0 }, by, now);
}

async function latestRevisions(db: Reader, { id }: InvoiceRow) {
  const rows = await revisionRows(db, id);
  const last = rows.at(-1);
  if (!last) throw new Error(`invoice ${id} has no revision`);
  return {
    last: invoiceRevisionOf(last),
    valid: invoiceRevisionOf(rows.findLast(({ is_void }) => is_void === 0) ?? last),
  };
}

/**
 * Corrects an invoice, or makes one valid again whose order's cancellation was undone: dates and terms stay. Nothing
 * happens if it is valid, says the same and bills the same revision of its order.
 *
 * @returns whether it was revised
 */
export async function correctInvoice(
  trx: Transaction,
  row: InvoiceRow,
  { sums, orderRevision }: Pick<Bill, "sums" | "orderRevision">,
  by: InvoiceChange,
  now: EpochMs,
): Promise<boolean> {
  const { last, valid } = await latestRevisions(trx, row);
  const names = Object.keys({ ...last.sums, ...sums }) as (keyof InvoiceSums)[];
  const isSame = names.every((name) => name === "taxedCents" || (last.sums[name] ?? 0) === (sums[name] ?? 0));
  if (!last.isVoid && isSame && last.orderRevision === orderRevision) return false;
  const totalCents = totalOf(sums);
  const { terms, invoicedOn, dueOn, taxNote } = valid;
  // What was agreed as the deposit stays, as far as the invoice still comes to it.
  const depositCents = Math.min(valid.depositCents, totalCents);
  const note = sums.taxCents > 0 ? "" : taxNote;
  await revise(
    trx,
    row,
    { sums, orderRevision, terms, depositCents, invoicedOn, dueOn, taxNote: note, isVoid: 0 },
    by,
    now,
  );
  return true;
}

/** Takes an invoice back: it then comes to nothing, and what was paid is owed to the customer. */
export async function voidInvoice(trx: Transaction, row: InvoiceRow, by: InvoiceChange, now: EpochMs): Promise<void> {
  if (row.is_void === 1) return;
  const { terms, invoicedOn, dueOn, orderRevision } = (await latestRevisions(trx, row)).last;
  const nothing = { sums: NO_SUMS, depositCents: 0, taxNote: "", isVoid: 1 } as const;
  await revise(trx, row, { ...nothing, orderRevision, terms, invoicedOn, dueOn }, by, now);
}

export async function rescheduleInvoice(trx: Transaction, orderId: number, shipsOn: string | null): Promise<void> {
  const row = await invoiceRow(trx, orderId);
  if (!row) return;
  const { dueOn } = (await latestRevisions(trx, row)).last;
  const next = nextDue({ ...owedAmounts(row), depositCents: row.deposit_cents, dueOn, shipsOn });
  if (next === row.next_due_on) return;
  await trx.updateTable("invoice").set({ next_due_on: next }).where("id", "=", row.id).execute();
}
