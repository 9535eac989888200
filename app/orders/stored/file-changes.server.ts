import { recordEvent } from "~/audit/audit.server";
import { type Database, type Transaction, write } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import type { OrderState, OrderTerms } from "~/orders/order";
import { hasFreightAndTax, nextStates, type OrderFile } from "~/orders/order-file";
import { changeOrder } from "./order-changes.server";
import { eventOfRevision, notUndone, type OrderEventRow, stateEvents } from "./order-events.server";
import { fileOf } from "./order-file.server";
import { followWithMoney } from "./order-invoices.server";
import { mailMessage, mailStateLater, mailTermsChanged, mailUndone } from "./order-mailing.server";
import { storeOrderMessage } from "./order-messages.server";
import { askPaymentAgain } from "./order-payments.server";
import { type OrderRow, termsOf } from "./order-rows.server";
import { undoOf } from "./order-undo.server";
import { rowOfNumber } from "./orders.server";

/** Why a change was refused: the order has changed in the meantime, or freight or tax is missing. */
type Refusal = "changed" | "unpriced";

/** The result of a change: the order as it is now, or the reason for the refusal. */
export type ChangeOutcome = OrderFile | Refusal | "unknown";

/** The order that an admin changes, and the admin. */
export interface ChangeTarget {
  readonly number: string;
  /** The revision that the admin saw. */
  readonly revision: number;
  readonly actorId: string;
  /** The shop's name and addresses for the mail to the customer. */
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced?: boolean;
}

interface Work {
  /** Makes the change, or says why the order cannot be changed in this way. */
  readonly make: (trx: Transaction, row: OrderRow) => Promise<"made" | Refusal>;
  /** Whether an event is the same change, made earlier and not undone. */
  readonly isSame: (trx: Transaction, event: OrderEventRow, row: OrderRow) => Promise<boolean>;
  /** Tells the customer what changed between the two rows; called after the payment was updated. */
  readonly tell?: (trx: Transaction, before: OrderRow, made: OrderRow) => Promise<void>;
}

/** Changes the order that the admin saw, or finds that the change was already made: a double click sends it twice. */
async function changed(
  database: Database,
  { number, revision, actorId, shop, isInvoiced = false }: ChangeTarget,
  { make, isSame, tell }: Work,
  now: number,
): Promise<ChangeOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    if (row.revision !== revision) {
      const event = await eventOfRevision(trx, row.id, revision + 1);
      return event?.actor_id === actorId && (await isSame(trx, event, row)) ? await fileOf(trx, row) : "changed";
    }
    const outcome = await make(trx, row);
    if (outcome !== "made") return outcome;
    await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id }, now);
    const made = (await rowOfNumber(trx, number)) ?? row;
    await followWithMoney(trx, row, made, { actorId, timeZone: shop.timeZone, isInvoiced }, now);
    await tell?.(trx, row, made);
    return fileOf(trx, made);
  });
}

const sameTerms = (one: OrderTerms, other: OrderTerms) =>
  one.freightCents === other.freightCents && one.taxCents === other.taxCents && one.shipsOn === other.shipsOn;

const columnsOf = ({ freightCents, taxCents, shipsOn }: OrderTerms) => ({
  freight_cents: freightCents,
  tax_cents: taxCents,
  ships_on: shipsOn,
});

/**
 * Moves an order to one of its next states. An order is confirmed only with freight and tax set.
 *
 * @param terms are set along with the state; `null` leaves them unchanged
 * @param now in milliseconds since the epoch
 */
export async function setOrderState(
  database: Database,
  change: ChangeTarget,
  { state, terms }: { readonly state: OrderState; readonly terms: OrderTerms | null },
  now: number,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (!nextStates(row.state).includes(state)) return "changed";
        if (state === "confirmed" && !hasFreightAndTax(terms ?? termsOf(row))) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = { state, ...(terms && columnsOf(terms)) };
        const detail = terms && { detail: { ...terms } };
        await changeOrder(trx, row, changer, { kind: "state", ...detail, changed: columns }, now);
        return "made";
      },
      tell: (trx) => mailStateLater(trx, change.number, change.shop, now),
      isSame: async (trx, event, row) =>
        event.state === state &&
        (terms === null || sameTerms(termsOf(row), terms)) &&
        notUndone(await stateEvents(trx, row.id)).at(-1)?.id === event.id,
    },
    now,
  );
}

/**
 * Undoes the shop's last change of an order's state; undoing a confirmation also removes the approval of the drawings.
 *
 * @param now in milliseconds since the epoch
 */
export async function undoOrderState(database: Database, change: ChangeTarget, now: number): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        const undo = await undoOf(trx, row);
        if (!undo) return "changed";
        const { undone, state } = undo;
        const columns = { state, ...(undone.state === "confirmed" && { proof_approved_at: null }) };
        const changer = { by: "shop", actorId: change.actorId } as const;
        await changeOrder(trx, row, changer, { kind: "undo", undoes: undone.id, changed: columns }, now);
        await mailUndone(trx, row.number, undone.state, change.shop, now);
        return "made";
      },
      isSame: async (trx, event, row) =>
        event.kind === "undo" && (await stateEvents(trx, row.id)).at(-1)?.id === event.id,
    },
    now,
  );
}

/**
 * Sets an order's terms, unless it is canceled. If it is confirmed, its confirmation is sent again; later, a corrected
 * invoice. Once it has been confirmed, freight and tax must remain set.
 *
 * @param now in milliseconds since the epoch
 */
export async function setOrderTerms(
  database: Database,
  change: ChangeTarget,
  terms: OrderTerms,
  now: number,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (row.state === "cancelled") return "changed";
        if (sameTerms(termsOf(row), terms)) return "made";
        if (row.state !== "received" && !hasFreightAndTax(terms)) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = columnsOf(terms);
        await changeOrder(trx, row, changer, { kind: "terms", detail: { ...terms }, changed: columns }, now);
        return "made";
      },
      tell: (trx, before, made) => mailTermsChanged(trx, before, made, change.shop, now),
      isSame: async (_trx, event, row) => event.kind === "terms" && sameTerms(termsOf(row), terms),
    },
    now,
  );
}

/** Requests an order's invoices again after creating them failed; `now` is in milliseconds since the epoch. */
export async function retryPayment(database: Database, change: ChangeTarget, now: number): Promise<ChangeOutcome> {
  const make = async (trx: Transaction, row: OrderRow) => ((await askPaymentAgain(trx, row, now)) ? "made" : "changed");
  return changed(database, change, { make, isSame: async () => false }, now);
}

/** Stores and mails the shop's message to an order's customer; `now` is in milliseconds since the epoch. */
export async function answerOrder(
  database: Database,
  { number, actorId, shop }: Omit<ChangeTarget, "revision" | "isInvoiced">,
  text: string,
  now: number,
): Promise<ChangeOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    if ((await storeOrderMessage(trx, row, { by: "shop", actorId }, text, now)) === "full") return "changed";
    const answered = (await rowOfNumber(trx, number)) ?? row;
    if (answered.revision !== row.revision) {
      await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id }, now);
      await mailMessage(trx, number, text, shop, now);
    }
    return fileOf(trx, answered);
  });
}
