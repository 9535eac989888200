import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { invoiceText } from "~/house/invoices/store-invoice";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, UNDO_MS } from "~/house/mail/outbox.server";
import type { Order } from "../order";
import { MAX_PAYMENT_PROBLEM_LENGTH } from "../order-file";
import { orderInvoiceMail, orderPaidMail } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder, rowOfId } from "./orders.server";
import { type PaymentStep, wakePayments } from "./provider-payments.server";

type DraftRow = Selectable<Schema["order_draft"]>;

export interface KnownDraft {
  readonly ref: string;
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  readonly state: DraftRow["state"];
  /** When it was last sent without receiving an answer; otherwise `null`. */
  readonly sentAt: EpochMs | null;
  /** The provider's id; `null` if unknown. */
  readonly draftId: string | null;
}

export type DraftChange = Partial<Pick<KnownDraft, "state" | "sentAt" | "draftId">> & { readonly url?: string | null };

/**
 * The name of one invoice at the provider: 36 characters, slightly below the limit for a tag there. It is derived from
 * the order's own secret, so that the name is unique even if several databases share the provider.
 */
function refOf({ key }: OrderRow, version: number, part: number): string {
  return `ref-${createHash("sha256").update(`${key} ${version} ${part}`).digest("hex").slice(0, 32)}`;
}

const toKnown = ({ ref, version, part, cents, state, sent_at, draft_id }: DraftRow): KnownDraft => ({
  ...{ ref, version, part, cents, state },
  sentAt: sent_at,
  draftId: draft_id,
});

/** The invoices of an order, of all its versions, oldest first. */
async function draftsOf(db: Reader, orderId: number): Promise<KnownDraft[]> {
  const rows = await db
    .selectFrom("order_draft")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("version")
    .orderBy("part")
    .execute();
  return rows.map(toKnown);
}

/**
 * Invoices that are already stored are left unchanged.
 *
 * @throws BusyError while the database is busy or full
 */
export function planDrafts(
  database: Database,
  { orderId, version }: { readonly orderId: number; readonly version: number },
  cents: readonly number[],
): Promise<readonly KnownDraft[]> {
  return write(database, async (trx) => {
    const order = (await rowOfId(trx, orderId)) as OrderRow;
    for (const [part, share] of cents.entries()) {
      const ref = refOf(order, version, part);
      await trx
        .insertInto("order_draft")
        .values({ ref, order_id: orderId, version, part, cents: share, state: "wanted" })
        .onConflict((known) => known.doNothing())
        .execute();
    }
    return (await draftsOf(trx, orderId)).filter((draft) => draft.version === version);
  });
}

/** @throws BusyError while the database is busy or full */
export async function noteDraft(
  database: Database,
  ref: string,
  { state, sentAt: sent_at, draftId: draft_id, url }: DraftChange,
): Promise<void> {
  await write(database, (trx) =>
    trx.updateTable("order_draft").set({ state, sent_at, draft_id, url }).where("ref", "=", ref).execute(),
  );
}

/** How long a payment is reserved, in milliseconds: longer than processing one may take. */
const CLAIM_MS = 5 * 60_000;

export interface ClaimedPayment {
  readonly orderId: number;
  readonly order: Order;
  readonly page: string;
  /** The provider's id of the customer; `null` for a guest. */
  readonly customerId: string | null;
  readonly step: PaymentStep;
  readonly version: number;
  /** How many times it was requested when it was reserved: if it is requested again, it is processed again. */
  readonly asks: number;
  readonly tries: number;
  /** When the reservation ends; a worker that finishes later cannot settle it. */
  readonly until: EpochMs;
  readonly drafts: readonly KnownDraft[];
}

export interface SettledPayment {
  readonly step: PaymentStep;
  readonly problem?: string;
  readonly nextAt: EpochMs | null;
  /** Whether the work is done: processing it again does not count as another try. */
  readonly isDone?: boolean;
}

/**
 * Reserves the next payment that is due; `null` if none is.
 *
 * @throws BusyError while the database is busy or full
 */
export function claimPayment(database: Database, publicOrigin: string, now: EpochMs): Promise<ClaimedPayment | null> {
  const until = now + CLAIM_MS;
  return write(database, async (trx) => {
    const row = await trx
      .updateTable("order_payment")
      .set((payment) => ({ tries: payment("tries", "+", 1), claimed_until: until }))
      .where("order_id", "=", ({ selectFrom }) =>
        selectFrom("order_payment as next")
          .select("next.order_id")
          .where("next.next_try_at", "<=", now)
          .where(({ fn, val }) => fn.coalesce("next.claimed_until", val(0)), "<=", now)
          .orderBy("next.next_try_at")
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const { order_id: orderId, state: step, version, asks, tries } = row;
    const stored = (await rowOfId(trx, orderId)) as OrderRow;
    const { order, link } = await linkedOrder(trx, stored);
    return {
      orderId,
      order,
      page: `${publicOrigin}/orders/${link}`,
      customerId: stored.customer_id,
      step,
      version,
      asks,
      tries,
      until,
      drafts: await draftsOf(trx, orderId),
    };
  });
}

export async function nextPaymentAt(db: Reader): Promise<number | null> {
  const { next } = await db
    .selectFrom("order_payment")
    .select(({ eb, fn, ref }) =>
      fn
        .min<number | null>(
          eb
            .case()
            .when("next_try_at", "<", ref("claimed_until"))
            .then(ref("claimed_until"))
            .else(ref("next_try_at"))
            .end(),
        )
        .as("next"),
    )
    .where("next_try_at", "is not", null)
    .executeTakeFirstOrThrow();
  return next;
}

/** Queues the e-mail about the invoices; it waits while an admin can still undo the change that caused it. */
async function mailInvoice(
  trx: Transaction,
  { orderId, version }: ClaimedPayment,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const linked = await linkedOrder(trx, (await rowOfId(trx, orderId)) as OrderRow);
  await queueMail(trx, orderInvoiceMail(linked, version > 1, shop), now, { notBefore: now + UNDO_MS });
}

async function mailPaid(trx: Transaction, { orderId }: ClaimedPayment, shop: MailShop, now: EpochMs): Promise<void> {
  const linked = await linkedOrder(trx, (await rowOfId(trx, orderId)) as OrderRow);
  await queueMail(trx, orderPaidMail(linked, shop), now);
}

/**
 * Stores the result for a reserved payment, and mails the customer once its invoices are made. If the payment was
 * requested again since it was reserved, it is processed again instead.
 *
 * @throws BusyError while the database is busy or full
 */
export function settlePayment(
  database: Database,
  payment: ClaimedPayment,
  { step, problem, nextAt, isDone }: SettledPayment,
  { shop, now }: { readonly shop: MailShop; readonly now: EpochMs },
): Promise<void> {
  const { orderId, asks, tries, until } = payment;
  return write(database, async (trx) => {
    const claimed = trx.updateTable("order_payment").where("order_id", "=", orderId).where("claimed_until", "=", until);
    const { numUpdatedRows } = await claimed
      .set(({ fn, val }) => ({
        state: step,
        problem: problem ? invoiceText(problem, MAX_PAYMENT_PROBLEM_LENGTH) : null,
        next_try_at: nextAt,
        tries: isDone ? 0 : tries,
        claimed_until: null,
        paid_at: step === "paid" ? fn.coalesce("paid_at", val(now)) : null,
      }))
      .where("asks", "=", asks)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
      if (payment.step === "wanted" && step === "made") await mailInvoice(trx, payment, shop, now);
      if (payment.step === "made" && step === "paid") await mailPaid(trx, payment, shop, now);
      return;
    }
    await claimed.set({ next_try_at: now, claimed_until: null, tries: 0 }).execute();
    wakePayments(trx);
  });
}

/**
 * `names`: the invoices' names, or the provider's ids.
 *
 * @throws BusyError while the database is busy or full
 */
export function requestPayments(database: Database, names: readonly string[], now: EpochMs): Promise<void> {
  return write(database, async (trx) => {
    const drafts = trx
      .selectFrom("order_draft")
      .select("order_id")
      .where(({ eb, or }) => or([eb("draft_id", "in", names), eb("ref", "in", names)]));
    await trx
      .updateTable("order_payment")
      .set(({ eb, ref, val }) => ({
        asks: eb("asks", "+", 1),
        next_try_at: eb.case().when("next_try_at", "<", now).then(ref("next_try_at")).else(val(now)).end(),
      }))
      .where("next_try_at", "is not", null)
      .where("order_id", "in", drafts)
      .execute();
    wakePayments(trx);
  });
}
