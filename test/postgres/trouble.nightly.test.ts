import { once } from "node:events";
import net from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { anOrderRequest } from "../support/order-builders";
import { aPostgresServer } from "../support/postgres-server";
import { rowsOf, rowsWritten } from "../support/statements";
import { aSoldLine, placeIn } from "../support/stored-orders";
import { OWN_CERTIFICATE, OWN_KEY } from "../support/tls-host";

const add = (email: string) => sql`INSERT INTO invitation (email, code_hash, expires_at) VALUES (${email}, 'x', 0)`;

describe("a Postgres database in trouble", () => {
  let server: Awaited<ReturnType<typeof aPostgresServer>>;
  beforeAll(async () => {
    server = await aPostgresServer({ tls: { certificate: OWN_CERTIFICATE, key: OWN_KEY } });
  });
  afterAll(() => server.stop());

  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function open(url: string): Promise<Database> {
    const database = await openPostgres(url);
    closers.push(() => database.close());
    return database;
  }

  it("limits how long a provider may run a statement, wait for a lock and stay idle in a transaction", async () => {
    const database = await open(await server.database());
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const limits = names.map((name) => `current_setting('${name}') AS ${name}`);
    expect(await rowsOf(database.db, sql.raw(`SELECT ${limits.join(", ")}`))).toEqual([
      { statement_timeout: "10s", lock_timeout: "2s", idle_in_transaction_session_timeout: "3s" },
    ]);
  });

  it("lets others write while a provider hangs in the middle of a transaction", async () => {
    const url = await server.database();
    const [idle, other] = [await open(url), await open(url)];
    const transaction = idle.transaction(async (trx) => {
      await sql`SET LOCAL idle_in_transaction_session_timeout = 100`.execute(trx);
      await add("still@people.test").execute(trx);
      expect(await rowsWritten(other, add("other@people.test"))).toBe(1);
      await add("later@people.test").execute(trx);
    });
    await expect(transaction).rejects.toThrow(BusyError);
    expect(await rowsOf(other.db, sql`SELECT email FROM invitation`)).toEqual([{ email: "other@people.test" }]);
    expect(await rowsWritten(idle, add("again@people.test"))).toBe(1);
  });

  /** A proxy to the server that drops the connection in place of the answer to the next order's commit. */
  async function aCuttingProxy(port: number) {
    let isCut = false;
    const proxy = net.createServer((inbound) => {
      const outbound = net.connect(port, "127.0.0.1");
      const answered = (bytes: Buffer) => void inbound.write(bytes);
      let isOrder = false;
      inbound.on("data", (bytes) => {
        isOrder ||= bytes.includes('insert into "customer_order"');
        if (!isCut && isOrder && bytes.includes("COMMIT")) {
          isCut = true;
          outbound.off("data", answered).once("data", () => inbound.destroy());
        }
        outbound.write(bytes);
      });
      outbound.on("data", answered);
      for (const side of [inbound, outbound]) side.on("error", () => undefined);
      inbound.on("close", () => outbound.destroy());
      outbound.on("close", () => inbound.destroy());
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    closers.push(async () => proxy.close());
    return { port: (proxy.address() as net.AddressInfo).port, isCut: () => isCut };
  }

  it("has one order after the answer to its commit is lost, and returns its number when it is sent again", async () => {
    const url = new URL(await server.database());
    const proxy = await aCuttingProxy(server.port);
    url.port = String(proxy.port);
    const database = await open(url.href);
    const order = anOrderRequest([await aSoldLine(database)]);
    await expect(placeIn(database, order, { now: Date.now() })).rejects.toThrow(BusyError);
    expect(proxy.isCut()).toBe(true);
    const { order: placed } = await placeIn(database, order, { now: Date.now() });
    expect(placed.number).toBe("TS-1001");
    expect(await rowsOf(database.db, sql`SELECT id FROM customer_order`)).toHaveLength(1);
  });

  it("is reported as busy, not broken, while it is read-only, and refused at startup", async () => {
    const url = await server.database();
    const database = await open(url);
    await rowsWritten(database, sql`SET default_transaction_read_only = on`);
    await expect(rowsWritten(database, add("ada@people.test"))).rejects.toThrow(BusyError);
    await rowsOf(
      database.db,
      sql.raw(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`),
    );
    await expect(openPostgres(url)).rejects.toThrow(/^DATABASE_URL .*read-only/);
  });

  it("is refused if its encoding cannot store every letter", async () => {
    const url = await server.database("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    await expect(openPostgres(url)).rejects.toThrow(/^DATABASE_URL .*LATIN1.*UTF8/);
  });

  it("has an error that explains what is wrong with its address, and never contains its password", async () => {
    const url = new URL(await server.database());
    const errorFor = async (change: Partial<URL>) => {
      const wrong = new URL(url);
      wrong.password = "hunter2%2F%40%23";
      Object.assign(wrong, change);
      const error: Error = await openPostgres(wrong.href).catch((thrown) => thrown);
      expect(`${error.stack} ${error.message}`).not.toContain("hunter2");
      return error.message;
    };
    expect(await errorFor({ pathname: "/nowhere" })).toContain('database "nowhere" does not exist');
    expect(await errorFor({ username: "nobody" })).toContain('role "nobody" does not exist');
    expect(await errorFor({ port: "9" })).toContain("ECONNREFUSED");
    expect(await errorFor({ hostname: "localhost", port: "9" })).toContain("ECONNREFUSED");
    expect(await errorFor({ search: "?sslmode=verify-full" })).toContain("self-signed certificate");
  });

  it("is reached over TLS, with its certificate verified, if its address says so", async () => {
    const url = new URL(await server.database());
    url.searchParams.set("sslmode", "verify-full");
    url.searchParams.set("sslrootcert", OWN_CERTIFICATE);
    const database = await open(url.href);
    expect(await rowsOf(database.db, sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`)).toEqual([
      { ssl: true },
    ]);
  });
});
