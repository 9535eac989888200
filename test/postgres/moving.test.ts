import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import type { OrderState } from "~/house/capacity/order-state";
import { referencedFirst } from "~/office/commands/moving/moved-database.server";
import { movedPostgres } from "~/office/commands/moving/moved-postgres.server";
import { movedSqlite } from "~/office/commands/moving/moved-sqlite.server";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { findPhotograph } from "~/ordering/claims/claims.server";
import { photographFiles, photographRows } from "~/ordering/claims/photograph-files.server";
import type { Claim } from "~/ordering/orders/claims";
import { visitorsOf } from "../contract/visitors";
import { ADMIN, anEmbeddedBackend, databaseFor, RETURN_URL } from "../support/embedded-backend";
import { MAIL_SHOP } from "../support/mail-shop";
import { exportTo, importFrom, inFile, onServer } from "../support/moved-data";
import { aKey, anOrderRequest } from "../support/order-builders";
import { anEncodedPhotograph } from "../support/photographs";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { aSoldLine, placeIn, putOrder } from "../support/stored-orders";

type Change = NonNullable<Parameters<typeof anEmbeddedBackend>[0]>;

/** A provider with this database, and its visitors. */
async function aProvider(change: Change) {
  const database = await databaseFor(change);
  const backend = await anEmbeddedBackend({ ...change, database });
  const { pages: visit } = backend.signIn;
  if (!visit) throw new Error("the embedded provider has its own sign-in page");
  const visitors = visitorsOf({ backend, visit, returnUrl: RETURN_URL, admin: ADMIN, stop: () => backend.close() });
  const line = await aSoldLine(database);
  const place = () => placeIn(database, anOrderRequest([line]), { now: Date.now() });
  return {
    ...visitors,
    place,
    put: (number: string, ...states: readonly OrderState[]) => putOrder(database, number, states, Date.now()),
    async close() {
      await backend.close();
      await database.close();
    },
  };
}

/** A signed-in customer, two orders, and a claim with a photograph about the first order. */
async function aShop(databasePath: string) {
  const provider = await aProvider({ databasePath });
  const ann = await provider.register("trade", { firstName: "Ånn \u2028 \u{1F6AA}" });
  const session = await provider.signIn(ann);
  const { order, link } = await provider.place();
  await provider.place();
  await provider.put(order.number, "confirmed", "in-production", "shipped", "delivered");
  const photograph = await anEncodedPhotograph();
  const database = await openDatabase(databasePath);
  const request = { key: aKey(), text: "The panel is split", pieces: [], photographs: [photograph] };
  const making = { link, request, files: photographFiles(databasePath), shop: MAIL_SHOP };
  const { photographs } = (await makeClaim(database, making, Date.now())) as Claim;
  await database.close();
  return { provider, ann, session, link, photograph: { id: photographs[0]?.id ?? "", data: photograph.data } };
}

describe("moved data", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "moving-"));
  const at = (name: string) => path.join(folder, name);
  let databases: PostgresDatabases;
  beforeAll(async () => {
    databases = await postgresDatabases();
  });
  afterAll(async () => {
    await databases.stop();
    rmSync(folder, { recursive: true });
  });

  it("is identical to the byte from SQLite to Postgres and back, and the shop continues with it", async () => {
    const { provider, ann, session, link, photograph } = await aShop(at("one.db"));
    const databaseUrl = await databases.database();
    const first = await exportTo(inFile(at("one.db")), at("one"));
    await provider.close();
    expect(first).toMatchObject({ rows: { customer: 2, customer_order: 2, photograph_file: 1 }, missing: 0 });
    expect(await importFrom(onServer(databaseUrl), at("one"))).toEqual(first);
    await exportTo(onServer(databaseUrl), at("two"));
    await importFrom(inFile(at("two.db")), at("two"));
    await exportTo(inFile(at("two.db")), at("three"));
    expect(readFileSync(at("two")).equals(readFileSync(at("one")))).toBe(true);
    expect(readFileSync(at("three")).equals(readFileSync(at("one")))).toBe(true);

    for (const place of [{ databaseUrl }, { databasePath: at("two.db") }]) {
      const moved = await aProvider(place);
      const { client } = moved;
      expect((await client.as(session).getAccount())?.firstName).toBe("Ånn \u2028 \u{1F6AA}");
      expect(await moved.signIn(ann)).toMatchObject({ email: ann.email });
      expect((await moved.place()).order.number).toBe("TS-1003");
      const isOnServer = "databaseUrl" in place;
      const database = await (isOnServer ? openPostgres(databaseUrl) : openDatabase(at("two.db")));
      const files = isOnServer ? photographRows(database, Date.now) : photographFiles(at("two.db"));
      expect(await findPhotograph(database.db, files, { link }, photograph.id)).toEqual(photograph.data);
      const deletion = write(database, (trx) => trx.deleteFrom("shop_settings").execute());
      await expect(deletion).rejects.toThrow("a save of the settings is kept");
      await database.close();
      await moved.close();
    }
  });

  it("has the same tables, columns, references and numbers in both", async () => {
    const sqlite = await openDatabase(":memory:");
    const postgres = await openPostgres(await databases.database());
    const described = await movedSqlite(sqlite, ":memory:").tables(sqlite.db);
    expect(referencedFirst(await movedPostgres(postgres, Date.now).tables(postgres.db))).toEqual(
      referencedFirst(described),
    );
    expect(described.length).toBeGreaterThan(25);
    await Promise.all([sqlite.close(), postgres.close()]);
  });

  it("is refused by a Postgres database in use, which does not change", async () => {
    const databaseUrl = await databases.database();
    const provider = await aProvider({ databaseUrl });
    await provider.place();
    await expect(importFrom(onServer(databaseUrl), at("one"))).rejects.toThrow(/not empty: it has rows in .*customer/);
    expect((await provider.place()).order.number).toBe("TS-1002");
    await provider.close();
  });
});
