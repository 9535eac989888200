import type { Database } from "~/database/database.server";
import type { LinkedOrder, OrderLine, OrderRequest, OrderState } from "~/domain/orders/order";
import type { OrderFile } from "~/domain/orders/order-file";
import { setOrderState } from "~/orders/order-desk.server";
import { findOrderFile } from "~/orders/order-file.server";
import { placeOrder } from "~/orders/order-placing.server";
import { catalogue } from "~/provider/catalogue.server";
import { toProduct } from "~/provider/contract/products.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";
import { MAIL_SHOP } from "./mail-shop";
import { AGREED, anOrderLine } from "./order-builders";

/** A line with one door of Ashby, as the database sells it; an empty catalog is filled first. */
export async function aSoldLine(database: Database): Promise<OrderLine> {
  await seedCatalogue(database, catalogue);
  const ashby = toProduct(await findProduct(database, "ashby"));
  if (!ashby) throw new Error("the catalog has no Ashby");
  return anOrderLine(ashby);
}

interface Placed {
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** The account that places it; `null` for a guest. */
  readonly customerId?: string | null;
  /** The prefix of its number. */
  readonly prefix?: string;
}

/**
 * Places an order in a database.
 *
 * @throws Error if the order is refused
 */
export async function placeIn(
  database: Database,
  request: OrderRequest,
  { now, customerId = null, prefix = "TS" }: Placed,
): Promise<LinkedOrder> {
  const placing = { request, customerId, prefix, shop: MAIL_SHOP, limitFactor: 1000 };
  const placed = await placeOrder(database, placing, now);
  if (typeof placed === "string" || "wait" in placed) throw new Error(`not placed: ${JSON.stringify(placed)}`);
  return placed;
}

/** The account that changes orders in {@link putOrder}. */
export const WORKSHOP = { id: "workshop", email: "workshop@shop.test" } as const;

/**
 * Puts an order in some states, one after the other, as an admin.
 *
 * @throws Error if a change is refused
 */
export async function putOrder(
  database: Database,
  number: string,
  states: readonly OrderState[],
  now: number,
): Promise<OrderFile> {
  let file = await findOrderFile(database, number);
  for (const state of states) {
    const change = { number, revision: file?.revision ?? 0, actorId: WORKSHOP.id, shop: MAIL_SHOP };
    const changed = await setOrderState(database, change, { state, terms: AGREED }, now);
    if (typeof changed === "string") throw new Error(`${number} is not ${state}: ${changed}`);
    file = changed;
  }
  if (!file) throw new Error(`no order ${number}`);
  return file;
}
