import type { BackendConfig } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { databaseFor } from "./embedded-backend";
import { shopifyConfig } from "./shopify-shop";

/** The settings of a process that makes invoices, and may be killed. */
export interface InvoiceProcess {
  readonly databasePath: string;
  readonly shopify: NonNullable<BackendConfig["shopify"]>;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead: number;
}

const { databasePath, shopify, ahead } = JSON.parse(process.argv[2] ?? "") as InvoiceProcess;
const database = await databaseFor({ databasePath });

await createBackend(shopifyConfig(database, { shopify, now: () => Date.now() + ahead }), 0);
process.stdout.write("started\n");
