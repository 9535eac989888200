import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BackendHandle, Invitation } from "~/provider/contract/backend.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN, anEmbeddedBackend, SHOP_ORIGIN } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import { postSignIn, signInAt } from "../../../support/sign-in";

const BOSS = { email: "boss@shop.test", password: "Secret-pass-1" };

describe("an address that the operator listed as admin", () => {
  it("cannot be registered by anybody, and gets the same answer as any other", async () => {
    const backend = await anEmbeddedBackend({ adminEmails: [BOSS.email] });
    const { client } = aClient(backend.handle);
    await expect(client.register(aRegistration({ ...BOSS, email: "Boss@shop.test" }))).resolves.toMatch(/^[\w-]{43}$/);
    expect((await postSignIn(backend, BOSS)).status).toBe(422);
    await backend.close();
  });

  it("belongs to the admin's account only", async () => {
    const backend = await anEmbeddedBackend({ adminEmails: [ADMIN.email] });
    const { client } = aClient(backend.handle);
    await client.register(aRegistration(BOSS));
    const account = await client.as(await signInAt(client, backend, BOSS)).getAccount();
    expect(account?.tags).toEqual(["trade"]);
    await backend.close();
  });

  it("gets an account by its first invitation if nobody could register it", async () => {
    let code = "";
    const backend = await anEmbeddedBackend({
      adminEmails: [BOSS.email],
      announceInvitation: (invitation) => (code = invitation.code),
    });
    const page = await backend.signIn.pages?.(
      new Request(`${SHOP_ORIGIN}/provider/invitation`, {
        method: "POST",
        body: new URLSearchParams({ ...BOSS, code }).toString(),
      }),
    );
    expect(page?.status).toBe(200);
    const { client } = aClient(backend.handle);
    const account = await client.as(await signInAt(client, backend, BOSS)).getAccount();
    expect(account).toMatchObject({ tags: ["admin"], emailConfirmed: true });
    await backend.close();
  });

  describe("after somebody else registered it", () => {
    let folder = "";
    beforeEach(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), "admin-emails-"));
      const before = await start([]);
      await aClient(before.handle).client.register(aRegistration(BOSS));
      await before.close();
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    let invited: Invitation[] = [];
    const start = (adminEmails: readonly string[]) => {
      invited = [];
      return anEmbeddedBackend({
        databasePath: path.join(folder, "shop.db"),
        adminEmails,
        announceInvitation: (invitation) => invited.push(invitation),
      });
    };

    /** Answers an invitation on its page. */
    async function answer(backend: BackendHandle, fields: Readonly<Record<string, string>>) {
      const request = new Request(invited[0]?.page ?? "", {
        method: "POST",
        body: new URLSearchParams({ email: BOSS.email, code: invited[0]?.code ?? "", ...fields }).toString(),
      });
      const page = await backend.signIn.pages?.(request);
      return { status: page?.status, html: (await page?.text()) ?? "" };
    }
    const NEW = { password: "Kettle-blue-42" };

    it("does not make that account an admin", async () => {
      const backend = await start([BOSS.email]);
      const { client } = aClient(backend.handle);
      const session = await signInAt(client, backend, BOSS);
      expect((await client.as(session).getAccount())?.tags).toEqual(["trade"]);
      await expect(client.as(session).listPending()).rejects.toMatchObject({ status: 403 });
      await backend.close();
    });

    it("passes to its owner once the printed code is used, and the previous sign-in ends", async () => {
      const backend = await start([BOSS.email]);
      const { client } = aClient(backend.handle);
      const attacker = await signInAt(client, backend, BOSS);
      expect(invited).toEqual([
        { email: BOSS.email, code: expect.stringMatching(/^[\w-]{43}$/), page: `${SHOP_ORIGIN}/provider/invitation` },
      ]);
      const { status, html } = await answer(backend, NEW);
      expect(status).toBe(200);
      expect(html).toContain(`href="${SHOP_ORIGIN}/login"`);
      expect(await client.as(attacker).getAccount()).toBeNull();
      expect((await postSignIn(backend, BOSS)).status).toBe(422);
      const owner = await signInAt(client, backend, { ...BOSS, ...NEW });
      expect(await client.as(owner).getAccount()).toMatchObject({ tags: ["trade", "admin"], emailConfirmed: true });
      expect((await answer(backend, NEW)).status).toBe(422);
      await backend.close();
      await (await start([BOSS.email])).close();
      expect(invited).toEqual([]);
    });

    it("is unchanged without the code, with the code of an earlier start, and with a weak password", async () => {
      await (await start([BOSS.email])).close();
      const earlier = invited[0]?.code ?? "";
      const backend = await start([BOSS.email]);
      for (const code of ["", "x", earlier, "x".repeat(9_999)]) {
        const { status, html } = await answer(backend, { ...NEW, code });
        expect(status).toBe(422);
        expect(html).toContain("This code is not right");
      }
      expect((await answer(backend, { ...NEW, email: ADMIN.email })).status).toBe(422);
      const weak = await answer(backend, { password: "password" });
      expect(weak.status).toBe(422);
      expect(weak.html).toContain("Please choose a password of at least 8 characters");
      const common = await answer(backend, { password: "Password123!" });
      expect(common.status).toBe(422);
      expect(common.html).toContain("one of the passwords that attackers try first");
      expect((await postSignIn(backend, BOSS)).status).toBe(303);
      await backend.close();
    });

    it("cannot be confirmed a week later, nor once it is no longer listed", async () => {
      let time = Date.now();
      const backend = await anEmbeddedBackend({
        adminEmails: [BOSS.email],
        announceInvitation: (invitation) => (invited = [invitation]),
        now: () => time,
      });
      time += 7 * 86_400_000;
      expect((await answer(backend, NEW)).status).toBe(422);
      await backend.close();
      await (await start([BOSS.email])).close();
      const [first] = invited;
      const without = await start([]);
      invited = first ? [first] : [];
      expect((await answer(without, NEW)).status).toBe(422);
      await without.close();
    });
  });
});
