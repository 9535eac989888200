import { createEmbeddedBackend, type EmbeddedOptions } from "~/provider/embedded/backend.server";

/** The address that the tests' embedded providers send people back to. */
export const RETURN_URL = "http://shop.test/shopify/callback";

/** The first admin of the tests' embedded providers. */
export const ADMIN = { email: "admin@shop.test", password: "Admin-pass-1" } as const;

/** An embedded provider in memory. */
export function anEmbeddedBackend(change: Partial<EmbeddedOptions> = {}) {
  return createEmbeddedBackend({
    databasePath: ":memory:",
    returnUrls: [RETURN_URL],
    admin: ADMIN,
    adminEmails: [],
    announceAdmin: () => {},
    now: Date.now,
    ...change,
  });
}
