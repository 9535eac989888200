import { createHmac, randomUUID } from "node:crypto";

/** Announces an event, by its topic. */
export type Announce = (topic: string, payload: Readonly<Record<string, unknown>>) => void;

/** Where webhooks go, and the app's secret that signs them. */
export interface WebhookTarget {
  readonly uri: string;
  readonly secret: string;
  /** As in `X-Shopify-Topic`; all topics by default, as a test's app has them in its configuration. */
  readonly topics?: readonly string[];
}

/** A sent webhook; two with the same id count as the same webhook. */
export interface Delivery {
  readonly id: string;
  readonly topic: string;
  readonly body: string;
  /** The status of the answer; 0 if there was none. */
  readonly status: number;
}

/** The headers and the body of a webhook as Shopify sends it; the signature is over the exact bytes of the body. */
function signedWebhook(
  { secret, id = randomUUID(), domain }: { readonly secret: string; readonly id?: string; readonly domain: string },
  topic: string,
  payload: unknown,
): { readonly headers: Record<string, string>; readonly body: string; readonly id: string } {
  const body = JSON.stringify(payload);
  const headers = {
    "Content-Type": "application/json",
    "X-Shopify-Topic": topic,
    "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(body).digest("base64"),
    "X-Shopify-Shop-Domain": domain,
    "X-Shopify-API-Version": "2026-07",
    "X-Shopify-Webhook-Id": id,
    "X-Shopify-Event-Id": randomUUID(),
    "X-Shopify-Triggered-At": new Date().toISOString(),
  };
  return { headers, body, id };
}

/** The time that Shopify gives an app to answer. */
const ANSWER_TIMEOUT_MS = 5000;

/** Sends webhooks one after the other, once each: a test itself repeats what Shopify would send again. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  readonly targets: WebhookTarget[] = [];
  readonly #domain: string;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(domain: string) {
    this.#domain = domain;
  }

  /** Notifies every target that subscribes to the topic. */
  announce: Announce = (topic, what) => {
    const time = new Date().toISOString();
    const payload = topic.endsWith("/delete")
      ? what
      : { ...what, [topic.includes(".") ? "occurredAt" : "updated_at"]: time };
    for (const target of this.targets) {
      if (!target.topics || target.topics.includes(topic)) void this.send(target, topic, payload);
    }
  };

  /** Sends one webhook; with the id of an earlier one it counts as the same. */
  send(target: WebhookTarget, topic: string, payload: unknown, id?: string): Promise<Delivery> {
    const {
      headers,
      body,
      id: sentId,
    } = signedWebhook({ secret: target.secret, domain: this.#domain, ...(id && { id }) }, topic, payload);
    const sent = this.#sending.then(async () => {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const status = await fetch(target.uri, { method: "POST", headers, body, redirect: "manual", signal }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      const delivery = { id: sentId, topic, body, status };
      this.deliveries.push(delivery);
      return delivery;
    });
    this.#sending = sent;
    return sent;
  }

  /** Waits until nothing is being sent. */
  async settled(): Promise<void> {
    let last: unknown;
    while (last !== this.#sending) {
      last = this.#sending;
      await last;
    }
  }
}
