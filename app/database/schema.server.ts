import type { CatalogTables } from "./schema/catalog-tables.server";
import type { OrderTables } from "./schema/order-tables.server";
import type { PeopleTables } from "./schema/people-tables.server";
import type { ShopTables } from "./schema/shop-tables.server";
import type { ShopifyTables } from "./schema/shopify-tables.server";

/**
 * The tables of the shop's database, in either engine. Amounts are in cents, times in milliseconds since the epoch,
 * truth values 0 or 1, and texts with structure are JSON.
 */
export interface Schema extends PeopleTables, CatalogTables, OrderTables, ShopTables, ShopifyTables {}
