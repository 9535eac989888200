import { createHmac } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "~/base/time/time";
import { createWebhooks } from "~/provider/shopify/webhooks.server";

const NOW = Date.UTC(2026, 0, 5, 9);

const SECRETS = ["the one that goes", "the one that comes"];

function aListener() {
  const follow = vi.fn(async (_id: string) => {});
  const receiveWebhook = createWebhooks({
    secrets: SECRETS,
    followCustomer: follow,
    log: { info: () => {}, error: () => {} },
    now: () => NOW,
  });
  const deliver = (
    topic: string,
    payload: unknown,
    { secret = SECRETS[0] ?? "", id = topic, body = "", at = NOW } = {},
  ) => {
    const text = body || JSON.stringify(payload);
    const headers: Readonly<Record<string, string>> = {
      "X-Shopify-Topic": topic,
      "X-Shopify-Webhook-Id": id,
      "X-Shopify-Triggered-At": new Date(at).toISOString(),
      "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(JSON.stringify(payload)).digest("base64"),
    };
    return receiveWebhook({ header: (name) => headers[name] ?? null, body: Buffer.from(text) });
  };
  return { follow, receiveWebhook, deliver };
}

describe("a webhook from Shopify", () => {
  it.each(SECRETS)("is accepted if it is signed with any of the secrets: %s", async (secret) => {
    const { deliver } = aListener();
    expect(await deliver("products/update", { id: 1 }, { secret })).toBe("products");
  });

  it("is refused with another secret, another body, or no signature", async () => {
    const { deliver, receiveWebhook } = aListener();
    expect(await deliver("products/update", { id: 1 }, { secret: "forged" })).toBe("unsigned");
    expect(await deliver("products/update", { id: 1 }, { body: '{"id": 1}' })).toBe("unsigned");
    expect(await receiveWebhook({ header: () => null, body: Buffer.from("{}") })).toBe("unsigned");
    expect(await receiveWebhook({ header: () => "=", body: Buffer.from("{}") })).toBe("unsigned");
  });

  it("is handled once, even if the same bytes are sent again with another id, topic and time", async () => {
    const { deliver, follow } = aListener();
    expect(await deliver("products/delete", { id: 1 }, { id: "a" })).toBe("products");
    for (const [id, topic] of [
      ["a", "products/delete"],
      ["b", "products/delete"],
      ["", "products/update"],
    ] as const)
      expect(await deliver(topic, { id: 1 }, { id, at: NOW - 1000 })).toBe("nothing");
    const customer = { customerId: "gid://shopify/Customer/7", tags: ["approved"] };
    await deliver("customer.tags_added", customer);
    await deliver("customer.tags_removed", customer, { id: "c" });
    expect(follow).toHaveBeenCalledOnce();
    expect(await deliver("products/delete", { id: 2 }, { id: "a" })).toBe("products");
  });

  it("is handled only on the day it is sent, by the time in its body if it has one", async () => {
    const { deliver } = aListener();
    for (const [id, at, occurredAt] of [
      [1, NOW - 25 * HOUR_MS, undefined],
      [2, NOW + HOUR_MS, undefined],
      [3, NOW, new Date(NOW - 25 * HOUR_MS).toISOString()],
      [4, NOW, "never"],
    ] as const)
      expect(await deliver("products/update", { id, occurredAt }, { at })).toBe("nothing");
    const occurredAt = new Date(NOW - HOUR_MS).toISOString();
    expect(await deliver("products/update", { id: 5, occurredAt }, { at: NOW - 23 * HOUR_MS })).toBe("products");
  });

  it("updates the tags of a customer, and ignores an invalid body", async () => {
    const { deliver, follow } = aListener();
    expect(await deliver("customer.tags_added", { customerId: "gid://shopify/Customer/7", tags: ["approved"] })).toBe(
      "nothing",
    );
    expect(follow).toHaveBeenCalledWith("gid://shopify/Customer/7", expect.anything());
    for (const [index, payload] of [null, [], { customerId: "gid://shopify/Product/7" }, "x"].entries()) {
      expect(await deliver("customer.tags_removed", payload, { id: String(index) })).toBe("nothing");
    }
    expect(follow).toHaveBeenCalledOnce();
  });

  it("names the invoices that it is about, by their id or their tag, and no others", async () => {
    const { deliver } = aListener();
    const ref = `ref-${"0a".repeat(16)}`;
    const named = async (topic: string, payload: unknown, id = topic) => deliver(topic, payload, { id });
    expect(await named("draft_orders/update", { id: 7, tags: `HV-1001, ${ref}` })).toEqual({
      invoices: ["gid://shopify/DraftOrder/7", ref],
    });
    expect(await named("draft_orders/delete", { id: 8 })).toEqual({ invoices: ["gid://shopify/DraftOrder/8"] });
    expect(await named("orders/paid", { id: 9, tags: ref })).toEqual({ invoices: [ref] });
    for (const [index, payload] of [{ id: "7 OR 1" }, { tags: "ref-1" }, "x"].entries()) {
      expect(await named("orders/paid", payload, `none ${index}`)).toEqual({ invoices: [] });
    }
    expect(await named("draft_orders/update", { id: "8 OR 1" }, "no draft")).toEqual({ invoices: [] });
  });
});
