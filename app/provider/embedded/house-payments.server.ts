import { createHash } from "node:crypto";
import { type Database, inTransaction, placeholders, whenWritable } from "~/database/database.server";
import { invoiceText } from "~/domain/orders/invoice-text";
import { MAX_PAYMENT_PROBLEM_LENGTH } from "~/domain/orders/order-file";
import type { MailShop } from "~/mail/frame.server";
import { queueMail, UNDO_MS } from "~/mail/outbox.server";
import { orderInvoiceMail } from "~/orders/order-mails.server";
import { type DraftRow, onAskedPayment, type PaymentRow, wakePayments } from "~/orders/order-payments.server";
import type { OrderRow } from "~/orders/order-rows.server";
import { linkedOrder, rowOfId } from "~/orders/orders.server";
import type { ClaimedPayment, DraftChange, HousePayments, KnownDraft } from "../contract/house-payments.server";
import { outsideIdOf } from "./outside-accounts.server";

/** How long a payment is reserved, in milliseconds: longer than processing one may take. */
const CLAIM_MS = 5 * 60_000;

interface PaymentOptions {
  readonly database: Database;
  /** The shop's name and addresses for mails to customers, and the origin of the orders' pages. */
  readonly shop: MailShop;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The name of one invoice at the other back end: 36 characters, slightly below the limit for a tag there. It is derived
 * from the order's own secret, so that no other database has the same one.
 */
function refOf({ key }: OrderRow, version: number, part: number): string {
  return `ref-${createHash("sha256").update(`${key} ${version} ${part}`).digest("hex").slice(0, 32)}`;
}

const toKnown = ({ ref, version, part, cents, state, sent_at, draft_id }: DraftRow): KnownDraft => ({
  ...{ ref, version, part, cents, state },
  sentAt: sent_at,
  draftId: draft_id,
});

async function draftsOf(database: Database, orderId: number): Promise<KnownDraft[]> {
  const sql = "SELECT * FROM order_draft WHERE order_id = ? ORDER BY version, part";
  return (await database.all<DraftRow>(sql, orderId)).map(toKnown);
}

const COLUMNS = { state: "state", sentAt: "sent_at", draftId: "draft_id", url: "url" } as const;

/** The stored payments that another back end handles. */
export function housePayments({ database, shop, now }: PaymentOptions): HousePayments {
  const write = <T>(work: () => Promise<T>) => whenWritable(() => inTransaction(database, work));

  async function claimed(row: PaymentRow): Promise<ClaimedPayment> {
    const order = (await rowOfId(database, row.order_id)) as OrderRow;
    const linked = await linkedOrder(database, order);
    const { customer_id: customerId } = order;
    return {
      orderId: row.order_id,
      order: linked.order,
      page: `${shop.publicOrigin}/orders/${linked.link}`,
      outsideId: customerId && (await outsideIdOf(database, customerId)),
      step: row.state,
      version: row.version,
      asks: row.asks,
      tries: row.tries,
      until: row.claimed_until,
      drafts: await draftsOf(database, row.order_id),
    };
  }

  /** Once the state of the invoice can no longer be undone unnoticed. */
  async function mailInvoice(orderId: number, version: number): Promise<void> {
    const linked = await linkedOrder(database, (await rowOfId(database, orderId)) as OrderRow);
    await queueMail(database, orderInvoiceMail(linked, version > 1, shop), now(), { notBefore: now() + UNDO_MS });
  }

  return {
    claim: () =>
      write(async () => {
        const row = await database.get<PaymentRow>(
          `UPDATE order_payment SET tries = tries + 1, claimed_until = ?1 + ${CLAIM_MS}
             WHERE order_id = (SELECT order_id FROM order_payment
               WHERE next_try_at <= ?1 AND coalesce(claimed_until, 0) <= ?1 ORDER BY next_try_at LIMIT 1)
             RETURNING *`,
          now(),
        );
        return row ? await claimed(row) : null;
      }),
    async nextAt() {
      const sql = `SELECT min(CASE WHEN next_try_at < claimed_until THEN claimed_until ELSE next_try_at END) AS next
        FROM order_payment WHERE next_try_at IS NOT NULL`;
      return (await database.one<{ next: number | null }>(sql)).next;
    },
    plan: ({ orderId, version }, cents) =>
      write(async () => {
        const order = (await rowOfId(database, orderId)) as OrderRow;
        for (const [part, share] of cents.entries()) {
          await database.run(
            `INSERT INTO order_draft (ref, order_id, version, part, cents, state) VALUES (?, ?, ?, ?, ?, 'wanted')
               ON CONFLICT DO NOTHING`,
            refOf(order, version, part),
            orderId,
            version,
            part,
            share,
          );
        }
        return (await draftsOf(database, orderId)).filter((draft) => draft.version === version);
      }),
    note: (ref, change) =>
      write(async () => {
        const names = (Object.keys(change) as (keyof DraftChange)[]).map((name) => `${COLUMNS[name]} = ?`);
        const values = Object.values(change) as (string | number | null)[];
        await database.run(`UPDATE order_draft SET ${names.join(", ")} WHERE ref = ?`, ...values, ref);
      }),
    settle: ({ orderId, asks, tries, until, step: before, version }, { step, problem, nextAt, isDone }) =>
      write(async () => {
        const settled = await database.run(
          `UPDATE order_payment SET state = ?1, problem = ?2, next_try_at = ?3, tries = ?4, claimed_until = NULL,
               paid_at = CASE WHEN ?1 = 'paid' THEN coalesce(paid_at, ?5) END
             WHERE order_id = ?6 AND asks = ?7 AND claimed_until = ?8`,
          step,
          problem ? invoiceText(problem, MAX_PAYMENT_PROBLEM_LENGTH) : null,
          nextAt,
          isDone ? 0 : tries,
          now(),
          orderId,
          asks,
          until,
        );
        if (settled > 0) {
          if (before === "wanted" && step === "made") await mailInvoice(orderId, version);
          return;
        }
        await database.run(
          `UPDATE order_payment SET next_try_at = ?, claimed_until = NULL, tries = 0
             WHERE order_id = ? AND claimed_until = ?`,
          now(),
          orderId,
          until,
        );
        wakePayments(database);
      }),
    ask: (names) =>
      write(async () => {
        await database.run(
          `UPDATE order_payment SET asks = asks + 1, next_try_at = CASE WHEN next_try_at < ?1 THEN next_try_at ELSE ?1 END
             WHERE next_try_at IS NOT NULL AND order_id IN (
               SELECT order_id FROM order_draft WHERE draft_id IN (${placeholders(names)}) OR ref IN (${placeholders(names)}))`,
          now(),
          ...names,
          ...names,
        );
        wakePayments(database);
      }),
    onAsked: (wake) => onAskedPayment(database, wake),
  };
}
