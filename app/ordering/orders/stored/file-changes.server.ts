import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import type { OrderTerms } from "../order";
import { hasFreightAndTax, hasShipped, nextStates } from "../order-file";
import { isSameShipment, type Shipment } from "../shipment";
import { changeOrder, storeOrderMessage } from "./change-order.server";
import { type ChangeOutcome, type ChangeTarget, changed } from "./checked-change.server";
import { mailMessage, mailShipmentChanged, mailStep, mailTermsChanged, mailUndone } from "./mail-customer.server";
import { notUndone, stateEvents } from "./order-events.server";
import { fileOf, undoOf } from "./order-file.server";
import { type OrderRow, shipmentOf, termsOf } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";
import { requestPaymentAgain } from "./provider-payments.server";
import { dayFor, tellOfMovedDay } from "./ship-day.server";

/** Whether posted terms are those of an order. An empty day says nothing about it. */
const isSameTerms = (row: OrderRow, { freightCents, taxCents, shipsOn }: OrderTerms) =>
  row.freight_cents === freightCents && row.tax_cents === taxCents && (shipsOn === null || row.ships_on === shipsOn);

const columnsOf = ({ freightCents, taxCents }: OrderTerms) => ({ freight_cents: freightCents, tax_cents: taxCents });

/** Whether terms add anything to the price; a remake is free. */
const isCharged = ({ freightCents, taxCents }: OrderTerms) => freightCents !== 0 || taxCents !== 0;

/** Cancels the remakes of a canceled order that have not shipped: what they replace is paid by nobody. */
async function cancelRemakes(trx: Transaction, row: OrderRow, change: ChangeTarget, now: EpochMs) {
  const remakes = trx.selectFrom("customer_order").selectAll().where("remake_of", "=", row.id);
  for (const remake of await remakes.where("state", "in", UNSHIPPED).orderBy("id").execute()) {
    const canceled = { kind: "state", changed: { state: "cancelled" } } as const;
    await changeOrder(trx, remake, { by: "shop", actorId: change.actorId }, canceled, now);
    await mailStep(trx, remake, "cancelled", change.shop, now);
    await cancelRemakes(trx, remake, change, now);
  }
}

interface NextState {
  readonly state: OrderState;
  readonly terms: OrderTerms | null;
  readonly shipment?: Shipment | null;
}

/** Moves an order to one of its next states. An order is confirmed only with freight and tax set. */
export async function setOrderState(
  database: Database,
  change: ChangeTarget,
  { state, terms, shipment = null }: NextState,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (!nextStates(row.state).includes(state)) return "changed";
        if (state === "confirmed" && !hasFreightAndTax(terms ?? termsOf(row))) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const isDaySet = terms !== null || state === "confirmed";
        const typed = { shipsOn: terms?.shipsOn ?? null, state };
        const day = isDaySet ? await dayFor(trx, row, typed, now) : null;
        if (day && "problem" in day) return day;
        const columns = { state, ...(terms && columnsOf(terms)), ...(shipment && shipmentColumns(shipment)) };
        const detail = { ...terms, ...(day && { shipsOn: day.shipsOn }), ...(shipment && { shipment }) };
        const details = Object.keys(detail).length > 0 && { detail };
        const made = { kind: "state", ...details, changed: columns, ...(day && { day }) } as const;
        await changeOrder(trx, row, changer, made, now);
        if (state === "cancelled") await cancelRemakes(trx, row, change, now);
        return "made";
      },
      async tell(trx, before, made) {
        await mailStep(trx, before, state, change.shop, now);
        await tellOfMovedDay(trx, before, made, change.shop, now);
      },
      isSame: async (trx, event, row) =>
        event.state === state &&
        (terms === null || isSameTerms(row, terms)) &&
        (shipment === null || isSameShipment(shipmentOf(row), shipment)) &&
        notUndone(await stateEvents(trx, row.id)).at(-1)?.id === event.id,
    },
    now,
  );
}

/** Undoing a confirmation also removes the approval of the drawings. */
export async function undoOrderState(database: Database, change: ChangeTarget, now: EpochMs): Promise<ChangeOutcome> {
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
 * Sets an order's terms, unless it is canceled. If freight or tax of a confirmed order changes, its confirmation is sent
 * again; later, a corrected invoice. Once it has been confirmed, freight and tax must remain set.
 */
export async function setOrderTerms(
  database: Database,
  change: ChangeTarget,
  terms: OrderTerms,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (row.state === "cancelled" || (row.remake_of !== null && isCharged(terms))) return "changed";
        const day = await dayFor(trx, row, { shipsOn: terms.shipsOn, state: row.state }, now);
        if (day && "problem" in day) return day;
        if (!day && isSameTerms(row, terms)) return "made";
        if (row.state !== "received" && !hasFreightAndTax(terms)) return "unpriced";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const detail = { ...terms, shipsOn: day?.shipsOn ?? row.ships_on };
        const made = { kind: "terms", detail, changed: columnsOf(terms), ...(day && { day }) } as const;
        await changeOrder(trx, row, changer, made, now);
        return "made";
      },
      async tell(trx, before, made) {
        await mailTermsChanged(trx, before, made, change.shop, now);
        await tellOfMovedDay(trx, before, made, change.shop, now);
      },
      isSame: async (_trx, event, row) => event.kind === "terms" && isSameTerms(row, terms),
    },
    now,
  );
}

export async function retryPayment(database: Database, change: ChangeTarget, now: EpochMs): Promise<ChangeOutcome> {
  const make = async (trx: Transaction, row: OrderRow) =>
    (await requestPaymentAgain(trx, row, now)) ? "made" : "changed";
  return changed(database, change, { make, isSame: async () => false }, now);
}

export async function answerOrder(
  database: Database,
  { number, actorId, shop }: Omit<ChangeTarget, "revision" | "isInvoiced">,
  text: string,
  now: EpochMs,
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

export const shipmentColumns = ({ carrier, trackingNumber, cartons, pounds }: Shipment) => ({
  carrier,
  tracking_number: trackingNumber,
  cartons,
  pounds,
});

/**
 * Corrects how an order was shipped, once it has been. Until it is delivered, the customer is mailed the correction, in
 * place of an earlier mail that was not sent yet.
 */
export async function setShipment(
  database: Database,
  change: ChangeTarget,
  shipment: Shipment,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(
    database,
    change,
    {
      async make(trx, row) {
        if (!hasShipped(row.state)) return "changed";
        if (isSameShipment(shipmentOf(row), shipment)) return "made";
        const changer = { by: "shop", actorId: change.actorId } as const;
        const columns = shipmentColumns(shipment);
        // Stored under the kind `terms`: a new kind would require rebuilding the table of all events.
        await changeOrder(trx, row, changer, { kind: "terms", detail: { shipment }, changed: columns }, now);
        return "made";
      },
      tell: (trx, before, made) => mailShipmentChanged(trx, before, made, change.shop, now),
      isSame: async (_trx, event, row) => event.kind === "terms" && isSameShipment(shipmentOf(row), shipment),
    },
    now,
  );
}
