import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { createSampleItem } from "~/configurator/lines/cart-item";
import type { OrderState } from "~/house/capacity/order-state";
import { startInvoicing } from "~/ordering/invoicing/invoicer.server";
import type { OrderTerms } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import {
  type ChangeOutcome,
  type ChangeTarget,
  retryPayment,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/ordering/orders/stored/file-changes.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { requestPayments } from "~/ordering/orders/stored/payment-work.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { databaseFor, RETURN_URL, SHOP_ORIGIN } from "./embedded-backend";
import { MAIL_SHOP } from "./mail-shop";
import { aDoor, anOrderLine, anOrderRequest } from "./order-builders";
import { aClient } from "./provider-client";
import type { LoopbackShopify } from "./shopify/options";
import { startShopify } from "./shopify/start";
import { passStoresSignIn, shopifyConfig, shopifyOf } from "./shopify-shop";
import { placeIn } from "./stored-orders";

/** What the tests of one file share: a store, a folder for the shop's database, and how far the clock is ahead. */
export interface InvoiceWorld {
  readonly store: LoopbackShopify;
  readonly folder: string;
  /** A Postgres database to use instead of a file in the folder, or `null`. */
  readonly databaseUrl: string | null;
  readonly clock: { ahead: number };
  /** The events that were logged as errors. */
  readonly logged: string[];
  readonly open: { close(): Promise<void> }[];
}

export async function anInvoiceWorld(databaseUrl: string | null = null): Promise<InvoiceWorld> {
  const store = await startShopify({ redirectUris: [`${SHOP_ORIGIN}/provider/signed-in`] });
  const folder = await mkdtemp(path.join(os.tmpdir(), "invoices-"));
  return { store, folder, databaseUrl, clock: { ahead: 0 }, logged: [], open: [] };
}

export async function closeInvoiceWorld({ open, store, folder }: InvoiceWorld): Promise<void> {
  for (const backend of open) await backend.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}

/** A shop process: all of them share one database and one store. */
export async function aProcess({ store, folder, databaseUrl, clock, logged, open }: InvoiceWorld) {
  const log = { info: () => {}, error: (event: string) => void logged.push(event) };
  const now = () => Date.now() + clock.ahead;
  const database = await databaseFor({ databasePath: path.join(folder, "shop.db"), databaseUrl });
  const backend = await createBackend(shopifyConfig(database, { shopify: shopifyOf(store), log, now }), 0);
  const { drafts } = backend;
  if (!drafts) throw new Error("the store makes no invoices");
  const invoicer = startInvoicing({ drafts, database, shop: MAIL_SHOP, log, now });
  open.push({
    async close() {
      await invoicer.close();
      await backend.close();
      await database.close();
    },
  });
  return { backend, database, now };
}

export type Doors = ReturnType<typeof aDoor>[];

const fileOrThrow = (outcome: ChangeOutcome): OrderFile => {
  if (typeof outcome === "string" || "problem" in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
};

/** A shop with an order: a guest's, unless `by` names a customer's address. */
export async function aShopWithOrder(
  world: InvoiceWorld,
  doors: readonly Doors[] = [[aDoor({ quantity: 3 }), aDoor({ preBored: false })]],
  by?: string,
  samples = 0,
) {
  const { store } = world;
  const { backend, database, now } = await aProcess(world);
  const { client } = aClient(backend.handle, { returnUrl: RETURN_URL });
  const customerOf = async (email: string) => {
    const handed = await passStoresSignIn({ backend, store }, email);
    if (!handed) throw new Error("the sign-in ended elsewhere");
    return (await client.as(await client.login(handed)).getAccount())?.id ?? null;
  };
  const [product] = await client.listProducts();
  if (!product) throw new Error("the store has no product");
  const sample = samples > 0 ? createSampleItem(product, samples) : null;
  const lines = [...doors.map((own) => anOrderLine(product, { doors: own })), ...(sample ? [sample] : [])];
  const placed = { now: now(), customerId: by ? await customerOf(by) : null, products: [product] };
  const { order, link } = await placeIn(database, anOrderRequest(lines), placed);
  const { number } = order;
  const file = async () => (await findOrderFile(database.db, number)) as OrderFile;
  const change = async (make: (seen: ChangeTarget) => Promise<ChangeOutcome>) => {
    const { revision } = await file();
    return fileOrThrow(await make({ number, revision, actorId: "1", shop: MAIL_SHOP, isInvoiced: true }));
  };
  return {
    store,
    backend,
    database,
    now,
    link,
    number,
    file,
    payment: async () => (await findOrderByLink(database.db, link))?.order.payment,
    terms: (freightCents: number | null, taxCents: number | null) =>
      change((seen) => setOrderTerms(database, seen, { freightCents, taxCents, shipsOn: null }, now())),
    state: (state: OrderState, terms: OrderTerms | null = null) =>
      change((seen) => setOrderState(database, seen, { state, terms }, now())),
    undo: () => change((seen) => undoOrderState(database, seen, now())),
    retry: () => change((seen) => retryPayment(database, seen, now())),
  };
}

type ShopWithOrder = Awaited<ReturnType<typeof aShopWithOrder>>;

export async function confirmOrder(shop: ShopWithOrder) {
  await shop.terms(9_500, 1_234);
  return shop.state("confirmed");
}

export const waitForPayment = (shop: ShopWithOrder, state: string | undefined) =>
  expect.poll(async () => (await shop.payment())?.state, { timeout: 10_000 }).toBe(state);

export async function sendWebhook(
  {
    backend,
    store,
    database,
    now = Date.now,
  }: Pick<ShopWithOrder, "backend" | "store" | "database"> & Partial<Pick<ShopWithOrder, "now">>,
  topic: string,
  body: Buffer,
) {
  const headers: Readonly<Record<string, string>> = {
    "X-Shopify-Topic": topic,
    "X-Shopify-Webhook-Id": randomUUID(),
    "X-Shopify-Hmac-Sha256": createHmac("sha256", store.app.clientSecret).update(body).digest("base64"),
  };
  const outcome = await backend.receiveWebhook?.({ header: (name) => headers[name] ?? null, body });
  if (typeof outcome === "object") await requestPayments(database, outcome.invoices, now());
}
