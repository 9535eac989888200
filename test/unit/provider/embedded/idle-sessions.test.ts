import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/database/database.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { anOrderDesk, type OrderDesk } from "../../../support/order-desk";
import { signInAt } from "../../../support/sign-in";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe("an unused session", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  async function signedIn(person: { readonly email: string; readonly password: string }) {
    return desk.client.as(await signInAt(desk.client, desk.backend, person));
  }

  async function aCustomer() {
    const person = { email: "ann@people.test", password: "Secret-pass-1" };
    await desk.client.register(aRegistration(person));
    return signedIn(person);
  }

  const usedAt = async () =>
    (await desk.database.db.selectFrom("session").select("used_at").executeTakeFirstOrThrow()).used_at;

  it.each([
    ["a customer's", aCustomer, 7 * DAY_MS],
    ["an admin's", () => signedIn(ADMIN), 12 * HOUR_MS],
  ])("ends: %s", async (_whose, person, idle) => {
    const session = await person();
    desk.clock.now += idle - 1;
    expect(await session.getAccount()).not.toBeNull();
    desk.clock.now += idle - 1;
    expect(await session.getAccount()).not.toBeNull();
    desk.clock.now += idle;
    expect(await session.getAccount()).toBeNull();
  });

  it("ends after 14 days, however often it is used", async () => {
    const session = await aCustomer();
    for (let day = 1; day < 14; day += 1) {
      desk.clock.now += DAY_MS;
      expect(await session.getAccount()).not.toBeNull();
    }
    desk.clock.now += DAY_MS;
    expect(await session.getAccount()).toBeNull();
  });

  it("is updated once in a quarter of an hour, and immediately after the clock was set back", async () => {
    const session = await aCustomer();
    const start = desk.clock.now;
    for (let minute = 0; minute < 14; minute += 1) {
      desk.clock.now += 60_000;
      await session.getAccount();
    }
    expect(await usedAt()).toBe(start);
    desk.clock.now += 60_000;
    await session.getAccount();
    expect(await usedAt()).toBe(start + 15 * 60_000);
    desk.clock.now -= 2 * DAY_MS;
    await session.getAccount();
    expect(await usedAt()).toBe(desk.clock.now);
  });

  it("works for reading while another process holds the database", async () => {
    const session = await aCustomer();
    desk.clock.now += HOUR_MS;
    await write(desk.database, async () => {
      expect(await session.getAccount()).not.toBeNull();
    });
  });
});
