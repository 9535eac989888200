import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstCatalog as styles } from "~/provider/catalog.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import type { Product } from "~/trade/catalog/product";
import { anEmbeddedBackend } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";

describe("the first catalog of a new shop", () => {
  let backend: BackendHandle;
  let products: readonly Product[];
  beforeAll(async () => {
    backend = await anEmbeddedBackend();
    products = await aClient(backend.handle).client.listProducts();
  });
  afterAll(() => backend.close());

  it("has the twenty styles of the collection, in its order and at its prices", () => {
    expect(products.map(({ id, title, priceCents }) => [id, title, priceCents])).toEqual(
      styles.map(({ handle, title, priceCents }) => [handle, title, priceCents]),
    );
    expect(products).toHaveLength(20);
    const prices = products.map(({ priceCents }) => priceCents);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1100, 6000]);
  });

  it("has two photographs of each style, described by its name", () => {
    for (const { id, title, images } of products) {
      expect(images.map(({ url }) => url)).toEqual([
        `/images/photographs/${id}-front-800.webp`,
        `/images/photographs/${id}-corner-640.webp`,
      ]);
      for (const { alt } of images) expect(alt).toContain(title);
    }
  });

  it("has paints for painted styles, stains for wood, and foils from the maker's range", () => {
    const kindsOf = (handle: string) => {
      const finishes = products.find(({ id }) => id === handle)?.finishes ?? [];
      const count = (wanted: string) => finishes.filter(({ kind }) => kind === wanted).length;
      return ["raw", "primed", "clear", "stain", "paint", "foil"].map(count);
    };
    expect(kindsOf("ashby")).toEqual([0, 1, 0, 0, 12, 0]);
    expect(kindsOf("barrow")).toEqual([0, 0, 0, 0, 12, 0]);
    expect(kindsOf("rowan")).toEqual([0, 0, 1, 4, 0, 0]);
    expect(kindsOf("grange")).toEqual([0, 0, 1, 5, 0, 0]);
    expect(kindsOf("bellamy")).toEqual([0, 0, 1, 4, 12, 0]);
    expect(kindsOf("linden")).toEqual([0, 0, 0, 0, 0, 6]);
    expect(kindsOf("quarry")).toEqual([0, 0, 0, 0, 0, 5]);
    for (const { id, finishes, specification } of products) expect(finishes?.[0]?.name, id).toBe(specification?.finish);
  });

  it("describes each style, and how large it can be made", () => {
    for (const { id, description, specification } of products) {
      expect(description.length, id).toBeGreaterThan(80);
      expect(specification?.maxWidth, id).toBeGreaterThan(specification?.minWidth ?? Number.NaN);
    }
  });
});
