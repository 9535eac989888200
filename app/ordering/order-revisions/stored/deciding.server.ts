import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { BY_LINK, type Changer, changeOrder } from "~/ordering/orders/stored/change-order.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { samplesToCredit } from "~/provider/accounts/sample-credits.server";
import type { Cents } from "~/trade/measure/money";
import type { OfficeDecision } from "../change-form";
import { tellOfChange } from "./change-mails.server";
import { type ChangeRow, changeOf, feeOf, isTooEarlyForFee, rowMode, storedContents } from "./change-rows.server";
import { applyContents, type NotApplied } from "./changing.server";

/**
 * The result of an answer to a change: done, now or by an earlier press of the same button; `closed` if the order's
 * state does not allow it; `changed` if the change, or the order that it is based on, is no longer as it was shown;
 * `fee-too-early` if it has a fee before the order is confirmed.
 */
export type DecisionOutcome = "done" | "closed" | "changed" | "fee-too-early" | "unknown" | NotApplied;

export type CustomerDecision = "approve" | "withdraw";

interface Deciding {
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced: boolean;
}

async function answer(
  trx: Transaction,
  row: OrderRow,
  change: ChangeRow,
  by: Changer,
  answered: Partial<Pick<ChangeRow, "state" | "fee_cents" | "reason">>,
  now: EpochMs,
): Promise<void> {
  await trx
    .updateTable("order_change")
    .set({ ...answered, ...(answered.state !== "offered" && { decided_at: now }), decided_by: by.actorId })
    .where("id", "=", change.id)
    .execute();
  await changeOrder(trx, row, by, { kind: "terms", detail: { change: answered.state }, changed: {} }, now);
}

/** Whether every sample that a change credits can still be credited. */
async function hasItsCredits(trx: Transaction, row: OrderRow, change: ChangeRow): Promise<boolean> {
  const { credits } = storedContents(change);
  if (credits.length === 0) return true;
  const free = row.customer_id === null ? [] : await samplesToCredit(trx, row.customer_id, row.id);
  return credits.every(({ id }) => free.some((sample) => sample.id === id));
}

/** Stores what was asked for or offered as the next revision. */
async function apply(
  trx: Transaction,
  row: OrderRow,
  change: ChangeRow,
  { by, moneyBy, feeCents }: { readonly by: Changer; readonly moneyBy: string; readonly feeCents: Cents },
  deciding: Deciding,
  now: EpochMs,
): Promise<DecisionOutcome> {
  if (rowMode(row) === "closed") return "closed";
  if (change.based_on !== row.content_revision || !(await hasItsCredits(trx, row, change))) return "changed";
  const made = await applyContents(trx, row, storedContents(change), { by, moneyBy, feeCents, ...deciding }, now);
  if (typeof made === "string") return made;
  await trx
    .updateTable("order_change")
    .set({ state: "accepted", fee_cents: feeCents, decided_at: now, decided_by: moneyBy })
    .where("id", "=", change.id)
    .execute();
  return "done";
}

async function accept(
  trx: Transaction,
  row: OrderRow,
  change: ChangeRow,
  { feeCents, note, actorId }: { readonly feeCents: Cents; readonly note: string; readonly actorId: string },
  deciding: Deciding,
  now: EpochMs,
): Promise<DecisionOutcome> {
  if (change.state === "accepted" || (change.state === "offered" && change.fee_cents === feeCents)) return "done";
  if (change.state !== "asked") return "changed";
  const by = { by: "shop", actorId } as const;
  if (feeCents === 0) return apply(trx, row, change, { by, moneyBy: actorId, feeCents }, deciding, now);
  if (rowMode(row) === "closed") return "closed";
  if (isTooEarlyForFee(row, feeCents)) return "fee-too-early";
  if (change.based_on !== row.content_revision) return "changed";
  // The customer has not seen the fee yet, so it binds nobody until they approve it.
  await answer(trx, row, change, by, { state: "offered", fee_cents: feeCents, reason: note }, now);
  await tellOfChange(trx, row.number, "offered", "shop", deciding.shop, now);
  return "done";
}

async function decline(
  trx: Transaction,
  row: OrderRow,
  change: ChangeRow,
  { reason, actorId }: { readonly reason: string; readonly actorId: string },
  { shop }: Deciding,
  now: EpochMs,
): Promise<DecisionOutcome> {
  if (change.state === "declined" || change.state === "withdrawn") return "done";
  if (change.state === "accepted" || (change.state === "asked" && reason === "")) return "changed";
  const state = change.made_by === "shop" ? "withdrawn" : "declined";
  await answer(trx, row, change, { by: "shop", actorId }, { state, reason }, now);
  await tellOfChange(trx, row.number, state, "shop", shop, now);
  return "done";
}

/**
 * Answers a change as the office. One that the customer asked for is stored at once if it costs no fee; otherwise the
 * fee is offered to the customer first.
 *
 * @throws BusyError while the database is busy or full
 */
export function decideChange(
  database: Database,
  { number, id, actorId }: { readonly number: string; readonly id: number; readonly actorId: string },
  decision: OfficeDecision,
  deciding: Deciding,
  now: EpochMs,
): Promise<DecisionOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    const change = row && (await changeOf(trx, row.id, id));
    if (!row || !change) return "unknown";
    const outcome =
      decision.kind === "accept"
        ? await accept(trx, row, change, { ...decision, actorId }, deciding, now)
        : await decline(trx, row, change, { ...decision, actorId }, deciding, now);
    if (outcome === "done") {
      await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id, order: number }, now);
    }
    return outcome;
  });
}

/**
 * Answers a change as the customer, by the secret of the order's page.
 *
 * @throws BusyError while the database is busy or full
 */
export function answerChange(
  database: Database,
  { link, id }: { readonly link: string; readonly id: number },
  decision: CustomerDecision,
  deciding: Deciding,
  now: EpochMs,
): Promise<DecisionOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfLink(trx, link);
    const change = row && (await changeOf(trx, row.id, id));
    if (!row || !change) return "unknown";
    if (decision === "approve") {
      if (change.state === "accepted") return "done";
      if (change.state !== "offered") return "changed";
      const moneyBy = change.decided_by ?? change.actor_id ?? "";
      return apply(trx, row, change, { by: BY_LINK, moneyBy, feeCents: feeOf(row, change) }, deciding, now);
    }
    if (change.state === "withdrawn") return "done";
    if (change.state !== "asked" && change.state !== "offered") return "changed";
    await answer(trx, row, change, BY_LINK, { state: "withdrawn" }, now);
    await tellOfChange(trx, row.number, "withdrawn", "customer", deciding.shop, now);
    return "done";
  });
}
