import { describe, expect, it } from "vitest";
import { aRegistration } from "../../support/builders";
import { ADMIN, anEmbeddedBackend } from "../../support/embedded-backend";
import { aClient } from "../../support/provider-client";
import { postSignIn, signInAt } from "../../support/sign-in";

const BOSS = { email: "boss@shop.test", password: "Secret-pass-1" };

describe("an address that the operator named as admin", () => {
  it("cannot be registered by whoever comes first, and gets the answer of any other", async () => {
    const backend = await anEmbeddedBackend({ adminEmails: [BOSS.email] });
    const { client } = aClient(backend.handle);
    await expect(client.register(aRegistration({ ...BOSS, email: "Boss@shop.test" }))).resolves.toMatch(/^[\w-]{43}$/);
    expect((await postSignIn(backend, BOSS)).status).toBe(422);
    await backend.close();
  });

  it("is the admin's account and no other's", async () => {
    const backend = await anEmbeddedBackend({ adminEmails: [ADMIN.email] });
    const { client } = aClient(backend.handle);
    await client.register(aRegistration(BOSS));
    const account = await client.as(await signInAt(client, backend, BOSS)).getAccount();
    expect(account?.tags).toEqual(["trade"]);
    await backend.close();
  });
});
