import { type Database, inTransaction } from "~/database/database.server";
import { FREE_HOURS, type LinkedOrder, type OrderRequest } from "~/domain/orders/order";
import { piecesOf } from "~/domain/orders/order-price";
import type { MailShop } from "~/mail/frame.server";
import { priceOrdered } from "~/quotes/quote-ordering.server";
import { contentHash } from "./content-hash.server";
import { createLink } from "./linked-orders.server";
import { findNoRoom, type NoRoom } from "./order-limits.server";
import { mailCustomer } from "./order-mailing.server";
import { findOrderByKey, insertOrder } from "./orders.server";

const HOUR_MS = 3_600_000;

interface Placing {
  readonly request: OrderRequest;
  /** The account that places it, `null` for a guest. */
  readonly customerId: string | null;
  /** The prefix of its number. */
  readonly prefix: string;
  /** The shop's name and addresses for the mail to the customer. */
  readonly shop: MailShop;
  /** Multiplies how many orders one customer may place in a day. */
  readonly limitFactor?: number;
}

/**
 * Accepts an order at today's prices or by a quote, or finds the one already placed with its key.
 *
 * @param now in milliseconds since the epoch
 * @returns the order, or the reason for the refusal
 */
export async function placeOrder(
  database: Database,
  { request, customerId, prefix, shop, limitFactor = 1 }: Placing,
  now: number,
): Promise<LinkedOrder | "other content" | "unknown quote" | "not today's" | NoRoom> {
  const hash = contentHash(request);
  return inTransaction(database, async () => {
    const earlier = await findOrderByKey(database, request.key);
    if (earlier) return earlier.contentHash === hash ? earlier.placed : "other content";
    const priced = await priceOrdered(database, request, customerId, now);
    if (typeof priced === "string") return priced;
    const noRoom = await findNoRoom(database, { customerId, email: request.contact.email }, limitFactor, now);
    if (noRoom) return noRoom;
    const { address1, address2, city, province, zip, country } = request.address;
    const { lines, terms, credits } = priced;
    const { key, contact, jobName, poNumber, wishes, totalCents } = request;
    const placed = await insertOrder(
      database,
      {
        prefix,
        key,
        link: createLink(),
        content_hash: hash,
        customer_id: customerId,
        placed_at: now,
        free_until: now + FREE_HOURS * HOUR_MS,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        business_name: contact.businessName,
        address1,
        address2,
        city,
        province,
        zip,
        country,
        job_name: jobName,
        po_number: poNumber,
        wishes,
        piece_count: piecesOf(lines),
        total_cents: totalCents,
        discount: terms.discount,
        least_square_inches: terms.leastSquareInches,
        quote: request.quote ?? null,
      },
      lines,
      credits,
    );
    await mailCustomer(database, { linked: placed, customerId, shop }, now);
    return placed;
  });
}
