import { setImmediate as turn } from "node:timers/promises";
import type { Insertable, Selectable } from "kysely";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { priceItem } from "~/configurator/lines/cart-item";
import type { OrderState } from "~/house/capacity/order-state";
import type { OrderLine } from "../order";
import { notUndone, type OrderEventRow, stateEvents } from "./order-events.server";
import type { OrderRow } from "./order-rows.server";

/** How many older orders are counted in one transaction: few, because visitors wait for it to end. */
const COUNTED_AT_ONCE = 20;

type SoldRow = Pick<OrderRow, "id" | "placed_at" | "state" | "customer_id" | "province" | "total_cents" | "remake_of">;

type SoldLine = Omit<Insertable<Schema["sold_line"]>, "confirmed_after" | "shipped_after">;

interface SoldParts {
  readonly lines: readonly Pick<Selectable<Schema["order_line"]>, "position" | "line" | "cents">[];
  readonly steps: readonly OrderEventRow[];
}

async function partsOf(db: Reader, { id }: SoldRow): Promise<SoldParts> {
  const lines = await db
    .selectFrom("order_line")
    .select(["position", "line", "cents"])
    .where("order_id", "=", id)
    .orderBy("position")
    .execute();
  return { lines, steps: notUndone(await stateEvents(db, id)) };
}

function soldLines({ id, placed_at }: SoldRow, { lines: rows }: SoldParts, isSold: 0 | 1): readonly SoldLine[] {
  const [styles, finishes] = [new Set<string>(), new Set<string>()];
  const isFirst = (known: Set<string>, name: string) => (known.size < known.add(name).size ? 1 : 0);
  return rows.map((row) => {
    const line = JSON.parse(row.line) as OrderLine;
    const { productId, productTitle, finish = "" } = line;
    const price = priceItem(line);
    return {
      order_id: id,
      position: row.position,
      placed_at,
      is_sold: isSold,
      product_id: productId,
      title: productTitle,
      finish,
      first_of_style: isFirst(styles, productId),
      first_of_finish: isFirst(finishes, finish),
      pieces: price.count,
      area: price.area,
      // Lines of orders older than discounts have no amount: they cost the list price.
      cents: row.cents ?? price.totalCents,
    };
  });
}

function stepTimes({ placed_at }: SoldRow, { steps }: SoldParts) {
  const after = (step: OrderState) => {
    const at = steps.findLast(({ state }) => state === step)?.at;
    return at === undefined ? null : Math.max(0, at - placed_at);
  };
  return { confirmed_after: after("confirmed"), shipped_after: after("shipped") };
}

/** The tier of the account that placed an order; afterwards, the tier that was stored then. */
async function tierOf(db: Reader, { id, customer_id }: SoldRow): Promise<string> {
  const stored = await db.selectFrom("sold_order").select("tier").where("order_id", "=", id).executeTakeFirst();
  if (stored) return stored.tier;
  if (customer_id === null) return "guest";
  const account = await db.selectFrom("account").select("tier").where("id", "=", customer_id).executeTakeFirst();
  return account?.tier ?? "";
}

/** Counts an order in the figures of sales, as it is now; its parts are read unless they were just written. */
export async function storeSold(trx: Transaction, row: SoldRow, known?: SoldParts): Promise<void> {
  const parts = known ?? (await partsOf(trx, row));
  // A remake is no sale; its lines are counted by cause.
  const isSold = row.state === "cancelled" || row.remake_of !== null ? 0 : 1;
  const lines = soldLines(row, parts, isSold);
  const times = stepTimes(row, parts);
  const sum = (of: "pieces" | "area" | "cents") => lines.reduce((total, line) => total + line[of], 0);
  const order = {
    placed_at: row.placed_at,
    is_sold: isSold,
    tier: await tierOf(trx, row),
    province: row.province,
    pieces: sum("pieces"),
    area: sum("area"),
    cents: row.total_cents,
    credit_cents: sum("cents") - row.total_cents,
    ...times,
  } as const;
  await trx
    .insertInto("sold_order")
    .values({ order_id: row.id, ...order })
    .onConflict((known) => known.column("order_id").doUpdateSet(order))
    .execute();
  await trx.deleteFrom("sold_line").where("order_id", "=", row.id).execute();
  const stored = lines.map((line) => ({ ...line, ...times }));
  if (stored.length > 0) await trx.insertInto("sold_line").values(stored).execute();
}

function countSome(database: Database, after: number): Promise<number | null> {
  return write(database, async (trx) => {
    const rows = await trx
      .selectFrom("customer_order as placed")
      .select(["id", "placed_at", "state", "customer_id", "province", "total_cents", "remake_of"])
      .where("id", ">", after)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("sold_order").select("order_id").whereRef("order_id", "=", "placed.id"))),
      )
      .orderBy("id")
      .limit(COUNTED_AT_ONCE)
      .execute();
    for (const row of rows) await storeSold(trx, row);
    return rows.at(-1)?.id ?? null;
  });
}

/** Counts the orders that were placed before the shop stored figures; can be repeated. */
export async function countOlderOrders(database: Database, signal?: AbortSignal): Promise<void> {
  let last: number | null = 0;
  while (last !== null) {
    signal?.throwIfAborted();
    last = await countSome(database, last);
    await turn();
  }
}
