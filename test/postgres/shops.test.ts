import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { photographRows } from "~/ordering/claims/photograph-files.server";
import { anEmbeddedBackend, RETURN_URL } from "../support/embedded-backend";
import { anOrderRequest } from "../support/order-builders";
import { aPostgresServer } from "../support/postgres-server";
import { aClient } from "../support/provider-client";
import { aSoldLine, placeIn } from "../support/stored-orders";

describe("two shops with one Postgres database", () => {
  let server: Awaited<ReturnType<typeof aPostgresServer>>;
  beforeAll(async () => {
    server = await aPostgresServer();
  });
  afterAll(() => server.stop());

  /** The providers of two shops that start on an empty database at the same time. */
  async function twoShops() {
    const databaseUrl = await server.database();
    const hosts = await Promise.all([anEmbeddedBackend({ databaseUrl }), anEmbeddedBackend({ databaseUrl })]);
    const clients = hosts.map(({ handle }) => aClient(handle, { returnUrl: RETURN_URL }).client);
    const [first, second] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const close = () => Promise.all(hosts.map((host) => host.close()));
    return { databaseUrl, first, second, close };
  }

  it("create and fill it once, and take an order once that both receive at the same time", async () => {
    const { databaseUrl, first, second, close } = await twoShops();
    for (const client of [first, second]) expect(await client.listProducts()).toHaveLength(20);
    const databases = await Promise.all([openPostgres(databaseUrl), openPostgres(databaseUrl)]);
    const [database] = databases;
    const order = anOrderRequest([await aSoldLine(database)]);
    const places = [...databases, ...databases].map((one) => placeIn(one, order, { now: Date.now() }));
    const numbers = (await Promise.all(places)).map((placed) => placed.order.number);
    expect(new Set(numbers)).toEqual(new Set(["TS-1001"]));
    expect(await database.db.selectFrom("customer_order").select("id").execute()).toHaveLength(1);
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
    await Promise.all(databases.map((one) => one.close()));
    await close();
  });

  it("recover when a stopped server is back", async () => {
    const { first, second, close } = await twoShops();
    await server.restart();
    await Promise.allSettled([first, second].map((client) => client.listProducts()));
    for (const client of [first, second]) expect(await client.listProducts()).toHaveLength(20);
    await close();
  });

  it("delete old photographs that belong to no claim", async () => {
    const database = await openPostgres(await server.database());
    const unbind = sql`ALTER TABLE claim_photograph DROP CONSTRAINT claim_photograph_claim_id_fkey`;
    await write(database, (trx) => unbind.execute(trx));
    const clock = { now: 0 };
    const files = photographRows(database, () => clock.now);
    const addFile = async (picture: string) => files.add(Buffer.from(picture));
    const [known, forgotten] = [await addFile("known"), await addFile("forgotten")];
    const row = { id: known, claim_id: "a claim", position: 0, width: 40, height: 30 };
    await write(database, (trx) => trx.insertInto("claim_photograph").values(row).execute());
    clock.now = 2 * 3_600_000;
    const young = await addFile("young");
    expect(await files.sweep(database, clock.now)).toBe(1);
    expect(await Promise.all([known, forgotten, young].map(async (id) => (await files.read(id))?.toString()))).toEqual([
      "known",
      undefined,
      "young",
    ]);
    await database.close();
  });

  it("refuse a database that a newer shop has migrated, and do not reveal its password", async () => {
    const url = await server.database();
    const database = await openPostgres(url);
    const later = sql`INSERT INTO shop_migration VALUES ('9999-later', '')`;
    await write(database, (trx) => later.execute(trx));
    await database.close();
    const refused = openPostgres(url.replace("shop@", "shop:hunter2@"));
    await expect(refused).rejects.toThrow(/^DATABASE_URL names a database.*its version 9999 is newer/);
    await expect(refused).rejects.not.toThrow("hunter2");
  });
});
