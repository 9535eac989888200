import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS, HOUR_MS } from "~/base/time/time";
import { findSession } from "~/provider/embedded/sessions.server";
import { noteUse, SESSION_COOKIE } from "~/provider/host/sessions.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { createOrderTestShop, type OrderTestShop } from "../../../support/order-test-shop";
import { signInAt } from "../../../support/sign-in";

describe("an unused session", () => {
  let shop: OrderTestShop;
  beforeEach(async () => {
    shop = await createOrderTestShop();
  });
  afterEach(() => shop.close());

  async function signedIn(person: { readonly email: string; readonly password: string }) {
    const session = await signInAt(shop.client, shop.backend, person);
    return { ...shop.client.as(session), cookies: session.cookies };
  }

  async function aCustomer() {
    const person = { email: "ann@people.test", password: "Secret-pass-1" };
    await shop.client.register(aRegistration(person));
    return signedIn(person);
  }

  async function aWorker() {
    const worker = await aCustomer();
    const { id } = await shop.database.db
      .selectFrom("account")
      .select("id")
      .where("email", "=", "ann@people.test")
      .executeTakeFirstOrThrow();
    const role = { account_id: id, role: "workshop", added_at: 0, added_by: null, removed_at: null };
    await write(shop.database, (trx) => trx.insertInto("staff").values(role).execute());
    return worker;
  }

  const usedAt = async () =>
    (await shop.database.db.selectFrom("session").select("used_at").executeTakeFirstOrThrow()).used_at;

  it.each([
    ["a customer's", aCustomer, 7 * DAY_MS],
    ["an admin's", () => signedIn(ADMIN), 12 * HOUR_MS],
    ["that of somebody with a role", aWorker, 12 * HOUR_MS],
  ])("ends: %s", async (_whose, person, idle) => {
    const session = await person();
    shop.clock.now += idle - 1;
    expect(await session.getAccount()).not.toBeNull();
    shop.clock.now += idle - 1;
    expect(await session.getAccount()).not.toBeNull();
    shop.clock.now += idle;
    expect(await session.getAccount()).toBeNull();
  });

  it("ends after 14 days, however often it is used", async () => {
    const session = await aCustomer();
    for (let day = 1; day < 14; day += 1) {
      shop.clock.now += DAY_MS;
      expect(await session.getAccount()).not.toBeNull();
    }
    shop.clock.now += DAY_MS;
    expect(await session.getAccount()).toBeNull();
  });

  it("is updated once in a quarter of an hour, and immediately after the clock was set back", async () => {
    const session = await aCustomer();
    const start = shop.clock.now;
    for (let minute = 0; minute < 14; minute += 1) {
      shop.clock.now += 60_000;
      await session.getAccount();
    }
    expect(await usedAt()).toBe(start);
    shop.clock.now += 60_000;
    await session.getAccount();
    expect(await usedAt()).toBe(start + 15 * 60_000);
    shop.clock.now -= 2 * DAY_MS;
    await session.getAccount();
    expect(await usedAt()).toBe(shop.clock.now);
  });

  it("is noted after a write that is under way, which its request does not wait for", async () => {
    const session = await aCustomer();
    const token = session.cookies[SESSION_COOKIE] ?? "";
    const { database, clock } = shop;
    const [customer, later] = [await findSession(database.db, token, clock.now), clock.now + HOUR_MS];
    if (!customer) throw new Error("nobody is signed in");
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const writing = write(database, () => held);
    await noteUse(database, "session", token, customer, later);
    end();
    await writing;
    await expect.poll(usedAt).toBe(later);
  });

  it("works for reading while another process holds the database", async () => {
    const session = await aCustomer();
    shop.clock.now += HOUR_MS;
    await write(shop.database, async () => {
      expect(await session.getAccount()).not.toBeNull();
    });
  });
});
