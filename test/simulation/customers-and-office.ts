import { randomUUID } from "node:crypto";
import { type Database, write } from "~/base/database/database.server";
import { detailsOf } from "~/ordering/orders/order-details";
import { changeOrder } from "~/ordering/orders/stored/change-order.server";
import { insertOrder } from "~/ordering/orders/stored/order-inserting.server";
import { detailColumns } from "~/ordering/orders/stored/order-rows.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { dayFor } from "~/ordering/orders/stored/ship-day.server";
import type { MadeUpOrder } from "./random-orders";

const key = () => randomUUID().replaceAll("-", "");

interface Placing {
  readonly at: number;
  readonly remakeOf: number | null;
}

/** Places an order as a guest does. */
export async function place(database: Database, { lines }: MadeUpOrder, { at, remakeOf }: Placing) {
  const amounts = lines.map(() => ({ listCents: 0, cents: 0, isCredited: false }));
  const order = {
    ...{ prefix: "S", key: key(), link: key(), content_hash: "", customer_id: null, placed_at: at, free_until: at },
    ...{ first_name: "A", last_name: "B", email: "a@b.test", phone: "", business_name: "", address1: "", address2: "" },
    ...{ city: "", province: "OR", zip: "", country: "US", piece_count: 1 },
    ...detailColumns(detailsOf({})),
    ...{ total_cents: 0, discount: 0, least_square_inches: 0, quote: null },
    ...(remakeOf !== null && { remake_of: remakeOf, remake_cause: "made" as const }),
  };
  const { order: stored } = await write(database, (trx) => insertOrder(trx, order, { lines, amounts, credits: [] }));
  const row = await rowOfNumber(database.db, stored.number);
  if (!row) throw new Error("an order of the simulation is gone");
  return row;
}

export async function cancel(database: Database, number: string, at: number): Promise<void> {
  await write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (row) {
      const change = { kind: "state", changed: { state: "cancelled" } } as const;
      await changeOrder(trx, row, { by: "customer", actorId: null }, change, at);
    }
  });
}

/** Confirms an order as the office does that leaves the day empty, and returns its day. */
export async function confirm(database: Database, number: string, at: number): Promise<string | null> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return null;
    const day = await dayFor(trx, row, { shipsOn: null, state: "confirmed" }, at);
    if (day && "problem" in day) throw new Error(`${number} cannot be confirmed: ${day.problem}`);
    const change = { kind: "state", changed: { state: "confirmed" }, ...(day && { day }) } as const;
    await changeOrder(trx, row, { by: "shop", actorId: null }, change, at);
    return (await rowOfNumber(trx, number))?.ships_on ?? null;
  });
}
