import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStoreProbe } from "~/provider/shopify/store-addresses.server";
import { createWire, type Wire } from "~/provider/shopify/wire.server";
import type { LoopbackShopify } from "../../../support/shopify/options";
import { startShopify } from "../../../support/shopify/start";

const PARTS = ["storefront", "admin", "customer", "sign-in"] as const;

describe("the check that a store is back", () => {
  let store: LoopbackShopify;
  let wire: Wire;
  beforeAll(async () => {
    store = await startShopify();
    wire = createWire();
  });
  afterEach(() => store.heal());
  afterAll(async () => {
    await wire.close();
    await store.close();
  });
  const ask = (part: (typeof PARTS)[number], signal = new AbortController().signal) =>
    createStoreProbe(wire, store.origin)(signal, part);

  it.each(PARTS)("uses a call without a token to the part in question: %s", async (part) => {
    await expect(ask(part)).resolves.toBeUndefined();
  });

  it.each(PARTS)("fails while that part fails: %s", async (part) => {
    store.fail(part, "broken", { times: 2 });
    await expect(ask(part)).rejects.toThrow();
    store.heal();
    store.fail(part, "reset", { times: 2 });
    await expect(ask(part)).rejects.toThrow();
  });

  it.each(["bot", "locked"] as const)("fails for a store that refuses calls: %s", async (how) => {
    store.fail("storefront", how);
    await expect(ask("storefront")).rejects.toThrow();
  });
});
