import type { MailingAddress } from "~/base/addresses/address";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import type { Unmovable } from "~/house/capacity/unmovable";
import type { MailShop } from "~/house/mail/frame.server";
import { fileForOrder } from "~/provider/accounts/customer-files.server";
import { splitName, type TypedRecipient } from "../correction-form";
import type { OrderTerms } from "../order";
import { hasFreightAndTax, hasShipped, nextStates, type OrderFile } from "../order-file";
import { changeWords, type OrderStanding } from "../page/order-change-words";
import { isSameShipment, type Shipment } from "../shipment";
import { type Changer, changeOrder, storeOrderMessage } from "./change-order.server";
import {
  mailCorrection,
  mailMessage,
  mailShipmentChanged,
  mailStep,
  mailTermsChanged,
  mailUndone,
} from "./mail-customer.server";
import { eventOfRevision, notUndone, type OrderEventRow, stateEvents } from "./order-events.server";
import { fileOf, orderUndoOf } from "./order-file.server";
import { followWithMoney } from "./order-invoices.server";
import { type OrderRow, shipmentOf, termsOf } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";
import { requestPaymentAgain } from "./provider-payments.server";
import { dayFor, tellOfMovedDay } from "./ship-day.server";

/**
 * Why a change was refused: the order has changed in the meantime, freight or tax is missing, or it cannot ship on the
 * typed day.
 */
type ChangeRefusal = "changed" | "unpriced" | Unmovable;

export type ChangeOutcome = OrderFile | ChangeRefusal | "unknown";

/** The order that an admin changes, and the admin. */
export interface ChangeTarget {
  readonly number: string;
  /** The revision that the admin saw. */
  readonly revision: number;
  readonly actorId: string;
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced?: boolean;
  /** A guest's order is confirmed as that of the customer with its address. */
  readonly isKnownCustomer?: boolean;
}

interface OrderWork {
  readonly make: (trx: Transaction, row: OrderRow, changer: Changer) => Promise<"made" | ChangeRefusal>;
  /** Whether an event is the same change, made earlier and not undone. */
  readonly isSame: (trx: Transaction, event: OrderEventRow, row: OrderRow) => Promise<boolean>;
  /** Tells the customer what changed between the two rows; called after the payment was updated. */
  readonly tell?: (trx: Transaction, before: OrderRow, made: OrderRow) => Promise<void>;
}

const standingOf = (row: OrderRow): OrderStanding => ({ state: row.state, ...termsOf(row) });

/** Changes the order that the admin saw, or finds that the change was already made: a double click sends it twice. */
async function changed(
  database: Database,
  { number, revision, actorId, shop, isInvoiced = false, isKnownCustomer = false }: ChangeTarget,
  now: EpochMs,
  { make, isSame, tell }: OrderWork,
): Promise<ChangeOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    if (row.revision !== revision) {
      const event = await eventOfRevision(trx, row.id, revision + 1);
      return event?.actor_id === actorId && (await isSame(trx, event, row)) ? await fileOf(trx, row) : "changed";
    }
    const outcome = await make(trx, row, { by: "shop", actorId });
    if (outcome !== "made") return outcome;
    const made = (await rowOfNumber(trx, number)) ?? row;
    const what = changeWords(standingOf(row), standingOf(made));
    await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id, order: number, what }, now);
    await followWithMoney(trx, row, made, { actorId, timeZone: shop.timeZone, isInvoiced, isKnownCustomer }, now);
    await tell?.(trx, row, made);
    return fileOf(trx, made);
  });
}

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
  return changed(database, change, now, {
    async make(trx, row, changer) {
      if (!nextStates(row.state).includes(state)) return "changed";
      if (state === "confirmed" && !hasFreightAndTax(terms ?? termsOf(row))) return "unpriced";
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
  });
}

/** Undoing a confirmation also removes the approval of the drawings. */
export async function undoOrderState(database: Database, change: ChangeTarget, now: EpochMs): Promise<ChangeOutcome> {
  return changed(database, change, now, {
    async make(trx, row, changer) {
      const undo = await orderUndoOf(trx, row);
      if (!undo) return "changed";
      const { undone, state } = undo;
      const columns = { state, ...(undone.state === "confirmed" && { proof_approved_at: null }) };
      await changeOrder(trx, row, changer, { kind: "undo", undoes: undone.id, changed: columns }, now);
      await mailUndone(trx, row.number, undone.state, change.shop, now);
      return "made";
    },
    isSame: async (trx, event, row) =>
      event.kind === "undo" && (await stateEvents(trx, row.id)).at(-1)?.id === event.id,
  });
}

/**
 * Sets an order's terms, unless it is canceled. If freight or tax of a confirmed order changes, its confirmation is
 * sent again; later, a corrected invoice. Once it has been confirmed, freight and tax must remain set.
 */
export async function setOrderTerms(
  database: Database,
  change: ChangeTarget,
  terms: OrderTerms,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(database, change, now, {
    async make(trx, row, changer) {
      if (row.state === "cancelled" || (row.remake_of !== null && isCharged(terms))) return "changed";
      const day = await dayFor(trx, row, { shipsOn: terms.shipsOn, state: row.state }, now);
      if (day && "problem" in day) return day;
      if (!day && isSameTerms(row, terms)) return "made";
      if (row.state !== "received" && !hasFreightAndTax(terms)) return "unpriced";
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
  });
}

type RecipientRow = Pick<OrderRow, "first_name" | "last_name" | "business_name" | "phone" | keyof MailingAddress>;

function recipientRow(row: OrderRow, { name, businessName, phone, mailingAddress }: TypedRecipient): RecipientRow {
  const { firstName, lastName } = splitName(name, { firstName: row.first_name, lastName: row.last_name });
  return { first_name: firstName, last_name: lastName, business_name: businessName, phone, ...mailingAddress };
}

/** The columns that a correction changes, with what they said before; empty if it changes nothing. */
function differencesOf(row: OrderRow, corrected: RecipientRow): Readonly<Record<string, readonly [string, string]>> {
  const names = Object.keys(corrected) as (keyof RecipientRow)[];
  const changedNames = names.filter((name) => row[name] !== corrected[name]);
  return Object.fromEntries(changedNames.map((name) => [name, [row[name], corrected[name]] as const]));
}

/**
 * Corrects who gets an order and where, until it ships. Its price, freight, tax and ship date stay. The customer is
 * mailed the correction, in place of an earlier one that was not sent yet.
 */
export async function correctRecipient(
  database: Database,
  change: ChangeTarget,
  typed: TypedRecipient,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return changed(database, change, now, {
    async make(trx, row, changer) {
      if (!UNSHIPPED.includes(row.state)) return "changed";
      const corrected = recipientRow(row, typed);
      const correction = differencesOf(row, corrected);
      if (Object.keys(correction).length === 0) return "made";
      // Stored under the kind `terms`: a new kind would require rebuilding the table of all events.
      await changeOrder(trx, row, changer, { kind: "terms", detail: { correction }, changed: corrected }, now);
      await fileForOrder(trx, { ...row, ...corrected });
      return "made";
    },
    tell: (trx, before, made) => mailCorrection(trx, before, made, change.shop, now),
    isSame: async (_trx, event, row) =>
      event.kind === "terms" && Object.keys(differencesOf(row, recipientRow(row, typed))).length === 0,
  });
}

export async function retryPayment(database: Database, change: ChangeTarget, now: EpochMs): Promise<ChangeOutcome> {
  const make = async (trx: Transaction, row: OrderRow) =>
    (await requestPaymentAgain(trx, row, now)) ? "made" : "changed";
  return changed(database, change, now, { make, isSame: async () => false });
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
      const what = ["message written"];
      await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id, order: number, what }, now);
      await mailMessage(trx, number, text, shop, now);
    }
    return fileOf(trx, answered);
  });
}

const shipmentColumns = ({ carrier, trackingNumber, cartons, pounds }: Shipment) => ({
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
  return changed(database, change, now, {
    async make(trx, row, changer) {
      if (!hasShipped(row.state)) return "changed";
      if (isSameShipment(shipmentOf(row), shipment)) return "made";
      const columns = shipmentColumns(shipment);
      // Stored under the kind `terms`: a new kind would require rebuilding the table of all events.
      await changeOrder(trx, row, changer, { kind: "terms", detail: { shipment }, changed: columns }, now);
      return "made";
    },
    tell: (trx, before, made) => mailShipmentChanged(trx, before, made, change.shop, now),
    isSame: async (_trx, event, row) => event.kind === "terms" && isSameShipment(shipmentOf(row), shipment),
  });
}
