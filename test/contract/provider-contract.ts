import { Request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderClient } from "~/provider/client.server";
import type { Backend, BackendHandle } from "~/provider/contract/port.server";
import styles from "~/provider/embedded/seed/door-styles.json";
import { aClient } from "../support/provider-client";
import { describeAccounts } from "./account-contract";

export interface Started {
  readonly backend: BackendHandle;
  /** The provider's hosted sign-in page, wherever it is. */
  readonly signInPage: Backend | undefined;
  stop(): Promise<void>;
}

/** Starts a back end, empty but for its catalogue and its first admin. */
export type Start = (now: () => number) => Promise<Started>;

/** The contract (specification, section 7) as tests: every back end must pass them through the one client. */
export function describeProviderContract(name: string, start: Start): void {
  describeAccounts(name, start);
  describe(`the provider contract, ${name}`, () => {
    let started: Started;
    let client: ProviderClient;
    beforeAll(async () => {
      started = await start(Date.now);
      client = aClient(started.backend.handle).client;
    });
    afterAll(() => started.stop());

    it("lists twenty door styles, each whole", async () => {
      const products = await client.listProducts();
      expect(products).toHaveLength(20);
      expect(new Set(products.map((product) => product.id)).size).toBe(20);
      for (const product of products) {
        expect(product.id).toMatch(/^[a-z-]+$/);
        expect(product.description.length).toBeGreaterThan(80);
        expect(product.images.map(({ url }) => url)).toEqual([
          `/images/photographs/${product.id}-front-800.webp`,
          `/images/photographs/${product.id}-corner-640.webp`,
        ]);
        for (const { alt } of product.images) expect(alt).toContain(product.title);
        expect(product.priceCents).toBeGreaterThanOrEqual(1100);
        expect(product.priceCents).toBeLessThanOrEqual(6000);
        expect(product.specification?.maxWidth).toBeGreaterThan(product.specification?.minWidth ?? Number.NaN);
      }
      const prices = products.map((product) => product.priceCents);
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([1100, 6000]);
    });

    it("lists them in the shop's order, with the prices of the collection", async () => {
      const products = await client.listProducts();
      expect(products.map(({ id, title, priceCents }) => [id, title, priceCents])).toEqual(
        styles.map(({ handle, title, priceCents }) => [handle, title, priceCents]),
      );
    });

    it("takes a visitor's message, and refuses one that is not whole", async () => {
      const message = {
        name: "Ann Lee",
        email: "ann@site.test",
        phone: "",
        topic: "quote",
        message: "15 x 30",
      } as const;
      await client.sendMessage(message);
      await expect(client.sendMessage({ ...message, message: "" })).rejects.toMatchObject({ status: 400 });
      await expect(client.sendMessage({ ...message, email: "nobody" })).rejects.toMatchObject({ status: 400 });
    });

    it("is asked with the time of the call in every request", async () => {
      const asked: string[] = [];
      const watched = aClient((request) => {
        asked.push(new URL(request.url).search);
        return started.backend.handle(request);
      });
      await watched.client.listProducts();
      await watched.client.getProduct("ashby");
      await watched.client.getCustomer("");
      await expect(watched.client.getAccount("")).rejects.toMatchObject({ kind: "refused" });
      expect(asked).toEqual(Array.from({ length: 4 }, () => "?_t=1700000000000"));
    });

    it("finds each listed product by its route id, the same as in the list", async () => {
      for (const listed of await client.listProducts()) expect(await client.getProduct(listed.id)).toEqual(listed);
      expect((await client.getProduct("ashby"))?.priceCents).toBe(2000);
    });

    it.each([
      "nope",
      "../products",
      "%00",
      "\0",
      "ashby\0",
      "a/b",
      "ASHBY",
      "?id=ashby",
      "ashby#",
      "🚪",
      "ashby ",
      "'; DROP TABLE product; --",
      "x".repeat(2000),
    ])("does not know the product %j", async (id) => {
      expect(await client.getProduct(id)).toBeNull();
    });

    it("knows nobody without a session", async () => {
      expect(await client.getCustomer("")).toBeNull();
      expect(await client.getCustomer("session=forged")).toBeNull();
      await expect(client.getAccount("session=forged")).rejects.toMatchObject({ kind: "refused", status: 401 });
    });

    it("answers unknown calls and methods as JSON with a message", async () => {
      for (const [method, path, status] of [
        ["GET", "/api/unknown", 404],
        ["DELETE", "/api/shopify/products", 405],
      ] as const) {
        const answer = await started.backend.handle(new Request(`http://provider.test${path}`, { method }));
        expect(answer.status).toBe(status);
        expect(await answer.json()).toEqual({ message: expect.any(String) });
      }
    });
  });
}
