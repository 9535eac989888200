import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { type Database, whenWritable, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { openDriver, type SqliteDriver } from "~/base/database/sqlite-driver.server";
import { listInbox } from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN, anEmbeddedBackend } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";
import { aClient } from "../../../support/provider-client";
import { postSignIn, signInAt } from "../../../support/sign-in";

const MESSAGE = { name: "Ann", email: "ann@site.test", phone: "", topic: "quote", message: "Two doors" } as const;

/** How many turns of 10 ms the lock is held: longer than a page may wait, shorter than a write may. */
const HELD_TURNS = 60;

describe("a write lock that another process holds", () => {
  let folder: string;
  let file: string;
  let database: Database;
  let backend: BackendHandle;
  let foreign: SqliteDriver;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "write-lock-"));
    file = path.join(folder, "shop.db");
    database = await openDatabase(file);
    backend = await anEmbeddedBackend({ database });
    foreign = await openDriver(file);
  });
  afterEach(async () => {
    foreign.close();
    await backend.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (signal?: AbortSignal) => storeMessage(database, MESSAGE, MAIL_SHOP, Date.now(), signal);
  const storedMessages = async () =>
    (await listInbox(database.db, { show: null, search: "", before: null }, Date.now())).messages.map(
      ({ message }) => message,
    );

  /** Takes the lock, as soon as the back end has tidied up after its start. */
  const lock = () => vi.waitFor(() => foreign.exec("BEGIN IMMEDIATE"));

  /** Holds the lock for this number of turns of the thread. */
  async function holdLock(): Promise<void> {
    foreign.exec("BEGIN IMMEDIATE");
    for (let turn = 0; turn < HELD_TURNS; turn += 1) await delay(10);
    foreign.exec("COMMIT");
  }

  it("blocks neither the thread nor reads, and every write succeeds after it", async () => {
    const { client } = aClient(backend.handle);
    const session = await signInAt(client, backend, ADMIN);
    const held = holdLock();
    const order: string[] = [];
    const writes = [
      send().then(() => order.push("write")),
      client.register(aRegistration({ email: "new@shop.test" })).then(() => order.push("write")),
      postSignIn(backend, ADMIN).then(({ status }) => order.push(`sign-in ${status}`)),
      client
        .as(session)
        .logout()
        .then(() => order.push("write")),
    ];
    expect(await client.listProducts()).toHaveLength(20);
    order.push("read");
    await held;
    order.push("released");
    await Promise.all(writes);
    expect(order.slice(0, 2)).toEqual(["read", "released"]);
    expect(order.slice(2).sort()).toEqual(["sign-in 303", "write", "write", "write"]);
    expect(await storedMessages()).toEqual(["Two doors"]);
    expect(await client.as(session).getAccount()).toBeNull();
  });

  it("is reported as busy after a while, and nothing of the write is stored", async () => {
    await lock();
    const work = write(database, (trx) => trx.deleteFrom("product").execute());
    await expect(work).rejects.toThrow(BusyError);
    foreign.exec("COMMIT");
    expect(await database.db.selectFrom("product").select("handle").execute()).toHaveLength(20);
  });

  it("ends the wait of a visitor who has left, whose write is dropped", async () => {
    await lock();
    const visit = new AbortController();
    const work = send(visit.signal);
    await delay(20);
    visit.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    foreign.exec("COMMIT");
    expect(await storedMessages()).toEqual([]);
  });

  it("is the only reason to try again", async () => {
    let tries = 0;
    const fails = async () => {
      tries += 1;
      throw new Error("no such table");
    };
    await expect(whenWritable(fails)).rejects.toThrow("no such table");
    expect(tries).toBe(1);
  });
});
