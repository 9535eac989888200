import { Request } from "undici";
import { describe, expect, it, vi } from "vitest";
import { answer } from "~/provider/host/answers.server";
import { createRouter } from "~/provider/host/router.server";

const get = (path: string) => new Request(`http://provider.test${path}`);

describe("the router of a back end in this process", () => {
  it("answers an exception with 500, and reports it completely", async () => {
    const onException = vi.fn();
    const broken = new TypeError("a bug at secret-path");
    const router = createRouter(
      {
        listProducts() {
          throw broken;
        },
        getProduct: async () => Promise.reject(broken),
      },
      { onException },
    );
    for (const path of ["/api/shopify/products", "/api/shopify/product/7"]) {
      const response = await router(get(path));
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("secret-path");
    }
    expect(onException.mock.calls).toEqual([
      [broken, { method: "GET", path: "/api/shopify/products" }],
      [broken, { method: "GET", path: "/api/shopify/product/:id" }],
    ]);
  });

  it("passes on the decoded id, and refuses invalid text", async () => {
    const router = createRouter({ getProduct: ({ id }) => answer(200, { id }) }, { onException: () => {} });
    expect(await (await router(get("/api/shopify/product/a%2Fb"))).json()).toEqual({ id: "a/b" });
    expect((await router(get("/api/shopify/product/%ff"))).status).toBe(400);
  });
});
