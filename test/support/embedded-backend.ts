import catalogue from "~/content/catalogue/door-styles.json";
import { createBackend, type EmbeddedConfig } from "~/provider/embedded/backend.server";

/** The origin of the shop that the tests' embedded providers redirect to. */
export const SHOP_ORIGIN = "http://shop.test";

export const RETURN_URL = `${SHOP_ORIGIN}/shopify/callback`;

/** The first admin of the tests' embedded providers. */
export const ADMIN = { email: "admin@shop.test", password: "Admin-pass-1" } as const;

/** An embedded provider in memory. */
export function anEmbeddedBackend(change: Partial<EmbeddedConfig> = {}) {
  return createBackend({
    shopName: "The Shop",
    publicOrigin: SHOP_ORIGIN,
    returnUrl: RETURN_URL,
    databasePath: ":memory:",
    catalogue,
    admin: ADMIN,
    adminEmails: [],
    announceAdmin: () => {},
    log: { error: () => {} },
    now: Date.now,
    ...change,
  });
}
