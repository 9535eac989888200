import { describe, expect, it } from "vitest";
import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { MAX_RETURN_PATH } from "~/provider/auth/return-path.server";
import * as session from "~/provider/auth/session.server";
import { MAX_SESSION_CHARACTERS } from "~/provider/contract/accounts.server";
import { startWith } from "../../../support/configured-shop";

const SIGNED_IN = { email: "ann@shop.test", cookies: { provider_session: "token-1" } };
const ONE = "first-secret-of-thirty-two-letters";
const TWO = "other-secret-of-thirty-two-letters";

/** The sessions of a shop with these variables. */
function sessions(variables: Readonly<Record<string, string>>) {
  startWith(variables);
  return session;
}

const LOCAL = { PUBLIC_ORIGIN: "http://localhost:3000", DATABASE_PATH: ":memory:" };
const PUBLIC = { PUBLIC_ORIGIN: "https://doors.example", NODE_ENV: "production", SESSION_SECRET: ONE };

async function cookieOf(module: typeof session): Promise<string> {
  const session = await module.newSession();
  session.set("signedIn", SIGNED_IN);
  return (await module.sessionHeaders(session))["Set-Cookie"] ?? "";
}

const requestWith = (setCookie: string) =>
  new Request("http://localhost:3000/", { headers: { Cookie: setCookie.split(";")[0] ?? "" } });

describe("the session cookie", () => {
  it("is bound to this host and to TLS where visitors use https", async () => {
    const cookie = await cookieOf(sessions(PUBLIC));
    expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("works on a local machine without TLS", async () => {
    const cookie = await cookieOf(sessions(LOCAL));
    expect(cookie).toMatch(/^session=/);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain("Secure");
  });

  it("returns what was put in, and nothing if a character was changed", async () => {
    const module = sessions(LOCAL);
    const cookie = await cookieOf(module);
    expect((await module.readSession(requestWith(cookie))).get("signedIn")).toEqual(SIGNED_IN);
    const forged = cookie.replace(/^(session=.{20})(.)/, (_all, head, letter) => head + (letter === "A" ? "B" : "A"));
    expect((await module.readSession(requestWith(forged))).data).toEqual({});
    expect((await module.readSession(requestWith("session=x"))).data).toEqual({});
  });

  it("is signed with the first secret and accepted under any secret in the list", async () => {
    const before = await cookieOf(sessions({ ...LOCAL, SESSION_SECRET: ONE }));
    const rotated = sessions({ ...LOCAL, SESSION_SECRET: `${TWO},${ONE}` });
    expect((await rotated.readSession(requestWith(before))).get("signedIn")).toEqual(SIGNED_IN);
    const after = await cookieOf(rotated);
    const done = sessions({ ...LOCAL, SESSION_SECRET: TWO });
    expect((await done.readSession(requestWith(before))).data).toEqual({});
    expect((await done.readSession(requestWith(after))).get("signedIn")).toEqual(SIGNED_IN);
  });

  it("is deleted once it is empty", async () => {
    const module = sessions(LOCAL);
    const headers = await module.sessionHeaders(await module.newSession());
    expect(headers["Set-Cookie"]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(headers["Cache-Control"]).toBe("no-store");
  });

  it("is found by its whole name", async () => {
    const { hasSessionCookie } = sessions(LOCAL);
    const has = (cookie: string) =>
      hasSessionCookie(new Request("http://localhost:3000/", { headers: { Cookie: cookie } }));
    expect(has("a=1; session=x")).toBe(true);
    expect(has("a=1;session=x")).toBe(true);
    expect(has("mysession=x; sessions=1; a=session=1")).toBe(false);
    expect(hasSessionCookie(new Request("http://localhost:3000/"))).toBe(false);
  });

  it("is recognized by the cache in every position and spelling, under its own name only", async () => {
    for (const [environment, name, other] of [
      [LOCAL, "session", "__Host-session"],
      [PUBLIC, "__Host-session", "session"],
    ] as const) {
      const { holdsSession } = sessions(environment);
      for (const cookies of ["=x", "=", "=a=b", " =x", "\t= x"].map((rest) => name + rest)) {
        for (const before of ["", "a=1; ", "a=1;", "; ;", `${name}; `, "a=1; \t"]) {
          expect([cookies, before, holdsSession(before + cookies)]).toEqual([cookies, before, true]);
        }
      }
      const without = [
        "",
        ";",
        name,
        `${other}=x`,
        `x${name}=1`,
        `${name}s=1`,
        `a=${name}=1`,
        `a="; ${name}`,
        `${name.toUpperCase()}=x`,
      ];
      expect(without.filter((cookies) => holdsSession(cookies))).toEqual([]);
    }
  });

  it("has room for a provider's longest session and all other data, within the size every browser stores", async () => {
    const module = sessions(PUBLIC);
    const session = await module.newSession();
    const email = `${"x".repeat(MAX_EMAIL_LENGTH - 10)}@shop.test`;
    session.set("signedIn", { email, cookies: { s: "x".repeat(MAX_SESSION_CHARACTERS - 2) } });
    session.set("returnPath", `/${"p".repeat(MAX_RETURN_PATH - 1)}`);
    session.set("signInStartedAt", Date.now());
    session.set("emailHint", email);
    const cookie = (await module.sessionHeaders(session))["Set-Cookie"] ?? "";
    expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
  });
});
