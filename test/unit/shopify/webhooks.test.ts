import { createHmac } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { createWebhooks } from "~/provider/shopify/webhooks.server";

const SECRETS = ["the one that goes", "the one that comes"];

function aListener() {
  const follow = vi.fn(async (_id: string) => {});
  const expire = vi.fn();
  const hear = createWebhooks({
    secrets: SECRETS,
    followCustomer: follow,
    expireProducts: expire,
    log: { info: () => {}, error: () => {} },
  });
  const tell = (topic: string, payload: unknown, { secret = SECRETS[0] ?? "", id = topic, body = "" } = {}) => {
    const text = body || JSON.stringify(payload);
    const headers: Readonly<Record<string, string>> = {
      "X-Shopify-Topic": topic,
      "X-Shopify-Webhook-Id": id,
      "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(JSON.stringify(payload)).digest("base64"),
    };
    return hear({ header: (name) => headers[name] ?? null, body: Buffer.from(text) });
  };
  return { follow, expire, hear, tell };
}

describe("what Shopify tells of its own accord", () => {
  it.each(SECRETS)("is heard when it is signed with any of the secrets: %s", async (secret) => {
    const { tell, expire } = aListener();
    expect(await tell("products/update", { id: 1 }, { secret })).toBe("products");
    expect(expire).toHaveBeenCalledOnce();
  });

  it("is not heard with another secret, another body, or no signature", async () => {
    const { tell, hear, expire } = aListener();
    expect(await tell("products/update", { id: 1 }, { secret: "forged" })).toBe("unsigned");
    expect(await tell("products/update", { id: 1 }, { body: '{"id": 1}' })).toBe("unsigned");
    expect(await hear({ header: () => null, body: Buffer.from("{}") })).toBe("unsigned");
    expect(await hear({ header: () => "=", body: Buffer.from("{}") })).toBe("unsigned");
    expect(expire).not.toHaveBeenCalled();
  });

  it("is done once, however often it is sent", async () => {
    const { tell, expire } = aListener();
    expect(await tell("products/delete", { id: 1 }, { id: "a" })).toBe("products");
    expect(await tell("products/delete", { id: 1 }, { id: "a" })).toBe("nothing");
    expect(await tell("products/delete", { id: 1 }, { id: "b" })).toBe("products");
    expect(expire).toHaveBeenCalledTimes(2);
  });

  it("has the house follow a customer's tags, and a body that is none does no harm", async () => {
    const { tell, follow } = aListener();
    expect(await tell("customer.tags_added", { customerId: "gid://shopify/Customer/7", tags: ["approved"] })).toBe(
      "nothing",
    );
    expect(follow).toHaveBeenCalledWith("gid://shopify/Customer/7", expect.anything());
    for (const [index, payload] of [null, [], { customerId: "gid://shopify/Product/7" }, "x"].entries()) {
      expect(await tell("customer.tags_removed", payload, { id: String(index) })).toBe("nothing");
    }
    expect(follow).toHaveBeenCalledOnce();
  });
});
