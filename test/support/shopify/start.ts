import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { AdminTokens, type ShopifyApp } from "./admin-tokens";
import { seedCatalog } from "./catalog";
import { FaultScript, type FaultyPart } from "./faults";
import { fromGid } from "./global-ids";
import { Issuer, type SignInClient } from "./issuer";
import type { LoopbackShopify, Schemas, ShopifyOptions } from "./options";
import { ISSUER_PATH, type Parts, router } from "./router";
import { schemaWithout } from "./schemas";
import { ShopState } from "./state";
import { PointBucket } from "./throttle";
import { WebhookSender } from "./webhooks";

const APP: ShopifyApp = {
  clientId: "app-of-the-tests",
  clientSecret: "shpss_of-the-tests",
  scopes: ["read_customers", "write_customers", "read_products", "write_draft_orders", "read_orders"],
};
const STOREFRONT_TOKEN = "shpat_storefront-of-the-tests";
const CODE = "246810";

/** Points of a store on the Standard plan: the maximum, and how many are restored each second. */
const MAX_POINTS = 2000;
const POINTS_A_SECOND = 100;

function buildParts(origin: string, options: ShopifyOptions): Parts & { readonly state: ShopState } {
  const { now = Date.now, webhooks = [], redirectUris, logoutUris } = options;
  const sender = new WebhookSender(new URL(origin).host);
  sender.targets.push(...webhooks);
  const state = new ShopState({ now, searchLag: options.searchLag ?? 0 }, sender.announce);
  if (!options.withoutProducts) seedCatalog(state);
  const client: SignInClient = {
    clientId: "customers-of-the-tests",
    clientSecret: "secret-of-the-sign-in",
    redirectUris: redirectUris ?? ["http://localhost:3000/shopify/callback"],
    logoutUris: logoutUris ?? ["http://localhost:3000/"],
  };
  const lifetimes = {
    accessTokenSeconds: options.accessTokenSeconds ?? 3600,
    refreshTokenSeconds: options.refreshTokenSeconds ?? 86_400,
  };
  const schemas: Schemas = { storefront: null, admin: null, customer: null };
  const bucket = () => new PointBucket(now, MAX_POINTS, POINTS_A_SECOND);
  return {
    ...{ origin, state, client, sender, schemas, app: APP, storefrontToken: STOREFRONT_TOKEN },
    issuer: new Issuer({ origin, path: ISSUER_PATH, state, client, code: CODE, ...lifetimes }),
    tokens: new AdminTokens(APP, now),
    points: { admin: bucket(), customer: bucket() },
    faults: new FaultScript(),
    calls: { storefront: 0, admin: 0, customer: 0, tokens: 0, "sign-in": 0 } satisfies Record<FaultyPart, number>,
  };
}

/**
 * Starts a Shopify on 127.0.0.1: the Storefront, Admin and Customer Account APIs by their official schemas, tokens, the
 * customers' sign-in and invoices, all with their own state. It supports only what the shop uses, and answers anything
 * else with an error.
 */
export async function startShopify(options: ShopifyOptions = {}): Promise<LoopbackShopify> {
  const server = http.createServer();
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const parts = buildParts(origin, options);
  server.on("request", router(parts));
  const { state, sender, faults, tokens } = parts;
  return {
    ...parts,
    code: CODE,
    targets: sender.targets,
    deliveries: sender.deliveries,
    fail: (part, fault, how) => faults.add(part, { fault, ...how }),
    heal: () => faults.clear(),
    leaveOut(api, ...fields) {
      parts.schemas[api] = fields.length > 0 ? schemaWithout(api, fields) : null;
    },
    expireAdminTokens: () => tokens.expireAll(),
    webhook: (target, topic, payload, id) => sender.send(target, topic, payload, id),
    settled: () => sender.settled(),
    async pay(draftGid) {
      const draft = state.drafts.get(fromGid(draftGid, "DraftOrder"));
      const answer = await fetch(`${origin}/invoices/${draft?.invoiceToken}`, { method: "POST" });
      if (!answer.ok) throw new Error(`the invoice page answers ${answer.status}`);
      await answer.arrayBuffer();
    },
    async close() {
      await sender.settled();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
