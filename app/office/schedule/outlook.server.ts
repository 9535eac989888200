import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { workPartsOf } from "~/house/capacity/bookings.server";
import { bookingAgain } from "~/house/capacity/follow-order.server";
import { bookOrder } from "~/house/capacity/order-booking.server";
import { type KnownFloor, outlookOf, readFloor, replannedOf } from "~/house/capacity/order-plan.server";
import { openDays } from "~/house/capacity/ship-date";
import { invoiceOf } from "~/house/invoices/payments.server";
import { type Hold, holdsOf } from "~/ordering/orders/duties";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { rowOfId, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { providerPaymentOf } from "~/ordering/orders/stored/provider-payments.server";
import type { ChangeCheck, Endangered, OrderOutlook, Slip } from "./schedule";
import {
  dated,
  endangered,
  readOpen,
  readWorkshop,
  reasonIn,
  type Workshop,
  withLostMinutes,
  withoutId,
  withReasons,
} from "./slips.server";

/** What making an order waits for. */
async function readHolds(db: Reader, row: OrderRow): Promise<readonly Hold[]> {
  if (row.state !== "confirmed") return [];
  const [invoice, payment] = [await invoiceOf(db, row.id), await providerPaymentOf(db, row.id)];
  return holdsOf({
    state: row.state,
    proofApprovedAt: row.proof_approved_at === null ? null : isoOf(row.proof_approved_at),
    remake: row.remake_of ?? undefined,
    ...(invoice && { invoice }),
    ...(payment && { payment }),
  });
}

const UNKNOWN = { earliest: null, canBeMet: false, holds: [], full: null } as const;

/** When endangered orders can ship, each by the minutes that it may take, and what is in their way. */
export async function slipsOf(
  db: Reader,
  found: Awaited<ReturnType<typeof endangered>>,
  now: EpochMs,
): Promise<readonly Slip[]> {
  if (found.length === 0) return [];
  const known = await readFloor(db, now);
  const slips: Slip[] = [];
  for (const [order, reason] of found) {
    const row = await rowOfId(db, order.id);
    const outlook = row && (await outlookOf(db, row, await bookingAgain(db, row, now), known));
    const holds = row ? await readHolds(db, row) : [];
    slips.push({ ...withoutId(order), reason, ...UNKNOWN, ...outlook, holds });
  }
  return slips;
}

/** Whether an order slips, and all its work by day; `null` if there is no such order. */
export async function readOutlook(db: Reader, number: string, now: EpochMs): Promise<OrderOutlook | null> {
  const row = await rowOfNumber(db, number);
  if (!row) return null;
  const workshop = await readWorkshop(db, now);
  const nameOf = (id: number) => workshop.settings.stations.find((station) => station.id === id)?.name;
  const parts = await workPartsOf(db, row.id);
  const work = parts.map(({ station, ...part }) => ({ ...part, station: nameOf(station) ?? "A station that is gone" }));
  const own = await readOpen(dated(db).where("placed.id", "=", row.id), workshop.today);
  const found = own.length > 0 ? withReasons(own, reasonIn(workshop), await withLostMinutes(db, workshop)) : [];
  return { slip: (await slipsOf(db, found, now))[0] ?? null, work };
}

/** The most orders whose new day is worked out before a change is saved. */
const MAX_CHECKED = 40;

/**
 * The orders that a change of the stations or closed days would put at risk, besides those that are now, and when each
 * can ship if they are planned again one after the other.
 */
export async function checkChange(
  db: Reader,
  change: Partial<Pick<Workshop, "settings" | "closures">>,
  now: EpochMs,
): Promise<ChangeCheck> {
  const floor = await readFloor(db, now);
  const workshop = await readWorkshop(db, now);
  const after = { ...workshop, ...change };
  const atRisk = new Set((await endangered(db, workshop)).map(([{ id }]) => id));
  const found = (await endangered(db, after)).filter(([{ id }]) => !atRisk.has(id));
  const facts = { ...floor.shop.facts, closures: after.closures };
  let known: KnownFloor = { ...floor, shop: { ...floor.shop, facts, settings: after.settings } };
  const orders: Endangered[] = [];
  for (const [{ id, number, shipsOn }] of found.slice(0, MAX_CHECKED)) {
    const row = await rowOfId(db, id);
    if (!row) continue;
    const again = await replannedOf(db, row, await bookingAgain(db, row, now), known);
    known = again.known;
    // An order that could be ready before its closed day still ships only after it.
    const from = openDays(after.closures, shipsOn, 1)[0] ?? shipsOn;
    const earliest = again.earliest !== null && again.earliest < from ? from : again.earliest;
    orders.push({ number, shipsOn, earliest, isLate: !again.canBeMet });
  }
  return { orders, more: found.length - orders.length };
}

/** The most orders that are booked again at once. */
const MAX_AGAIN = 200;

/** No day is moved: an order whose day cannot be met is booked as early as possible, and still slips. */
export function planAgain(database: Database, actorId: string, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    const workshop = await readWorkshop(trx, now);
    const found = await endangered(trx, workshop);
    const again = found.filter(([, { kind }]) => kind !== "late").slice(0, MAX_AGAIN);
    for (const [{ id }] of again) {
      const row = await rowOfId(trx, id);
      if (row) await bookOrder(trx, row, await bookingAgain(trx, row, now));
    }
    if (again.length > 0) await recordEvent(trx, { kind: "schedule.planned", actorId, subjectId: null }, now);
    return again.length;
  });
}
