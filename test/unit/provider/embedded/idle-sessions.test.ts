import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/database/database.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { createOrderTestShop, type OrderTestShop } from "../../../support/order-test-shop";
import { signInAt } from "../../../support/sign-in";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe("an unused session", () => {
  let shop: OrderTestShop;
  beforeEach(async () => {
    shop = await createOrderTestShop();
  });
  afterEach(() => shop.close());

  async function signedIn(person: { readonly email: string; readonly password: string }) {
    return shop.client.as(await signInAt(shop.client, shop.backend, person));
  }

  async function aCustomer() {
    const person = { email: "ann@people.test", password: "Secret-pass-1" };
    await shop.client.register(aRegistration(person));
    return signedIn(person);
  }

  const usedAt = async () =>
    (await shop.database.db.selectFrom("session").select("used_at").executeTakeFirstOrThrow()).used_at;

  it.each([
    ["a customer's", aCustomer, 7 * DAY_MS],
    ["an admin's", () => signedIn(ADMIN), 12 * HOUR_MS],
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

  it("works for reading while another process holds the database", async () => {
    const session = await aCustomer();
    shop.clock.now += HOUR_MS;
    await write(shop.database, async () => {
      expect(await session.getAccount()).not.toBeNull();
    });
  });
});
