import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import type { OrderState, OrderTerms } from "~/orders/order";
import { nextStates, type OrderFile, saysFreightAndTax } from "~/orders/order-file";
import { changeOrder } from "./order-changes.server";
import { eventOfRevision, type OrderEventRow, standing, stateEvents } from "./order-events.server";
import { fileOf } from "./order-file.server";
import { mailConfirmedAgain, mailMessage, mailStateLater, mailUndone } from "./order-mailing.server";
import { keepOrderMessage } from "./order-messages.server";
import { askPaymentAgain, followWithPayment } from "./order-payments.server";
import { type OrderRow, termsOf } from "./order-rows.server";
import { undoOf } from "./order-undo.server";
import { rowOfNumber } from "./orders.server";

/** Why a change was refused: the order has changed meanwhile, or freight or tax is missing. */
type Refusal = "changed" | "unpriced";

/** The result of a change: the order as it is now, or the reason for the refusal. */
export type DeskOutcome = OrderFile | Refusal | "unknown";

/** The order that an admin changes, and the admin. */
export interface DeskChange {
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
  readonly make: (row: OrderRow) => Promise<"made" | Refusal>;
  /** Whether an event is the same change, made earlier and not undone. */
  readonly isSame: (event: OrderEventRow, row: OrderRow) => Promise<boolean>;
  /** Informs the customer, after the payment was updated. */
  readonly tell?: () => Promise<void>;
}

/** Changes the order that the admin saw, or finds the change already made: a double click sends it twice. */
async function changed(
  database: Database,
  { number, revision, actorId, isInvoiced = false }: DeskChange,
  { make, isSame, tell }: Work,
  now: number,
): Promise<DeskOutcome> {
  return inTransaction(database, async () => {
    const row = await rowOfNumber(database, number);
    if (!row) return "unknown";
    if (row.revision !== revision) {
      const event = await eventOfRevision(database, row.id, revision + 1);
      return event?.actor_id === actorId && (await isSame(event, row)) ? await fileOf(database, row) : "changed";
    }
    const outcome = await make(row);
    if (outcome !== "made") return outcome;
    await recordEvent(database, { kind: "order.changed", actorId, subjectId: row.customer_id }, now);
    const made = (await rowOfNumber(database, number)) ?? row;
    if (isInvoiced) await followWithPayment(database, row, made, now);
    await tell?.();
    return fileOf(database, made);
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
 * @param terms are set with it; `null` leaves them unchanged
 * @param now in milliseconds since the epoch
 */
export async function setOrderState(
  database: Database,
  change: DeskChange,
  { state, terms }: { readonly state: OrderState; readonly terms: OrderTerms | null },
  now: number,
): Promise<DeskOutcome> {
  return changed(
    database,
    change,
    {
      async make(row) {
        if (!nextStates(row.state).includes(state)) return "changed";
        if (state === "confirmed" && !saysFreightAndTax(terms ?? termsOf(row))) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = { state, ...(terms && columnsOf(terms)) };
        const detail = terms && { detail: { ...terms } };
        await changeOrder(database, row, changer, { kind: "state", ...detail, changed: columns }, now);
        return "made";
      },
      tell: () => mailStateLater(database, change.number, change.shop, now),
      isSame: async (event, row) =>
        event.state === state &&
        (terms === null || sameTerms(termsOf(row), terms)) &&
        standing(await stateEvents(database, row.id)).at(-1)?.id === event.id,
    },
    now,
  );
}

/**
 * Undoes the shop's last change of an order's state; undoing a confirmation also removes the approval of the drawings.
 *
 * @param now in milliseconds since the epoch
 */
export async function undoOrderState(database: Database, change: DeskChange, now: number): Promise<DeskOutcome> {
  return changed(
    database,
    change,
    {
      async make(row) {
        const undo = await undoOf(database, row);
        if (!undo) return "changed";
        const { undone, state } = undo;
        const columns = { state, ...(undone.state === "confirmed" && { proof_approved_at: null }) };
        const changer = { by: "shop", actorId: change.actorId } as const;
        await changeOrder(database, row, changer, { kind: "undo", undoes: undone.id, changed: columns }, now);
        await mailUndone(database, row.number, undone.state, change.shop, now);
        return "made";
      },
      isSame: async (event, row) =>
        event.kind === "undo" && (await stateEvents(database, row.id)).at(-1)?.id === event.id,
    },
    now,
  );
}

/**
 * Sets an order's terms, unless it is canceled; a confirmed order's confirmation is then sent again. From confirmation
 * on, freight and tax must remain set.
 *
 * @param now in milliseconds since the epoch
 */
export async function setOrderTerms(
  database: Database,
  change: DeskChange,
  terms: OrderTerms,
  now: number,
): Promise<DeskOutcome> {
  let isToldAgain = false;
  return changed(
    database,
    change,
    {
      async make(row) {
        if (row.state === "cancelled") return "changed";
        if (sameTerms(termsOf(row), terms)) return "made";
        if (row.state !== "received" && !saysFreightAndTax(terms)) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = columnsOf(terms);
        await changeOrder(database, row, changer, { kind: "terms", detail: { ...terms }, changed: columns }, now);
        isToldAgain = row.state === "confirmed";
        return "made";
      },
      async tell() {
        if (isToldAgain) await mailConfirmedAgain(database, change.number, change.shop, now);
      },
      isSame: async (event, row) => event.kind === "terms" && sameTerms(termsOf(row), terms),
    },
    now,
  );
}

/** Requests an order's invoices again after creating them failed; `now` is in milliseconds since the epoch. */
export async function retryPayment(database: Database, change: DeskChange, now: number): Promise<DeskOutcome> {
  const make = async (row: OrderRow) => ((await askPaymentAgain(database, row, now)) ? "made" : "changed");
  return changed(database, change, { make, isSame: async () => false }, now);
}

/** Stores and mails the shop's message to an order's customer; `now` is in milliseconds since the epoch. */
export async function answerOrder(
  database: Database,
  { number, actorId, shop }: Omit<DeskChange, "revision" | "isInvoiced">,
  text: string,
  now: number,
): Promise<DeskOutcome> {
  return inTransaction(database, async () => {
    const row = await rowOfNumber(database, number);
    if (!row) return "unknown";
    if ((await keepOrderMessage(database, row, { by: "shop", actorId }, text, now)) === "full") return "changed";
    const answered = (await rowOfNumber(database, number)) ?? row;
    if (answered.revision !== row.revision) {
      await recordEvent(database, { kind: "order.changed", actorId, subjectId: row.customer_id }, now);
      await mailMessage(database, number, text, shop, now);
    }
    return fileOf(database, answered);
  });
}
