import { startInvoicing } from "~/ordering/invoicing/invoicer.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { databaseFor } from "./embedded-backend";
import { MAIL_SHOP } from "./mail-shop";
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

const now = () => Date.now() + ahead;
const { drafts } = await createBackend(shopifyConfig(database, { shopify, now }), 0);
if (!drafts) throw new Error("the store makes no invoices");
startInvoicing({ drafts, database, shop: MAIL_SHOP, log: { info() {}, error() {} }, now });
process.stdout.write("started\n");
