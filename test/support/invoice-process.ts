import type { BackendConfig } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { housedConfig } from "./embedded-backend";

/** The settings of a process that makes invoices, and may be killed. */
export interface InvoiceProcess {
  readonly databasePath: string;
  readonly shopify: NonNullable<BackendConfig["shopify"]>;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead: number;
}

const { databasePath, shopify, ahead } = JSON.parse(process.argv[2] ?? "") as InvoiceProcess;
const house = { databasePath, now: () => Date.now() + ahead };

await createBackend({ ...(await housedConfig(house)), shopify }, 0);
process.stdout.write("started\n");
