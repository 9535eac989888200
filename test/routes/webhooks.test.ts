import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import * as notifications from "~/ordering/invoicing/services/notifications.server";
import { action, loader } from "~/routes/webhooks.shopify";

let receiveMock: MockInstance<typeof notifications.receiveNotification>;
beforeEach(() => {
  receiveMock = vi.spyOn(notifications, "receiveNotification");
});

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
    receiveMock.mockResolvedValueOnce(true);
    const body = new Uint8Array([123, 0, 255, 10, 125]);
    expect((await post(body)).status).toBe(200);
    const received = receiveMock.mock.lastCall?.[0];
    expect(Buffer.from(received?.body ?? [])).toEqual(Buffer.from(body));
    expect(received?.header("x-shopify-topic")).toBe("products/update");
  });

  it("is refused if it is not from Shopify, and is 404 with another provider", async () => {
    receiveMock.mockResolvedValueOnce(false);
    expect((await post("{}")).status).toBe(401);
    receiveMock.mockResolvedValueOnce(null);
    await expect(post("{}")).rejects.toMatchObject({ status: 404 });
    expect(loader).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("is not read beyond 2 MB", async () => {
    receiveMock.mockClear();
    await expect(post("x".repeat(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
    expect(receiveMock).not.toHaveBeenCalled();
  });
});
