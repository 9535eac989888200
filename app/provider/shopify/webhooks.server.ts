import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { BackendLog, Heard, Told } from "../contract/backend.server";
import { ShopifyError } from "./shopify-error.server";
import { within } from "./within.server";

/** How many webhooks are remembered, so that one that is sent again does nothing. */
const MAX_REMEMBERED = 10_000;

/** How long what follows from a webhook may take, in milliseconds. */
const FOLLOWING_MS = 30_000;

interface WebhookOptions {
  /** The secrets that webhooks are signed with; any of them is right, while one takes the place of another. */
  readonly secrets: readonly string[];
  /** Reads a customer's tags anew. */
  readonly followCustomer: (customerId: string, signal: AbortSignal) => Promise<void>;
  /** What is known of the products is no longer so. */
  readonly expireProducts: () => void;
  readonly log: BackendLog;
}

function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

/** The customer that a webhook is about, as a global id, or `null`. */
function customerOf(body: Uint8Array): string | null {
  try {
    const payload = JSON.parse(Buffer.from(body).toString("utf8")) as Readonly<Record<string, unknown>> | null;
    const id = String(payload?.customerId ?? payload?.admin_graphql_api_id ?? "");
    return /^gid:\/\/shopify\/Customer\/\d{1,20}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * What Shopify tells of its own accord, once each. It is signed over the very bytes; what is not signed is not heard. Whoever
 * sent it waits for nothing but the answer: what follows is done afterwards.
 */
export function createWebhooks({ secrets, followCustomer, expireProducts, log }: WebhookOptions) {
  const heard = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  function hearCustomer(body: Uint8Array): void {
    const customerId = customerOf(body);
    if (customerId === null) return;
    within(FOLLOWING_MS, (signal) => followCustomer(customerId, signal)).catch((error: unknown) => {
      const why = error instanceof ShopifyError ? error.message : "unexpected";
      log.error("shopify.webhook.failed", { why });
    });
  }

  return async ({ header, body }: Told): Promise<Heard> => {
    const signature = header("X-Shopify-Hmac-Sha256") ?? "";
    if (!secrets.some((secret) => isSigned(body, signature, secret))) return "unsigned";
    const id = header("X-Shopify-Webhook-Id") ?? "";
    if (id !== "" && heard.has(id)) return "nothing";
    if (id !== "") heard.set(id, true);
    const topic = (header("X-Shopify-Topic") ?? "").toLowerCase();
    log.info("shopify.webhook", { topic: topic.slice(0, 60) });
    if (/^customers?[./]/.test(topic)) hearCustomer(body);
    if (!topic.startsWith("products/")) return "nothing";
    expireProducts();
    return "products";
  };
}
