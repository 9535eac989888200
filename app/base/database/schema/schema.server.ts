import type { CapacityTables } from "./capacity-tables.server";
import type { CatalogTables } from "./catalog-tables.server";
import type { ClaimTables } from "./claim-tables.server";
import type { CustomerTables } from "./customer-tables.server";
import type { CuttingTables } from "./cutting-tables.server";
import type { FiguresTables } from "./figures-tables.server";
import type { MoneyTables } from "./money-tables.server";
import type { OrderChangeTables } from "./order-change-tables.server";
import type { OrderTables } from "./order-tables.server";
import type { PassportTables } from "./passport-tables.server";
import type { PeopleTables } from "./people-tables.server";
import type { SharedLinkTables } from "./shared-link-tables.server";
import type { ShopTables } from "./shop-tables.server";
import type { ShopifyTables } from "./shopify-tables.server";

/** Amounts are in cents, truth values 0 or 1, and texts with structure are JSON. */
export interface Schema
  extends PeopleTables,
    CatalogTables,
    ClaimTables,
    CustomerTables,
    OrderTables,
    OrderChangeTables,
    FiguresTables,
    MoneyTables,
    CapacityTables,
    PassportTables,
    CuttingTables,
    SharedLinkTables,
    ShopTables,
    ShopifyTables {}
