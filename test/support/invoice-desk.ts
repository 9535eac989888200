import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { createSampleItem } from "~/domain/cart-item";
import type { OrderTerms } from "~/domain/orders/order";
import type { OrderFile } from "~/domain/orders/order-file";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { ADMIN, housedConfig, RETURN_URL, SHOP_ORIGIN } from "./embedded-backend";
import { aDoor, anOrderLine, anOrderRequest } from "./order-builders";
import { aClient } from "./provider-client";
import type { LoopbackShopify } from "./shopify/options";
import { startShopify } from "./shopify/start";
import { passStoresSignIn } from "./shopify-shop";

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

export async function leaveInvoiceWorld({ open, store, folder }: InvoiceWorld): Promise<void> {
  for (const backend of open) await backend.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}

/** A shop process's settings for the store. */
export const shopifyOf = (store: LoopbackShopify): NonNullable<BackendConfig["shopify"]> => ({
  store: store.origin,
  storefrontToken: store.storefrontToken,
  admin: store.app,
  account: store.client,
  accountOrigin: null,
  webhookSecrets: [store.app.clientSecret],
});

/** A shop process: all of them share one database and one store. */
export async function aProcess({ store, folder, databaseUrl, clock, logged, open }: InvoiceWorld) {
  const log = { info: () => {}, error: (event: string) => void logged.push(event) };
  const house: Partial<BackendConfig> = {
    adminEmails: [ADMIN.email],
    databasePath: path.join(folder, "shop.db"),
    databaseUrl,
    log,
    now: () => Date.now() + clock.ahead,
  };
  const backend = await createBackend(
    {
      ...(await housedConfig(house)),
      shopify: shopifyOf(store),
    },
    0,
  );
  open.push(backend);
  return backend;
}

export type Doors = ReturnType<typeof aDoor>[];

/** A shop with a signed-in admin, and an order: a guest's, unless `by` names a customer's address. */
export async function aDesk(
  world: InvoiceWorld,
  doors: readonly Doors[] = [[aDoor({ quantity: 3 }), aDoor({ preBored: false })]],
  by?: string,
  samples = 0,
) {
  const { store } = world;
  const backend = await aProcess(world);
  const { client } = aClient(backend.handle, { returnUrl: RETURN_URL });
  const signedIn = async (email: string) => {
    const handed = await passStoresSignIn({ backend, store, stop: async () => {} }, email);
    if (!handed) throw new Error("the sign-in ended elsewhere");
    return client.as(await client.login(handed));
  };
  const desk = await signedIn(ADMIN.email);
  const [product] = await client.listProducts();
  if (!product) throw new Error("the store has no product");
  const sample = samples > 0 ? createSampleItem(product, samples) : null;
  const lines = [...doors.map((own) => anOrderLine(product, { doors: own })), ...(sample ? [sample] : [])];
  const { order, link } = await (by ? await signedIn(by) : client).placeOrder(anOrderRequest(lines));
  const file = async () => (await desk.findOrder(order.number)) as OrderFile;
  const now = async (change: (revision: number) => Promise<OrderFile>) => change((await file()).revision);
  return {
    store,
    backend,
    client,
    desk,
    link,
    number: order.number,
    file,
    payment: async () => (await client.findLinkedOrder(link))?.order.payment,
    terms: (freightCents: number | null, taxCents: number | null) =>
      now((revision) => desk.setOrderTerms(order.number, { freightCents, taxCents, shipsOn: null }, revision)),
    state: (state: "confirmed" | "cancelled", terms?: OrderTerms) =>
      now((revision) => desk.setOrderState(order.number, state, revision, terms)),
    undo: () => now((revision) => desk.undoOrderState(order.number, revision)),
    retry: () => now((revision) => desk.retryPayment(order.number, revision)),
  };
}

type Desk = Awaited<ReturnType<typeof aDesk>>;

export async function confirmed(desk: Desk) {
  await desk.terms(9_500, 1_234);
  return desk.state("confirmed");
}

export const reaches = (desk: Desk, state: string | undefined) =>
  expect.poll(async () => (await desk.payment())?.state, { timeout: 10_000 }).toBe(state);

export async function heard({ backend, store }: Pick<Desk, "backend" | "store">, topic: string, body: Buffer) {
  const headers: Readonly<Record<string, string>> = {
    "X-Shopify-Topic": topic,
    "X-Shopify-Webhook-Id": randomUUID(),
    "X-Shopify-Hmac-Sha256": createHmac("sha256", store.app.clientSecret).update(body).digest("base64"),
  };
  await backend.receiveWebhook?.({ header: (name) => headers[name] ?? null, body });
}
