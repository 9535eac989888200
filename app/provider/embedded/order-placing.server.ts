import { createHash } from "node:crypto";
import { pricedTier } from "~/domain/account";
import { FREE_HOURS, type LinkedOrder, type OrderLine, type OrderRequest } from "~/domain/orders/order";
import { linesCents, piecesOf } from "~/domain/orders/order-price";
import { lineToday } from "~/domain/orders/order-today";
import type { ShopTerms } from "~/domain/price-terms";
import { termsFor } from "~/domain/shop-settings";
import { toProduct } from "../contract/products.server";
import { findAccount } from "./accounts.server";
import { inTransaction } from "./database.server";
import { createLink } from "./linked-orders.server";
import type { MailShop } from "./mails/frame.server";
import { orderStateMail } from "./mails/order-mails.server";
import { findOrderByKey, insertOrder } from "./orders.server";
import { queueMail } from "./outbox.server";
import { findProduct } from "./products.server";
import { currentSettings } from "./settings.server";
import type { Database } from "./sqlite-driver.server";

/** The most orders taken within 24 hours: more than the workshop cuts, and what a flood leaves behind can be read. */
export const MAX_ORDERS_A_DAY = 500;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The same for every way of writing the same order. What a line says of its style is left out: it is not taken from here,
 * and may be told otherwise when an order is sent again.
 *
 * @param request as the contract's schema reads it, which puts its fields in their order
 */
function contentHash(request: OrderRequest): string {
  const lines = request.lines.map(({ productTitle, productImage, specification, ...ordered }) => ordered);
  return createHash("sha256")
    .update(JSON.stringify({ ...request, lines }))
    .digest("base64url");
}

/** What the account that orders is priced by; nothing that was sent has a say in it. A guest pays the list price. */
function termsToday(database: Database, customerId: string | null): ShopTerms {
  const account = customerId === null ? null : findAccount(database, customerId);
  return termsFor(currentSettings(database).settings, account && pricedTier(account.tags));
}

/**
 * The lines as they are sold today, or `null` where they do not come to what the customer was told or to what an order
 * must, or are not sold so.
 */
function linesToday(
  database: Database,
  { lines, totalCents }: OrderRequest,
  terms: ShopTerms,
): readonly OrderLine[] | null {
  if (totalCents < (terms.minimumOrderCents ?? 0)) return null;
  const products = new Map(
    [...new Set(lines.map(({ productId }) => productId))].map((id) => [id, toProduct(findProduct(database, id))]),
  );
  const today = lines.flatMap((line) => lineToday(line, products.get(line.productId) ?? null) ?? []);
  return today.length === lines.length && linesCents(today, terms) === totalCents ? today : null;
}

function isDayFull(database: Database, now: number): boolean {
  const { count } = database
    .prepare("SELECT count(*) AS count FROM customer_order WHERE placed_at > ? AND placed_at <= ?")
    .get(now - DAY_MS, now) as { count: number };
  return count >= MAX_ORDERS_A_DAY;
}

interface Placing {
  readonly request: OrderRequest;
  /** The account that places it, `null` for a guest. */
  readonly customerId: string | null;
  /** What its number begins with. */
  readonly prefix: string;
  /** Who writes to the customer. */
  readonly shop: MailShop;
}

/**
 * Takes an order at today's prices, or finds the one that was taken with its key before.
 *
 * @param now in milliseconds since the epoch
 * @returns the order, or why there is none
 */
export function placeOrder(
  database: Database,
  { request, customerId, prefix, shop }: Placing,
  now: number,
): LinkedOrder | "other content" | "not today's" | "full" {
  const hash = contentHash(request);
  return inTransaction(database, () => {
    const earlier = findOrderByKey(database, request.key);
    if (earlier) return earlier.contentHash === hash ? earlier.placed : "other content";
    const terms = termsToday(database, customerId);
    const lines = linesToday(database, request, terms);
    if (!lines) return "not today's";
    if (isDayFull(database, now)) return "full";
    const { address1, address2, city, province, zip, country } = request.address;
    const { key, contact, jobName, poNumber, wishes, totalCents } = request;
    const placed = insertOrder(
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
      },
      lines,
    );
    queueMail(database, orderStateMail(placed, shop), now);
    return placed;
  });
}
