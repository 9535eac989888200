import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findAccount, findCredentials } from "~/provider/embedded/accounts.server";
import { openDatabase } from "~/provider/embedded/database.server";
import { ensureAdmin } from "~/provider/embedded/first-admin.server";
import { verifyPassword } from "~/provider/embedded/passwords.server";
import { customerIdOf, startSession } from "~/provider/embedded/sessions.server";
import type { Database } from "~/provider/embedded/sqlite-driver.server";

const EMAIL = "admin@shop.test";
const NOW = 1_700_000_000_000;

describe("the first admin", () => {
  let database: Database;
  let announced: string[];
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    announced = [];
  });
  afterEach(() => database.close());

  const ensure = (password: string | null, email = EMAIL) =>
    ensureAdmin(database, { email, password }, (who, made) => announced.push(who, made), NOW);
  const canSignIn = (password: string, email = EMAIL) =>
    verifyPassword(findCredentials(database, email)?.passwordHash ?? null, password);

  it("is made with a random password, said once", async () => {
    await ensure(null);
    await ensure(null);
    expect(announced).toHaveLength(2);
    expect(announced[0]).toBe(EMAIL);
    expect(announced[1]?.length).toBeGreaterThanOrEqual(20);
    expect(await canSignIn(announced[1] ?? "")).toBe(true);
    const id = findCredentials(database, EMAIL)?.id ?? "";
    expect(findAccount(database, id)?.tags).toEqual(["admin"]);
  });

  it("is made with the configured password, said to nobody and stored as argon2id", async () => {
    await ensure("Configured-1");
    expect(announced).toEqual([]);
    expect(await canSignIn("Configured-1")).toBe(true);
    expect(findCredentials(database, EMAIL)?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("gets a new configured password at the next start, which ends what was signed in under the old one", async () => {
    await ensure(null);
    const id = findCredentials(database, EMAIL)?.id ?? "";
    const token = startSession(database, id, NOW);
    await ensure("Configured-1");
    expect(await canSignIn("Configured-1")).toBe(true);
    expect(customerIdOf(database, token, NOW)).toBeNull();
    const kept = startSession(database, id, NOW);
    await ensure("Configured-1");
    expect(customerIdOf(database, kept, NOW)).toBe(id);
  });

  it("is made once by several processes that start together", async () => {
    await Promise.all([ensure(null), ensure(null), ensure(null)]);
    expect(announced).toHaveLength(2);
  });
});
