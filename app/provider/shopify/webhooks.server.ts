import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { EpochMs } from "~/base/time/time";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { WebhookOutcome, WebhookRequest } from "../contract/backend.server";
import { ShopifyError } from "./shopify-error.server";
import { within } from "./within.server";

/** How many webhooks are remembered and for how long, in milliseconds, so that a repeated one has no effect. */
const MAX_REMEMBERED = 10_000;
const REMEMBERED_MS = 86_400_000;

/** How far another clock may be ahead, in milliseconds. */
const AHEAD_MS = 5 * 60_000;

const FOLLOWING_MS = 30_000;

interface WebhookOptions extends Pick<BackendConfig, "log" | "now"> {
  /** The secrets that sign webhooks; any of them is valid, while one replaces another. */
  readonly secrets: readonly string[];
  readonly followCustomer: (customerId: string, signal: AbortSignal) => Promise<void>;
}

function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

type Payload = Readonly<Record<string, unknown>> | null;

function payloadOf(body: Uint8Array): Payload {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8")) as Payload;
  } catch {
    return null;
  }
}

function customerOf(payload: Payload): string | null {
  const id = String(payload?.customerId ?? payload?.admin_graphql_api_id ?? "");
  return /^gid:\/\/shopify\/Customer\/\d{1,20}$/.test(id) ? id : null;
}

/**
 * Whether a webhook is less than a day old. The body's time is signed, the header's is not; neither is accepted too.
 */
function isRecent(payload: Payload, triggeredAt: string | null, now: EpochMs): boolean {
  const times = [payload?.occurredAt, triggeredAt].filter((time) => typeof time === "string").map(Date.parse);
  return times.every((time) => time > now - REMEMBERED_MS && time <= now + AHEAD_MS);
}

/** The names of the invoices that a webhook is about: a draft order's id, and the tags that only invoices have. */
function invoicesOf(payload: Payload, topic: string): readonly string[] {
  const id = String(payload?.id ?? "");
  const isDraft = topic.startsWith("draft_orders/") && /^\d{1,20}$/.test(id);
  const tags =
    String(payload?.tags ?? "")
      .slice(0, MAX_TAGS_LENGTH)
      .match(/\bref-[0-9a-f]{32}\b/g) ?? [];
  return [...(isDraft ? [`gid://shopify/DraftOrder/${id}`] : []), ...tags];
}

const MAX_TAGS_LENGTH = 10_000;

const INVOICE_TOPICS: readonly string[] = ["draft_orders/update", "draft_orders/delete", "orders/paid"];

/**
 * Handles each webhook once. The signature covers the bytes of the body, not the headers: so the bytes decide whether
 * one is a repetition. The work after it reads the store again, is safe to repeat, and is done after the answer.
 */
export function createWebhooks({ secrets, followCustomer, log, now }: WebhookOptions) {
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  const follow = (work: (signal: AbortSignal) => Promise<void>) => {
    within(FOLLOWING_MS, work).catch((error: unknown) => {
      const why = error instanceof ShopifyError ? error.message : "unexpected";
      log.error("shopify.webhook.failed", { why });
    });
  };

  function handleCustomer(payload: Payload): void {
    const customerId = customerOf(payload);
    if (customerId !== null) follow((signal) => followCustomer(customerId, signal));
  }

  return async ({ header, body }: WebhookRequest): Promise<WebhookOutcome> => {
    const signature = header("X-Shopify-Hmac-Sha256") ?? "";
    if (!secrets.some((secret) => isSigned(body, signature, secret))) return "unsigned";
    const digest = createHash("sha256").update(body).digest("base64");
    if (seen.has(digest)) return "nothing";
    seen.set(digest, true);
    const payload = payloadOf(body);
    if (!isRecent(payload, header("X-Shopify-Triggered-At"), now())) return "nothing";
    const topic = (header("X-Shopify-Topic") ?? "").toLowerCase();
    log.info("shopify.webhook", { topic: topic.slice(0, 60) });
    if (INVOICE_TOPICS.includes(topic)) return { invoices: invoicesOf(payload, topic) };
    if (/^customers?[./]/.test(topic)) handleCustomer(payload);
    return topic.startsWith("products/") ? "products" : "nothing";
  };
}
