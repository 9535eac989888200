import { sql } from "kysely";
import { type Database, write } from "~/base/database/database.server";
import type { OrderLine } from "~/ordering/orders/order";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { firstCatalog as catalog } from "../../app/provider/catalog.server";
import { checkoutFields } from "../support/checkout-fields";
import { aDoor, anOrderLine } from "../support/order-builders";
import { postForm } from "../support/post-form";
import { IN_POSTGRES, integrityOf } from "./stressed-database";

const TWO_DAYS_MS = 2 * 86_400_000;

const ashby = catalog.find(({ handle }) => handle === "ashby");

/** A door that the shop sells, as the cart sends it. */
export function aSoldLine(location = "Sink"): OrderLine {
  if (!ashby) throw new Error("the catalog has no ashby");
  const product = { id: "ashby", title: ashby.title, images: [], priceCents: ashby.priceCents };
  const line = anOrderLine({ ...product, specification: null } as never);
  return { ...line, pricePerSqFt: dollarsPerSqFt(ashby.priceCents), doors: [aDoor({ location })] };
}

/** A separate address for each order, because one address gets at most one mail an hour. */
export const emailFor = (key: string) => `${key}@site.test`;

/** Places an order at a running shop by its form; `null` if there was no answer. */
export function postOrder(origin: string, key: string, line = aSoldLine()) {
  const fields = checkoutFields({ key, email: emailFor(key) }, [line]);
  return postForm(`${origin}/checkout`, new URLSearchParams(fields).toString()).catch(() => null);
}

/** The result of {@link faultsOf} for a sound database. */
export const NO_FAULTS = { integrity: "ok", half: 0, numbers: 0, keys: 0, mails: 0 };

/** What is wrong with a database's orders: each must be whole with one mail, and each number and key unique. */
export async function faultsOf(database: Database, inPostgres = IN_POSTGRES): Promise<unknown> {
  const { rows } = await sql<object>`
    select count(*) filter (where
        not exists (select 1 from order_line where order_id = id) or
        not exists (select 1 from order_search where order_id = id) or
        (select count(*) from order_event where order_id = customer_order.id) <> 1) as half,
      count(*) - count(distinct number) as numbers, count(*) - count(distinct key) as keys,
      count(*) filter (where (select count(*) from outbox where about = number) <> 1) as mails
    from customer_order`.execute(database.db);
  return { integrity: inPostgres ? "ok" : await integrityOf(database), ...rows[0] };
}

/** The keys of all stored orders. */
export async function keysOf(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.db.selectFrom("customer_order").select("key").execute();
  return new Set(rows.map(({ key }) => key));
}

/** Backdates the orders, because only a limited number is accepted in a day. */
export const backdateOrders = (database: Database) =>
  write(database, (trx) =>
    trx
      .updateTable("customer_order")
      .set((order) => ({ placed_at: order("placed_at", "-", TWO_DAYS_MS) }))
      .execute(),
  );

/** Like {@link backdateOrders}, for each future order as soon as it is placed. */
export const backdateNewOrders = (database: Database, inPostgres = IN_POSTGRES) =>
  write(database, async (trx) => {
    const statements = inPostgres
      ? [
          `CREATE FUNCTION placed_earlier() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN NEW.placed_at = NEW.placed_at - ${TWO_DAYS_MS}; RETURN NEW; END $$`,
          "CREATE TRIGGER placed_earlier BEFORE INSERT ON customer_order FOR EACH ROW EXECUTE FUNCTION placed_earlier()",
        ]
      : [
          `CREATE TRIGGER placed_earlier AFTER INSERT ON customer_order BEGIN
             UPDATE customer_order SET placed_at = placed_at - ${TWO_DAYS_MS} WHERE id = new.id; END`,
        ];
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
