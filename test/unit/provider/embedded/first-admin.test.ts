import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { findAccount, findCredentials } from "~/provider/embedded/accounts.server";
import { ensureAdmin } from "~/provider/embedded/first-admin.server";
import { createTicket, redeemLoginCode, tryTicket } from "~/provider/embedded/login-codes.server";
import { hashPassword, verifyPassword } from "~/provider/embedded/passwords.server";
import { registerAccount } from "~/provider/embedded/registration.server";
import { customerIdOf, startSession } from "~/provider/embedded/sessions.server";
import { createTwoFactor, hasTwoFactor } from "~/provider/embedded/two-factor.server";
import { createSecretBox } from "~/provider/host/secret-box.server";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";

// The real hash function: this test checks what is stored.
vi.unmock("@node-rs/argon2");

const EMAIL = "admin@shop.test";
const NOW = 1_700_000_000_000;

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW });

describe("the first admin", () => {
  let database: Database;
  let announced: string[];
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    announced = [];
  });
  afterEach(() => database.close());

  const ensure = (password: string | null, email = EMAIL) =>
    ensureAdmin(database, { email, password, shopName: "The Shop" }, (who, made) => announced.push(who, made), NOW);
  const canSignIn = async (password: string, email = EMAIL) =>
    verifyPassword((await findCredentials(database.db, email))?.passwordHash ?? null, password);

  it("is created with a random password, printed once", async () => {
    await ensure(null);
    await ensure(null);
    expect(announced).toHaveLength(2);
    expect(announced[0]).toBe(EMAIL);
    expect(announced[1]?.length).toBeGreaterThanOrEqual(20);
    expect(await canSignIn(announced[1] ?? "")).toBe(true);
    const id = (await findCredentials(database.db, EMAIL))?.id ?? "";
    expect((await findAccount(database.db, id))?.tags).toEqual(["admin"]);
  });

  it("is created with the configured password, which is not printed and is stored as argon2id", async () => {
    await ensure("Configured-1");
    expect(announced).toEqual([]);
    expect(await canSignIn("Configured-1")).toBe(true);
    expect((await findCredentials(database.db, EMAIL))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("gets a new configured password at the next start, which ends sessions from before", async () => {
    await ensure(null);
    const id = (await findCredentials(database.db, EMAIL))?.id ?? "";
    const token = await write(database, (trx) => startSession(trx, id, NOW));
    await ensure("Configured-1");
    expect(await canSignIn("Configured-1")).toBe(true);
    expect(await customerIdOf(database.db, token, NOW)).toBeNull();
    const later = await write(database, (trx) => startSession(trx, id, NOW));
    await ensure("Configured-1");
    expect(await customerIdOf(database.db, later, NOW)).toBe(id);
  });

  it("loses the second factor with a new configured password, and keeps it with the same one", async () => {
    await ensure("Configured-1");
    const id = (await findCredentials(database.db, EMAIL))?.id ?? "";
    const twoFactor = createTwoFactor(createSecretBox(["a secret of the operator"]));
    const code = codeOf((await write(database, (trx) => twoFactor.begin(trx, id))) ?? "");
    const [recoveryCode = ""] = (await write(database, (trx) => twoFactor.confirm(trx, id, code, NOW))) ?? [];
    const ticket = await write(database, (trx) => createTicket(trx, id, NOW));
    const tried = () => write(database, (trx) => tryTicket(trx, ticket, NOW));
    await ensure("Configured-1");
    expect([await hasTwoFactor(database.db, id), await tried()]).toEqual([true, id]);
    await ensure("Configured-2");
    expect([await hasTwoFactor(database.db, id), await tried()]).toEqual([false, null]);
    expect(await write(database, (trx) => twoFactor.pass(trx, id, recoveryCode, NOW))).toBe("wrong");
    for (const table of ["two_factor", "recovery_code", "sign_in_ticket"] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it("cannot get a common password, unless it already has it", async () => {
    for (const password of ["Password123!", "Admin-1234", "The-Shop-1"]) {
      await expect(ensure(password)).rejects.toThrow(
        /ADMIN_PASSWORD: (?:This is one of the passwords|Please leave (?:your e-mail address|the shop's name) out)/,
      );
    }
    expect(await findCredentials(database.db, EMAIL)).toBeNull();
    await ensure("Configured-1");
    const id = (await findCredentials(database.db, EMAIL))?.id ?? "";
    const hash = await hashPassword("Password123!");
    await write(database, (trx) =>
      trx.updateTable("customer").set({ password_hash: hash }).where("id", "=", id).execute(),
    );
    await ensure("Password123!");
    expect(await canSignIn("Password123!")).toBe(true);
  });

  it("takes its address from an account that registered it, and voids the code of that registration", async () => {
    const registration = toWireRegistration(aRegistration({ email: EMAIL }), RETURN_URL);
    const code = await registerAccount(database, registration, { adminEmails: [], shop: MAIL_SHOP, now: () => NOW });
    await ensure("Configured-1");
    const redemption = { code: code ?? "", email: EMAIL, returnUrl: RETURN_URL };
    expect(await write(database, (trx) => redeemLoginCode(trx, redemption, NOW))).toBeNull();
    expect(await canSignIn("Secret-pass-1")).toBe(false);
    const id = (await findCredentials(database.db, EMAIL))?.id ?? "";
    expect(await findAccount(database.db, id)).toMatchObject({ tags: ["trade", "admin"], emailConfirmed: true });
  });

  it("is created once by several processes that start together", async () => {
    await Promise.all([ensure(null), ensure(null), ensure(null)]);
    expect(announced).toHaveLength(2);
  });
});
