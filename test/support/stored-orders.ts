import { type Database, write } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import type { LinkedOrder, OrderLine, OrderRequest } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { type ChangeOutcome, setOrderState } from "~/ordering/orders/stored/file-changes.server";
import { recordOrderEvent } from "~/ordering/orders/stored/order-events.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import type { OrderLimits } from "~/ordering/orders/stored/order-limits.server";
import { type Customer, type OrderOutcome, placeOrder } from "~/ordering/orders/stored/order-placing.server";
import { findOrderByLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";
import { listProducts, seedCatalog } from "~/provider/embedded/products.server";
import type { Product } from "~/trade/catalog/product";
import { MAIL_SHOP } from "./mail-shop";
import { AGREED, anOrderLine, anOrderRequest } from "./order-builders";

/** The day on which the tests read the catalog. */
const TODAY = "2026-01-05";

/** The products that a database sells; an empty catalog is filled first. */
export async function soldIn(database: Database): Promise<readonly Product[]> {
  const found = await listProducts(database.db, TODAY);
  if (found.length === 0) await seedCatalog(database, catalog);
  const sold = found.length > 0 ? found : await listProducts(database.db, TODAY);
  return sold.flatMap(({ node }) => toProduct(node) ?? []);
}

/** A line with one door of Ashby, as the database sells it; an empty catalog is filled first. */
export async function aSoldLine(database: Database): Promise<OrderLine> {
  const ashby = (await soldIn(database)).find(({ id }) => id === "ashby");
  if (!ashby) throw new Error("the catalog has no Ashby");
  return anOrderLine(ashby);
}

/** No test reaches these limits by chance. */
const WIDE: OrderLimits = { factor: 1000, senders: [] };

interface Placed {
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** The account that places it, at the list price; `null` for a guest. */
  readonly customerId?: string | null;
  /** The account that places it, with the tier whose price it gets. */
  readonly customer?: Customer | null;
  /** The prefix of its number. */
  readonly prefix?: string;
  readonly limits?: OrderLimits;
  /** By default, the products that the database sells. */
  readonly products?: readonly Product[];
}

/** The customer, products and limits that a test places an order with. */
export async function placingIn(
  database: Database,
  { customerId = null, prefix = "TS", limits = WIDE, ...by }: Placed,
) {
  const { customer = customerId === null ? null : { id: customerId, pricedTier: null } } = by;
  return { customer, products: by.products ?? (await soldIn(database)), prefix, shop: MAIL_SHOP, limits };
}

/** Places an order whose customer saw its total, and returns the outcome. */
export async function outcomeIn(
  database: Database,
  { totalCents: shownCents, ...order }: OrderRequest,
  placed: Placed,
): Promise<OrderOutcome> {
  return placeOrder(database, { ...order, shownCents }, await placingIn(database, placed), placed.now);
}

/**
 * Places an order in a database.
 *
 * @throws Error if the order is refused
 */
export async function placeIn(database: Database, request: OrderRequest, placed: Placed): Promise<LinkedOrder> {
  const outcome = await outcomeIn(database, request, placed);
  const linked = outcome.outcome === "placed" ? await findOrderByLink(database.db, outcome.link) : null;
  if (!linked) throw new Error(`not placed: ${outcome.outcome}`);
  return linked;
}

/**
 * The order that a change has made.
 *
 * @throws Error if it was refused
 */
export function fileOf(outcome: ChangeOutcome): OrderFile {
  if (typeof outcome === "string" || "problem" in outcome) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome;
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
  let file = await findOrderFile(database.db, number);
  for (const state of states) {
    const change = { number, revision: file?.revision ?? 0, actorId: WORKSHOP.id, shop: MAIL_SHOP };
    file = fileOf(await setOrderState(database, change, { state, terms: AGREED }, now));
  }
  if (!file) throw new Error(`no order ${number}`);
  return file;
}

/** A guest's order of one door as a database stores it, after these changes of its state. */
export async function aStoredOrder(database: Database, states: readonly OrderState[], now: number) {
  const { order, link } = await placeIn(database, anOrderRequest([await aSoldLine(database)]), { now });
  const id = (await rowOfNumber(database.db, order.number))?.id ?? 0;
  for (const [index, state] of states.entries()) {
    const event = { order_id: id, kind: "state", state, made_by: "shop", actor_id: null, revision: index + 1 } as const;
    await write(database, async (trx) => {
      await recordOrderEvent(trx, event, now);
      await trx
        .updateTable("customer_order")
        .set({ state, revision: index + 1 })
        .where("id", "=", id)
        .execute();
    });
  }
  return { number: order.number, link };
}
