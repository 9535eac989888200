import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRegistration } from "../support/builders";
import { ADMIN } from "../support/embedded-backend";
import { anInvoiceWorld, aProcess, closeInvoiceWorld, type InvoiceWorld } from "../support/invoice-shop";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { aClient } from "../support/provider-client";
import { passStoresSignIn } from "../support/shopify-shop";

const ANN = "ann@people.test";

describe("two processes with one store", () => {
  let databases: PostgresDatabases;
  let world: InvoiceWorld;
  beforeEach(async () => {
    databases = await postgresDatabases();
    world = await anInvoiceWorld(await databases.database());
  });
  afterEach(async () => {
    await closeInvoiceWorld(world);
    await databases.stop();
  });

  async function aShop() {
    const { backend, database } = await aProcess(world);
    const { client } = aClient(backend.handle, { now: Date.now });
    const signIn = async (email: string) =>
      client.login((await passStoresSignIn({ backend, store: world.store }, email)) ?? { email: "", code: "" });
    return { database, client, signIn };
  }

  it("renew a customer's tokens once, and the sessions go on in both", async () => {
    const [one, other] = [await aShop(), await aShop()];
    const { issuer } = world.store;
    const session = await one.signIn(ANN);
    issuer.expireAccessTokens();
    const { transaction } = one.database;
    let store = () => {};
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    vi.spyOn(one.database, "transaction").mockImplementationOnce(async (work) => {
      await held;
      return transaction(work);
    });
    const turns = vi.spyOn(other.database, "exclusively");
    const first = one.client.as(session).getAccount();
    await expect.poll(() => issuer.refreshes).toBe(1);
    const second = other.client.as(session).getAccount();
    await expect.poll(() => issuer.refreshes > 1 || turns.mock.settledResults.length > 0).toBe(true);
    store();
    expect(await Promise.all([first, second])).toMatchObject([{ email: ANN }, { email: ANN }]);
    expect(issuer.refreshes).toBe(1);
  });

  it("decide on an account once", async () => {
    const [one, other] = [await aShop(), await aShop()];
    await one.client.register(aRegistration({ email: ANN, tier: "dealer" }));
    const admin = await one.signIn(ADMIN.email);
    const [waiting] = await other.client.as(admin).listPending();
    const { calls } = world.store;
    // The first decision has read the customer, and is sent again after a second.
    world.store.fail("admin", "too-many", { only: "DecideTradeCustomer" });
    const before = calls.admin;
    const first = one.client.as(admin).decide(waiting?.id ?? "", "approved");
    await expect.poll(() => calls.admin).toBe(before + 2);
    const second = other.client.as(admin).decide(waiting?.id ?? "", "rejected");
    const decided = await Promise.allSettled([first, second]);
    const refused = decided.flatMap((decision) => (decision.status === "rejected" ? [decision.reason] : []));
    expect(refused).toMatchObject([{ status: 409 }]);
    const { tags } = world.store.state.customerByEmail(ANN) ?? {};
    expect(tags?.filter((tag) => tag === "approved" || tag === "rejected")).toHaveLength(1);
  });
});
