import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Request } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { startSession } from "~/provider/embedded/sessions.server";
import { ADMIN, anEmbeddedBackend, SHOP_ORIGIN } from "../../../support/embedded-backend";
import { passHostedPage } from "../../../support/hosted-page";

const MINUTE = 60_000;
const NEW = "New-pass-word-7";
const FORGOTTEN = `${SHOP_ORIGIN}/provider/password`;

const closers: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function aShop(sendsMail = true) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "reset-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const databasePath = path.join(folder, "shop.db");
  const clock = { now: Date.UTC(2026, 0, 5, 9) };
  const backend = await anEmbeddedBackend({
    databasePath,
    // Nothing listens there, so every mail stays in the outbox.
    mail: sendsMail ? { url: "smtp://127.0.0.1:9", from: "shop@shop.test" } : null,
    now: () => clock.now,
  });
  closers.push(() => backend.close());
  const database = await openDatabase(databasePath);
  closers.push(async () => database.close());
  const visit = (url: string, form?: Record<string, string>, visitor: string | null = null) => {
    const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    if (!backend.signIn.pages) throw new Error("no pages");
    return backend.signIn.pages(new Request(url, init), visitor);
  };
  const mails = (kind: string) =>
    database.db.selectFrom("outbox").select(["recipient", "text"]).where("kind", "=", kind).orderBy("id").execute();
  return {
    clock,
    database,
    visit,
    mails,
    async link() {
      const found = /http:\S+\/provider\/password\/[\w-]+/.exec((await mails("password-reset")).at(-1)?.text ?? "");
      if (!found) throw new Error("no mail with a link");
      return found[0];
    },
    signIn: (password: string) =>
      passHostedPage(
        backend,
        (request) => backend.signIn.pages?.(request, null) ?? Promise.reject(),
        `${SHOP_ORIGIN}/shopify/callback`,
        {
          email: ADMIN.email,
          password,
        },
      ),
    kinds: async () => (await database.db.selectFrom("audit_event").select("kind").execute()).map(({ kind }) => kind),
  };
}

describe("a forgotten password", () => {
  it("is replaced once, by the mailed link, and all sessions end", async () => {
    const shop = await aShop();
    const asked = await shop.visit(FORGOTTEN, { email: ` ${ADMIN.email.toUpperCase()}` });
    expect(asked.status).toBe(200);
    expect(await shop.mails("password-reset")).toHaveLength(1);
    expect((await shop.mails("password-reset"))[0]?.recipient).toBe(ADMIN.email);
    const link = await shop.link();
    const code = link.slice(link.lastIndexOf("/") + 1);
    const { stored } = await shop.database.db
      .selectFrom("password_reset")
      .select("code_hash as stored")
      .executeTakeFirstOrThrow();
    expect(Buffer.from(code, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(stored).not.toContain(code);
    await write(shop.database, async (trx) => {
      const { id } = await trx.selectFrom("customer").select("id").executeTakeFirstOrThrow();
      await startSession(trx, id, shop.clock.now);
    });

    expect((await shop.visit(link)).status).toBe(200);
    expect((await shop.visit(link, { password: "short" })).status).toBe(422);
    expect((await shop.visit(link, { password: "Password1!" })).status).toBe(422);
    expect((await shop.visit(link, { password: NEW })).status).toBe(200);
    expect((await shop.visit(link, { password: "Another-pass-8" })).status).toBe(410);
    expect((await shop.visit(link)).status).toBe(410);

    expect(await shop.database.db.selectFrom("session").selectAll().execute()).toEqual([]);
    expect((await shop.mails("password-changed")).map(({ recipient }) => recipient)).toEqual([ADMIN.email]);
    expect(await shop.mails("password-reset")).toEqual([]);
    expect(await shop.kinds()).toContain("password.reset");
    expect(await shop.signIn(ADMIN.password)).toBeNull();
    expect(await shop.signIn(NEW)).not.toBeNull();
  });

  it("gets the same answer for an address without an account, which gets no mail", async () => {
    const shop = await aShop();
    const words = async (email: string) => {
      const answer = await shop.visit(FORGOTTEN, { email });
      return [answer.status, (await answer.text()).replaceAll(email, "EMAIL")];
    };
    expect(await words("nobody@people.test")).toEqual(await words(ADMIN.email));
    expect((await shop.mails("password-reset")).map(({ recipient }) => recipient)).toEqual([ADMIN.email]);
    expect(await shop.database.db.selectFrom("password_reset").selectAll().execute()).toHaveLength(2);
  });

  it("has one link at a time, for 30 minutes", async () => {
    const shop = await aShop();
    await shop.visit(FORGOTTEN, { email: ADMIN.email });
    const first = await shop.link();
    await shop.visit(FORGOTTEN, { email: ADMIN.email });
    expect(await shop.mails("password-reset")).toHaveLength(1);
    const second = await shop.link();
    expect((await shop.visit(first)).status).toBe(410);
    shop.clock.now += 30 * MINUTE - 1;
    expect((await shop.visit(second)).status).toBe(200);
    shop.clock.now += 1;
    expect((await shop.visit(second, { password: NEW })).status).toBe(410);
    expect(await shop.signIn(ADMIN.password)).not.toBeNull();
  });

  it("is not replaced by any other code", async () => {
    const shop = await aShop();
    await shop.visit(FORGOTTEN, { email: "nobody@people.test" });
    for (const code of ["", "x", "%00", "..%2f..", "a".repeat(1000), "<b>"]) {
      expect((await shop.visit(`${FORGOTTEN}/${code}`)).status, code).toBe(410);
      expect((await shop.visit(`${FORGOTTEN}/${code}`, { password: NEW })).status, code).toBe(410);
    }
  });

  it("can be replaced without changing the second factor or whether the address is confirmed", async () => {
    const shop = await aShop();
    await write(shop.database, async (trx) => {
      const { id } = await trx.selectFrom("customer").select("id").executeTakeFirstOrThrow();
      const factor = { customer_id: id, secret_box: "box", confirmed_at: 1, last_step: 0 };
      await trx.insertInto("two_factor").values(factor).execute();
      await trx.updateTable("customer").set({ email_confirmed_at: null }).execute();
    });
    await shop.visit(FORGOTTEN, { email: ADMIN.email });
    expect((await shop.visit(await shop.link(), { password: NEW })).status).toBe(200);
    expect(await shop.database.db.selectFrom("two_factor").selectAll().execute()).toHaveLength(1);
    expect(await shop.database.db.selectFrom("customer").select("email_confirmed_at as at").execute()).toEqual([
      { at: null },
    ]);
  });

  it("limits how often an address or a visitor may request a link", async () => {
    const shop = await aShop();
    const statuses = async (times: number, email: (time: number) => string, visitor: string | null) => {
      const all = [];
      for (let time = 0; time < times; time += 1)
        all.push((await shop.visit(FORGOTTEN, { email: email(time) }, visitor)).status);
      return all;
    };
    expect((await statuses(6, () => "ada@people.test", null)).at(-1)).toBe(429);
    expect((await statuses(11, (time) => `p${time}@people.test`, "192.0.2.1")).at(-1)).toBe(429);
    expect((await statuses(1, () => ADMIN.email, "192.0.2.2")).at(-1)).toBe(200);
  });

  it("reports a missing address, and shows what was typed escaped", async () => {
    const shop = await aShop();
    const answer = await shop.visit(FORGOTTEN, { email: '"><b>nobody' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Please enter your e-mail address");
    expect(html).toContain("&quot;&gt;&lt;b&gt;nobody");
  });

  it("cannot be replaced in a shop that sends no mail, which says so", async () => {
    const shop = await aShop(false);
    for (const form of [undefined, { email: ADMIN.email }]) {
      const html = await (await shop.visit(FORGOTTEN, form)).text();
      expect(html).toContain("sends no mail yet");
      expect(html).toContain("hello@shop.test");
    }
    expect(await shop.mails("password-reset")).toEqual([]);
  });
});
