import { Secret, TOTP } from "otpauth";
import { Request } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { listEvents } from "~/house/audit/audit.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import * as loginCodes from "~/provider/embedded/login-codes.server";
import * as passwords from "~/provider/embedded/passwords.server";
import * as sessions from "~/provider/embedded/sessions.server";
import { createSecretBox } from "~/provider/host/secret-box.server";
import { ADMIN, anEmbeddedBackend, RETURN_URL, SHOP_ORIGIN } from "../../../support/embedded-backend";
import { ownAccount } from "../../../support/own-account";
import { aClient } from "../../../support/provider-client";
import { postSignIn, signInAt } from "../../../support/sign-in";

const STEP_MS = 30_000;
const PAUSE_MS = 15 * 60_000;

describe("the second factor of an admin", () => {
  let backend: BackendHandle;
  let database: Database;
  let time = 0;
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 5, 9);
    database = await openDatabase(":memory:");
    backend = await anEmbeddedBackend({ database, now: () => time });
  });
  afterEach(async () => {
    await backend.close();
    await database.close();
  });

  const client = () => aClient(backend.handle).client;
  const codeOf = (secret: string, at = time) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

  const signedIn = async () => ownAccount(backend, client(), await signInAt(client(), backend, ADMIN));

  /** Turns the factor on, then advances the time, so that the next code is new. */
  async function turnOn() {
    const session = await signedIn();
    const begun = await session.beginTwoFactor(ADMIN.password);
    if (typeof begun === "string" || !("secret" in begun)) throw new Error("no secret");
    const { secret } = begun;
    const confirmed = await session.confirmTwoFactor(codeOf(secret));
    if (typeof confirmed === "string" || !("recoveryCodes" in confirmed)) throw new Error("not turned on");
    const { recoveryCodes } = confirmed;
    time += STEP_MS;
    return { session, secret, recoveryCodes };
  }

  /** The ticket after the right password. */
  async function ticketOf(): Promise<string> {
    const html = await (await postSignIn(backend, ADMIN)).text();
    return /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? "";
  }

  async function postCode(ticket: string, code: string) {
    const body = new URLSearchParams({ ticket, code }).toString();
    const answer = await backend.signIn.pages?.(new Request(`${SHOP_ORIGIN}/provider/code`, { method: "POST", body }));
    if (!answer) throw new Error("no sign-in pages");
    return { status: answer.status, location: answer.headers.get("location") ?? "", html: await answer.text() };
  }

  it("is off until its first code is confirmed, and does not change the sign-in before that", async () => {
    const session = await signedIn();
    expect((await session.findSecurity())?.twoFactor).toBe("off");
    expect(await session.beginTwoFactor("Wrong-pass-99")).toBe("wrong-password");
    await session.beginTwoFactor(ADMIN.password);
    expect(await session.confirmTwoFactor("000000")).toBe("wrong-code");
    expect((await postSignIn(backend, ADMIN)).status).toBe(303);
    expect((await session.findSecurity())?.twoFactor).toBe("off");
  });

  it("is required only after the right password, and leads back with a code for the shop", async () => {
    const { session, secret } = await turnOn();
    expect((await session.findSecurity())?.twoFactor).toBe("on");
    const wrong = await postSignIn(backend, { ...ADMIN, password: "Wrong-pass-99" });
    expect(await wrong.text()).not.toContain("Second step");
    const asked = await postSignIn(backend, ADMIN);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("location")).toBeNull();
    expect(await asked.text()).toContain("Second step");
    const { status, location } = await postCode(await ticketOf(), codeOf(secret));
    expect(status).toBe(303);
    expect(location.startsWith(RETURN_URL)).toBe(true);
    const { searchParams } = new URL(location);
    const proof = { email: searchParams.get("email") ?? "", code: searchParams.get("code") ?? "" };
    expect((await client().login(proof)).email).toBe(ADMIN.email);
  });

  it("accepts the previous and the next time step, and each code once", async () => {
    const { secret } = await turnOn();
    time += 10 * STEP_MS;
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 303],
      [-1, 422],
      [1, 303],
      [0, 422],
    ] as const) {
      expect((await postCode(await ticketOf(), codeOf(secret, time + steps * STEP_MS))).status).toBe(status);
    }
  });

  it("accepts each recovery code once, in any spelling", async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await postCode(await ticketOf(), first.toLowerCase().replaceAll("-", " "))).status).toBe(303);
    expect((await postCode(await ticketOf(), first)).status).toBe(422);
    expect((await postCode(await ticketOf(), second)).status).toBe(303);
  });

  it("uses up no recovery code while the sign-in cannot be completed", async () => {
    const { recoveryCodes } = await turnOn();
    const ticket = await ticketOf();
    const [code = ""] = recoveryCodes;
    vi.spyOn(loginCodes, "createLoginCode").mockRejectedValueOnce(new BusyError("another process", 5));
    expect((await postCode(ticket, code)).status).toBe(503);
    expect((await postCode(ticket, code)).status).toBe(303);
  });

  it.each([
    ["hashed", () => vi.spyOn(passwords, "hashPassword")],
    ["stored", () => vi.spyOn(sessions, "revokeOtherSessions")],
  ])("uses up no recovery code while the new password cannot be %s", async (_what, spy) => {
    const { session, recoveryCodes } = await turnOn();
    const [code = ""] = recoveryCodes;
    const change = () => session.changePassword({ current: ADMIN.password, next: "Kettle-blue-42", code });
    spy().mockRejectedValueOnce(new BusyError("too much at once", 5));
    await expect(change()).rejects.toThrow(BusyError);
    expect(await change()).toBe("done");
  });

  it("ends a ticket after five codes, five minutes, or its use", async () => {
    const { secret } = await turnOn();
    const tried = await ticketOf();
    for (let tries = 0; tries < 5; tries += 1) expect((await postCode(tried, "000000")).html).toContain("not right");
    expect((await postCode(tried, codeOf(secret))).html).toContain("Sign-in not possible");
    const used = await ticketOf();
    expect((await postCode(used, codeOf(secret))).status).toBe(303);
    time += STEP_MS;
    expect((await postCode(used, codeOf(secret))).html).toContain("Sign-in not possible");
    const old = await ticketOf();
    time += 5 * 60_000;
    expect((await postCode(old, codeOf(secret))).html).toContain("Sign-in not possible");
    for (const made of ["", "x", "\0"]) expect((await postCode(made, codeOf(secret))).status).toBe(422);
  });

  it("ends a ticket when its password changes", async () => {
    const { session, secret } = await turnOn();
    const [open, recovering] = [await ticketOf(), await ticketOf()];
    await session.changePassword({ current: ADMIN.password, next: "Kettle-blue-42", code: codeOf(secret) });
    time += STEP_MS;
    for (const ticket of [open, recovering]) {
      expect((await postCode(ticket, codeOf(secret))).html).toContain("Sign-in not possible");
    }
    expect((await session.findSecurity())?.twoFactor).toBe("on");
  });

  it("cannot be guessed: ten wrong codes in a row, then one each quarter of an hour", async () => {
    const { secret } = await turnOn();
    const tickets: string[] = [];
    for (let count = 0; count < 6; count += 1) tickets.push(...Array(5).fill(await ticketOf()));
    const tried = (await Promise.all(tickets.map((ticket) => postCode(ticket, "000000")))).map(({ status }) => status);
    expect(tried.filter((status) => status === 422)).toHaveLength(10);
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(429);
    for (let later = 0; later < 3; later += 1) {
      time += PAUSE_MS;
      expect((await postCode(await ticketOf(), "000000")).status).toBe(422);
      expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(429);
    }
    time += PAUSE_MS;
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(303);
    expect((await postCode(await ticketOf(), "000000")).status).toBe(422);
  });

  it("counts tries on all forms together, and the right password does not reset the count", async () => {
    const { session, secret } = await turnOn();
    const end = (code: string) => session.endTwoFactor({ password: ADMIN.password, code });
    const change = (code: string) => session.changePassword({ current: ADMIN.password, next: "Kettle-blue-42", code });
    const outcomes: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      outcomes.push(await end("000000"), await change("000000"));
      await session.changePassword({ current: ADMIN.password, next: "weak" });
    }
    expect(outcomes).toEqual(Array(10).fill("wrong-code"));
    expect(await change(codeOf(secret))).toEqual({ retryAfter: expect.any(Number) });
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(429);
  });

  it("lets its owner in with a recovery code while others try codes, which resets the count", async () => {
    const { secret, recoveryCodes } = await turnOn();
    for (let tries = 0; tries < 11; tries += 1) await postCode(await ticketOf(), "000000");
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(429);
    expect((await postCode(await ticketOf(), recoveryCodes[0] ?? "")).status).toBe(303);
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(303);
  });

  it("is not locked for longer than a quarter of an hour when the clock is set back", async () => {
    const { secret } = await turnOn();
    for (let tries = 0; tries < 10; tries += 1) await postCode(await ticketOf(), "000000");
    time -= 3_600_000;
    expect((await postCode(await ticketOf(), codeOf(secret))).status).toBe(429);
    time += PAUSE_MS;
    expect((await postCode(await ticketOf(), "000000")).status).toBe(422);
  });

  it("is required to replace the password, and a missing code does not count as a try", async () => {
    const { session, secret } = await turnOn();
    const change = (code?: string) =>
      session.changePassword({ current: ADMIN.password, next: "Kettle-blue-42", ...(code && { code }) });
    for (let tries = 0; tries < 8; tries += 1) expect(await change()).toBe("wrong-code");
    expect((await postSignIn(backend, { ...ADMIN, password: "Kettle-blue-42" })).status).toBe(422);
    expect(await change(codeOf(secret))).toBe("done");
    expect((await postSignIn(backend, { ...ADMIN, password: "Kettle-blue-42" })).status).toBe(200);
  });

  it("is turned off with both the password and a code", async () => {
    const { session, secret } = await turnOn();
    expect(await session.beginTwoFactor(ADMIN.password)).toBe("not-possible");
    const end = (password: string, code: string) => session.endTwoFactor({ password, code });
    expect(await end("Wrong-pass-99", codeOf(secret))).toBe("wrong-password");
    expect(await end(ADMIN.password, "000000")).toBe("wrong-code");
    expect(await end(ADMIN.password, codeOf(secret))).toBe("done");
    expect((await postSignIn(backend, ADMIN)).status).toBe(303);
    const { events } = await listEvents(database.db, { kinds: [], order: "newest", after: null });
    const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith("two-factor"));
    expect(kinds).toEqual(["two-factor.off", "two-factor.on"]);
  });
});

describe("the encrypted box of secrets", () => {
  const box = createSecretBox(["the first secret of the operator"]);

  it("opens only for its owner, with the current secret or an older one", () => {
    const sealed = box.seal("JBSWY3DPEHPK3PXP", "ann");
    expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
    expect(box.open(sealed, "ann")).toBe("JBSWY3DPEHPK3PXP");
    expect(box.open(sealed, "eve")).toBeNull();
    expect(createSecretBox(["a new one", "the first secret of the operator"]).open(sealed, "ann")).not.toBeNull();
    expect(createSecretBox(["a new one"]).open(sealed, "ann")).toBeNull();
    expect(box.seal("JBSWY3DPEHPK3PXP", "ann")).not.toBe(sealed);
  });

  it.each([[[]], [[""]]])("is not created with a key that anybody can derive: %j", (secrets) => {
    expect(() => createSecretBox(secrets)).toThrow("no secret");
  });

  it.each(["", "x", "A".repeat(60)])("opens %j as null", (text) => {
    expect(box.open(text, "ann")).toBeNull();
  });
});
