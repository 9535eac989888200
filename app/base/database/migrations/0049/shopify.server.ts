import type { Kysely } from "kysely";
import { integers, required, texts } from "./columns.server";

/** What the shop stores about the sign-ins of Shopify's customers (decision 125). */
export async function makeShopifyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shopify_tokens")
    .addColumn("customer_id", "text", (column) => column.notNull().primaryKey())
    .addColumn("secret_box", "text", required)
    .execute();

  await db.schema
    .createTable("shopify_code")
    .addColumn("code_hash", "text", (column) => column.notNull().primaryKey())
    .$call(texts("customer_id", "email", "return_url"))
    .addColumn("expires_at", "integer", required)
    .execute();

  await db.schema
    .createTable("shopify_session")
    .addColumn("token_hash", "text", (column) => column.notNull().primaryKey())
    .$call(texts("customer_id", "email"))
    .$call(integers("expires_at", "used_at"))
    .execute();
  await db.schema.createIndex("shopify_session_by_customer").on("shopify_session").columns(["customer_id"]).execute();
}
