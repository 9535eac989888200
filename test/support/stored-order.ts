import type { Database } from "~/database/database.server";
import { FREE_HOURS, type LinkedOrder, type OrderRequest, type OrderState } from "~/domain/orders/order";
import { piecesOf } from "~/domain/orders/order-price";
import { recordOrderEvent } from "~/orders/order-events.server";
import { insertOrder, rowOfNumber } from "~/orders/orders.server";
import { aCartItem } from "./cart-builders";
import { aKey, anOrderRequest } from "./order-builders";

/**
 * Stores an order at list prices as if it had just been placed, without asking for today's.
 *
 * @param now in milliseconds since the epoch
 */
export function storeOrder(
  database: Database,
  { key, contact, address, jobName, poNumber, wishes, lines, totalCents }: OrderRequest,
  customerId: string | null,
  now: number,
): Promise<LinkedOrder> {
  const columns = {
    prefix: "TS",
    key,
    content_hash: "",
    link: aKey(),
    customer_id: customerId,
    placed_at: now,
    free_until: now + FREE_HOURS * 3_600_000,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    business_name: contact.businessName,
    ...address,
    job_name: jobName,
    po_number: poNumber,
    wishes,
    piece_count: piecesOf(lines),
    total_cents: totalCents,
    discount: 0,
    least_square_inches: 0,
    quote: null,
  };
  return database.transaction(() => insertOrder(database, columns, lines));
}

/** A guest's order of one door as a database stores it, after these changes of its state. */
export async function aStoredOrder(database: Database, states: readonly OrderState[], now: number) {
  const { order, link } = await storeOrder(database, anOrderRequest([aCartItem()]), null, now);
  const id = (await rowOfNumber(database, order.number))?.id ?? 0;
  for (const [index, state] of states.entries()) {
    const event = { order_id: id, kind: "state", state, made_by: "shop", actor_id: null, revision: index + 1 } as const;
    await recordOrderEvent(database, event, now);
    await database.run("UPDATE customer_order SET state = ?, revision = ? WHERE id = ?", state, index + 1, id);
  }
  return { number: order.number, link };
}
