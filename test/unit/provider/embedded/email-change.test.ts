import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { addTag, createAccount, findAccount } from "~/provider/embedded/accounts.server";
import { changeEmail, changeOfCode, offerEmailChange } from "~/provider/embedded/email-change.server";
import { deleteAccount } from "~/provider/embedded/own-profiles.server";
import { revokeOtherSessions, startSession } from "~/provider/embedded/sessions.server";
import { createToken } from "~/provider/host/tokens.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";
import { ownAccount } from "../../../support/own-account";
import { aClient } from "../../../support/provider-client";
import { signInAt } from "../../../support/sign-in";

const NOW = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;
const NONE = { adminEmails: [], shop: MAIL_SHOP };

describe("a change of e-mail address", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const register = (email: string) =>
    write(database, async (trx) => {
      const wire = toWireRegistration(aRegistration({ email }), RETURN_URL);
      return (await createAccount(trx, wire, "hash", NOW)).id;
    });
  const account = async (id: string) => {
    const found = await findAccount(database.db, id);
    if (!found) throw new Error("no account");
    return found;
  };
  async function offer(id: string, email: string, now = NOW, options: Parameters<typeof offerEmailChange>[2] = NONE) {
    const change = { account: await account(id), email };
    await write(database, (trx) => offerEmailChange(trx, change, options, now));
  }
  const mails = (kind: string) =>
    database.db.selectFrom("outbox").select(["recipient", "text"]).where("kind", "=", kind).orderBy("id").execute();
  const code = async () =>
    /\/provider\/email\/([\w-]+)/.exec((await mails("email-change")).at(-1)?.text ?? "")?.[1] ?? "";
  const stored = () => database.db.selectFrom("email_change").select(["code_hash", "email"]).execute();

  it("stores only a hash of the code, and has one link at a time, for 30 minutes", async () => {
    const id = await register("old@people.test");
    await offer(id, "one@people.test");
    const first = await code();
    expect(JSON.stringify(await stored())).not.toContain(first);
    await offer(id, "two@people.test", NOW + MINUTE);
    expect((await mails("email-change")).map(({ recipient }) => recipient)).toEqual(["two@people.test"]);
    expect(await changeOfCode(database.db, first, [], NOW + MINUTE)).toBeNull();
    const at = NOW + 31 * MINUTE;
    expect(await changeOfCode(database.db, await code(), [], at - 1)).toMatchObject({ email: "two@people.test" });
    expect(await changeEmail(database, await code(), NONE, at)).toBeNull();
    expect((await account(id)).email).toBe("old@people.test");
  });

  it("ends every session, confirms the address, and works once", async () => {
    const id = await register("old@people.test");
    await write(database, (trx) => startSession(trx, id, NOW));
    await offer(id, "new@people.test");
    const link = await code();
    expect(await changeEmail(database, link, NONE, NOW)).toMatchObject({ email: "new@people.test" });
    expect(await changeEmail(database, link, NONE, NOW)).toBeNull();
    expect(await account(id)).toMatchObject({ email: "new@people.test", emailConfirmed: true });
    expect(await database.db.selectFrom("session").selectAll().execute()).toEqual([]);
    expect((await mails("email-changed")).map(({ recipient }) => recipient)).toEqual(["old@people.test"]);
    const events = database.db.selectFrom("audit_event").select(["kind", "actor_id"]).where("kind", "like", "email.%");
    expect(await events.orderBy("id").execute()).toEqual([
      { kind: "email.asked", actor_id: id },
      { kind: "email.changed", actor_id: null },
    ]);
  });

  it("looks the same for an address that is taken, but sends no link", async () => {
    const [id, other] = [await register("old@people.test"), await register("taken@people.test")];
    await offer(id, "taken@people.test");
    await offer(id, "taken@people.test", NOW + 1);
    expect(await stored()).toHaveLength(1);
    expect(await mails("email-change")).toEqual([]);
    expect((await mails("email-taken")).map(({ recipient }) => recipient)).toEqual(["taken@people.test"]);
    expect(await mails("email-changing")).toHaveLength(2);
    expect((await account(other)).email).toBe("taken@people.test");
  });

  it("fails if somebody registers the address in the meantime", async () => {
    const id = await register("old@people.test");
    await offer(id, "new@people.test");
    await register("new@people.test");
    expect(await changeEmail(database, await code(), NONE, NOW)).toBeNull();
    expect((await account(id)).email).toBe("old@people.test");
  });

  it("refuses an address of ADMIN_EMAILS except to an admin, even one listed after the link was mailed", async () => {
    const id = await register("old@people.test");
    const named = { adminEmails: ["boss@people.test"], shop: MAIL_SHOP };
    await offer(id, "boss@people.test", NOW, named);
    expect(await mails("email-change")).toEqual([]);
    expect(await mails("email-taken")).toEqual([]);
    await offer(id, "boss@people.test");
    expect(await changeEmail(database, await code(), named, NOW)).toBeNull();
    await write(database, (trx) => addTag(trx, id, "admin"));
    expect(await changeEmail(database, await code(), named, NOW)).toMatchObject({ email: "boss@people.test" });
  });

  it("is void once the password changes or other sessions are ended, and is deleted with its account", async () => {
    const id = await register("old@people.test");
    await offer(id, "new@people.test");
    await write(database, (trx) => revokeOtherSessions(trx, id, createToken()));
    expect(await changeEmail(database, await code(), NONE, NOW)).toBeNull();
    await offer(id, "new@people.test");
    await write(database, (trx) => deleteAccount(trx, id, NOW));
    expect(await stored()).toEqual([]);
  });
});

describe("asking for another e-mail address", () => {
  it("is limited by account and by address, and is missing in a shop that sends no mail", async () => {
    const clock = { now: NOW };
    for (const sends of [false, true]) {
      const backend = await anEmbeddedBackend({ mail: sends ? NO_MAIL_SERVER : null, now: () => clock.now });
      const { client } = aClient(backend.handle, { returnUrl: RETURN_URL });
      const admin = await ownAccount(backend, client, await signInAt(client, backend, ADMIN));
      expect((await admin.findProfile())?.changesEmail).toBe(sends);
      const ask = (time: number) => admin.askEmailChange(`new${time}@people.test`, { password: ADMIN.password });
      const outcomes = [];
      for (let time = 0; time < 6; time += 1) outcomes.push(await ask(time));
      const limited = [...Array(5).fill("done"), { retryAfter: expect.any(Number) }];
      expect(outcomes).toEqual(sends ? limited : Array(6).fill("not-offered"));
      await backend.close();
    }
  });

  it("is refused to the only admin if the role depends on the address", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "email-"));
    const databasePath = path.join(folder, "shop.db");
    const backend = await anEmbeddedBackend({
      databasePath,
      mail: NO_MAIL_SERVER,
      adminEmails: [ADMIN.email],
    });
    const { client } = aClient(backend.handle, { returnUrl: RETURN_URL });
    const admin = await ownAccount(backend, client, await signInAt(client, backend, ADMIN));
    const ask = () => admin.askEmailChange("new@people.test", { password: ADMIN.password });
    expect(await ask()).toBe("done");
    const database = await openDatabase(databasePath);
    await write(database, (trx) => trx.deleteFrom("customer_tag").where("tag", "=", "admin").execute());
    expect(await ask()).toBe("only-admin");
    await database.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  });
});
