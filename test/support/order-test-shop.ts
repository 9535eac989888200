import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import type { OrderState } from "~/house/capacity/order-state";
import type { OrderLine, OrderRequest } from "~/ordering/orders/order";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { anEmbeddedBackend, type EmbeddedChange, RETURN_URL } from "./embedded-backend";
import { MAIL_SHOP } from "./mail-shop";
import { anOrderRequest } from "./order-builders";
import { aClient, type Recorded } from "./provider-client";
import { aSoldLine, placeIn, putOrder } from "./stored-orders";

/** Changes to the configuration, and a database to use instead of a new file. */
interface Options {
  readonly config?: EmbeddedChange;
  open?(): Promise<Database>;
}

/** An embedded provider that accepts orders, with direct access to its database and control of its clock. */
export async function createOrderTestShop({ config, open }: Options = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "order-test-shop-"));
  const databasePath = path.join(folder, "shop.db");
  const clock = { now: Date.UTC(2026, 0, 5, 9) };
  const logged: Pick<Recorded, "event" | "fields">[] = [];
  const error = (event: string, fields: Recorded["fields"]) => logged.push({ event, fields });
  const backend = await anEmbeddedBackend({
    databasePath,
    ...config,
    log: { info: () => {}, error },
    now: () => clock.now,
  });
  const database = await (open ? open() : openDatabase(databasePath));
  const { client } = aClient(backend.handle, { returnUrl: RETURN_URL });
  const line: OrderLine = await aSoldLine(database);
  const anOrder = (change: Partial<OrderRequest> = {}) => anOrderRequest([line], change);
  return {
    databasePath,
    clock,
    logged,
    backend,
    database,
    client,
    line,
    anOrder,
    /** Places an order in the database; a guest's, unless an account is named. */
    place: (request = anOrder(), customerId: string | null = null) =>
      placeIn(database, request, { now: clock.now, customerId }),
    find: (link: string) => findOrderByLink(database.db, link),
    cancel: (link: string) => cancelOrder(database, link, MAIL_SHOP, clock.now),
    /** Puts an order in these states, as an admin. */
    put: (number: string, ...states: readonly OrderState[]) => putOrder(database, number, states, clock.now),
    async count(table: "customer_order" | "order_event" = "customer_order") {
      const rows = database.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
      return (await rows.executeTakeFirstOrThrow()).count;
    },
    async close() {
      await database.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OrderTestShop = Awaited<ReturnType<typeof createOrderTestShop>>;
