import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import type { Backend } from "~/provider/contract/backend.server";
import { ADMIN, anEmbeddedBackend } from "./embedded-backend";
import { MAIL_SHOP } from "./mail-shop";
import { type ShopServer, startShop } from "./shop-server";

export interface EmbeddedShop extends Pick<ShopServer, "origin" | "output" | "stop"> {
  /** The shop's own database, which this process has open too. */
  readonly database: Database;
  /** The embedded provider, over that database. */
  readonly handle: Backend;
}

/** The built shop with its embedded provider, and access to its data. */
export async function startEmbeddedShop(): Promise<EmbeddedShop> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "embedded-shop-"));
  const file = path.join(folder, "shop.db");
  const shop = await startShop({
    DATABASE_PATH: file,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const database = await openDatabase(file);
  const { origin, output } = shop;
  const backend = await anEmbeddedBackend({
    database,
    shop: { ...MAIL_SHOP, publicOrigin: origin },
    returnUrl: `${origin}/shopify/callback`,
  });
  return {
    origin,
    output,
    database,
    handle: backend.handle,
    async stop() {
      await backend.close();
      await database.close();
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
