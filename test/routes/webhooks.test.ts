import { describe, expect, it, vi } from "vitest";
import { receiveNotification } from "~/catalog/services/webhooks.server";
import { action, loader } from "~/routes/webhooks.shopify";

vi.mock("~/catalog/services/webhooks.server", () => ({ receiveNotification: vi.fn() }));

const told = vi.mocked(receiveNotification);

const post = (body: string | Uint8Array<ArrayBuffer>) =>
  action({
    request: new Request("http://shop.test/webhooks/shopify", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Shopify-Topic": "products/update" },
      body,
    }),
    params: {},
    context: {},
  });

describe("a webhook of Shopify", () => {
  it("arrives byte for byte, with its headers", async () => {
    told.mockResolvedValueOnce(true);
    const body = new Uint8Array([123, 0, 255, 10, 125]);
    expect((await post(body)).status).toBe(200);
    const heard = told.mock.lastCall?.[0];
    expect(Buffer.from(heard?.body ?? [])).toEqual(Buffer.from(body));
    expect(heard?.header("x-shopify-topic")).toBe("products/update");
  });

  it("is refused if it is not from Shopify, and is 404 with another provider", async () => {
    told.mockResolvedValueOnce(false);
    expect((await post("{}")).status).toBe(401);
    told.mockResolvedValueOnce(null);
    await expect(post("{}")).rejects.toMatchObject({ status: 404 });
    expect(loader).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("is not read beyond 2 MB", async () => {
    told.mockClear();
    await expect(post("x".repeat(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
    expect(told).not.toHaveBeenCalled();
  });
});
