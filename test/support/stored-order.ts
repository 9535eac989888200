import type { Database } from "~/database/database.server";
import { FREE_HOURS, type OrderState } from "~/domain/orders/order";
import { recordOrderEvent } from "~/orders/order-events.server";
import { insertOrder, rowOfNumber } from "~/orders/orders.server";
import { aCartItem } from "./cart-builders";
import { aKey, anOrderRequest } from "./order-builders";

/** A guest's order of one door as a database stores it, after these changes of its state. */
export async function aStoredOrder(database: Database, states: readonly OrderState[], now: number) {
  const { contact, address, jobName, poNumber, wishes, totalCents, lines, key } = anOrderRequest([aCartItem()]);
  const link = aKey();
  const columns = {
    prefix: "TS",
    key,
    content_hash: "",
    link,
    customer_id: null,
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
    piece_count: 1,
    total_cents: totalCents,
    discount: 0,
    least_square_inches: 0,
    quote: null,
  };
  const { order } = await insertOrder(database, columns, lines);
  const id = (await rowOfNumber(database, order.number))?.id ?? 0;
  for (const [index, state] of states.entries()) {
    const event = { order_id: id, kind: "state", state, made_by: "shop", actor_id: null, revision: index + 1 } as const;
    await recordOrderEvent(database, event, now);
    await database.run("UPDATE customer_order SET state = ?, revision = ? WHERE id = ?", state, index + 1, id);
  }
  return { number: order.number, link };
}
