import { expect, it } from "vitest";
import { CALLS } from "~/provider/contract/calls.server";
import { isProductId } from "~/trade/catalog/product";
import type { StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

const MAX_REQUESTED = 25;

const HOSTILE_IDS = [
  "no-such-product",
  "../products",
  "%00",
  "\0",
  "a/b",
  "?id=1",
  "🚪",
  "'; DROP TABLE product; --",
  "x".repeat(2000),
];

export function describeProducts(name: string, start: StartHost): void {
  describeHost(`products, ${name}`, start, ({ people }) => {
    it("are a list of items, each with a product in its node", async () => {
      const answer = await people().sendRaw("GET", CALLS.listProducts.path);
      expect(answer.status).toBe(200);
      const items = (await answer.json()) as { node?: unknown }[];
      expect(Array.isArray(items)).toBe(true);
      expect(await people().client.listProducts()).toHaveLength(items.length);
    });

    it("have unique ids that fit into an address, and a price in dollars", async () => {
      const products = await people().client.listProducts();
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      for (const { id, title, priceCents } of products) {
        expect(isProductId(id), id).toBe(true);
        expect(title, id).not.toBe("");
        expect(priceCents, id).toBeGreaterThan(0);
      }
    });

    it("have consistent limits, if the provider reports them", async () => {
      for (const { id, specification } of await people().client.listProducts()) {
        if (!specification) continue;
        expect(specification.maxWidth, id).toBeGreaterThanOrEqual(specification.minWidth);
        expect(specification.maxHeight, id).toBeGreaterThanOrEqual(specification.minHeight);
      }
    });

    it("have finishes with unique names, the first as the style is sold, if the provider reports them", async () => {
      for (const { id, finishes = [] } of await people().client.listProducts()) {
        expect(new Set(finishes.map((finish) => finish.name)).size, id).toBe(finishes.length);
        expect(finishes[0]?.addedCents ?? 0, id).toBe(0);
      }
    });

    it("have samples at a price above zero, if the provider sells them", async () => {
      for (const { id, sampleDoor } of await people().client.listProducts()) {
        expect(sampleDoor?.priceCents ?? 1, id).toBeGreaterThan(0);
      }
    });

    it("are found one by one by their ids, the same as in the list", async () => {
      const { client } = people();
      for (const listed of (await client.listProducts()).slice(0, MAX_REQUESTED)) {
        expect(await client.getProduct(listed.id)).toEqual(listed);
      }
    });

    it.each(HOSTILE_IDS)("are not found by the id %j", async (id) => {
      expect(await people().client.getProduct(id)).toBeNull();
    });

    it("are not found by an id that only resembles theirs", async () => {
      const { client } = people();
      const [first] = await client.listProducts();
      for (const end of ["\0", " ", "#"]) expect(await client.getProduct(`${first?.id}${end}`)).toBeNull();
    });

    it("are public: no cookie is set for them", async () => {
      expect((await people().sendRaw("GET", CALLS.listProducts.path)).headers.getSetCookie()).toEqual([]);
    });
  });
}
