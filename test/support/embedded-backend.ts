import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { createBackend, type EmbeddedConfig } from "~/provider/embedded/start/backend.server";
import { MAIL_SHOP } from "./mail-shop";

/** The origin of the shop that the tests' embedded providers redirect to. */
export const SHOP_ORIGIN = MAIL_SHOP.publicOrigin;

export const RETURN_URL = `${SHOP_ORIGIN}/shopify/callback`;

/** The first admin of the tests' embedded providers. */
export const ADMIN = { email: "admin@shop.test", password: "Admin-pass-1" } as const;

/** A mail server that does not listen: mail is queued, and stays readable. */
export const NO_MAIL_SERVER = { url: "smtp://127.0.0.1:9", from: "shop@shop.test" } as const;

/** What a test changes in the configuration, and the database that it opens: a file, or one on Postgres. */
export interface EmbeddedChange extends Partial<EmbeddedConfig> {
  readonly databasePath?: string;
  readonly databaseUrl?: string | null;
}

/** The configuration of the tests' embedded providers over a database: in memory, without mail. */
export const embeddedConfig = (database: Database, change: Partial<EmbeddedConfig> = {}): EmbeddedConfig => ({
  database,
  shop: MAIL_SHOP,
  returnUrl: RETURN_URL,
  mail: null,
  catalog,
  admin: ADMIN,
  adminEmails: [],
  announceAdmin: () => {},
  announceInvitation: () => {},
  secrets: () => ["a secret of the operator's, at least 32 long"],
  log: { info: () => {}, error: () => {} },
  createLimit: (options) => createLimit(options, 1),
  now: Date.now,
  ...change,
});

/** The database that a change names; in memory by default. */
export const databaseFor = ({ databasePath = ":memory:", databaseUrl = null }: EmbeddedChange) =>
  databaseUrl === null ? openDatabase(databasePath) : openPostgres(databaseUrl);

/** An embedded provider, over a database that it opens and closes unless it is given one; in memory by default. */
export async function anEmbeddedBackend(change: EmbeddedChange = {}): Promise<BackendHandle> {
  const { databasePath: _path, databaseUrl: _url, ...others } = change;
  const opened = change.database ?? (await databaseFor(change));
  const backend = await createBackend(embeddedConfig(opened, others)).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return {
    ...backend,
    async close() {
      await backend.close();
      if (!change.database) await opened.close();
    },
  };
}
