import type { Database } from "~/database/database.server";
import { dollarsPerSqFt } from "~/measure/money";
import type { OrderLine } from "~/orders/order";
import { catalogue } from "../../app/provider/catalogue.server";
import { checkoutFields } from "../support/checkout-fields";
import { aDoor, anOrderLine } from "../support/order-builders";
import { postForm } from "../support/post-form";
import { IN_POSTGRES, integrityOf } from "./stressed-database";

const TWO_DAYS_MS = 2 * 86_400_000;

const ashby = catalogue.find(({ handle }) => handle === "ashby");

/** A door that the shop sells, as the cart sends it. */
export function aSoldLine(location = "Sink"): OrderLine {
  if (!ashby) throw new Error("the catalogue has no ashby");
  const product = { id: "ashby", title: ashby.title, images: [], priceCents: ashby.priceCents };
  const line = anOrderLine({ ...product, specification: null } as never);
  return { ...line, pricePerSqFt: dollarsPerSqFt(ashby.priceCents), doors: [aDoor({ location })] };
}

/** Places an order at a running shop by its form; `null` if there was no answer. */
export const order = (origin: string, key: string, line = aSoldLine()) =>
  postForm(`${origin}/checkout`, new URLSearchParams(checkoutFields({ key }, [line])).toString()).catch(() => null);

/** The result of {@link faultsOf} for a sound database. */
export const NO_FAULTS = { integrity: "ok", half: 0, numbers: 0, keys: 0, mails: 0 };

/** What is wrong with a database's orders: each must be whole with one mail, and each number and key unique. */
export async function faultsOf(database: Database, inPostgres = IN_POSTGRES): Promise<unknown> {
  const faults = await database.one(
    `SELECT count(*) FILTER (WHERE
         NOT EXISTS (SELECT 1 FROM order_line WHERE order_id = id) OR
         NOT EXISTS (SELECT 1 FROM order_search WHERE order_id = id) OR
         (SELECT count(*) FROM order_event WHERE order_id = customer_order.id) <> 1) AS half,
       count(*) - count(DISTINCT number) AS numbers, count(*) - count(DISTINCT key) AS keys,
       count(*) FILTER (WHERE (SELECT count(*) FROM outbox WHERE about = number) <> 1) AS mails
     FROM customer_order`,
  );
  return { integrity: inPostgres ? "ok" : await integrityOf(database), ...faults };
}

/** The keys of all stored orders. */
export async function keysOf(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.all<{ key: string }>("SELECT key FROM customer_order");
  return new Set(rows.map(({ key }) => key));
}

/** Backdates the orders, because only a limited number is accepted in a day. */
export const placeEarlier = (database: Database) =>
  database.run("UPDATE customer_order SET placed_at = placed_at - ?", TWO_DAYS_MS);

/** Like {@link placeEarlier}, for each future order as soon as it is placed. */
export const placeEachEarlier = (database: Database, inPostgres = IN_POSTGRES) =>
  database.exec(
    inPostgres
      ? `CREATE FUNCTION placed_earlier() RETURNS trigger LANGUAGE plpgsql AS $$
           BEGIN NEW.placed_at = NEW.placed_at - ${TWO_DAYS_MS}; RETURN NEW; END $$;
         CREATE TRIGGER placed_earlier BEFORE INSERT ON customer_order FOR EACH ROW EXECUTE FUNCTION placed_earlier()`
      : `CREATE TRIGGER placed_earlier AFTER INSERT ON customer_order BEGIN
           UPDATE customer_order SET placed_at = placed_at - ${TWO_DAYS_MS} WHERE id = new.id; END`,
  );
