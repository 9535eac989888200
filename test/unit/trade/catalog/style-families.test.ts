import { describe, expect, it } from "vitest";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { stylesGuide } from "~/storefront/guides/styles";
import { byFamily } from "~/trade/catalog/style-families";

const built = (id: string, construction: string | null) => ({
  id,
  specification: construction === null ? null : ({ construction } as never),
});

describe("families of door styles", () => {
  it("take each product once, in the first family that fits", () => {
    const sorted = byFamily(
      [built("a", "Cope and stick, arched raised panel"), built("b", "Slab"), built("c", null), built("d", "Woven")],
      [
        { id: "arched", words: ["arched"] },
        { id: "raised", words: ["raised"] },
        { id: "slab", words: ["slab"] },
      ],
    );
    expect([...sorted].map(([id, products]) => [id, products.map((product) => product.id)])).toEqual([
      ["arched", ["a"]],
      ["raised", []],
      ["slab", ["b"]],
    ]);
  });

  it("in the guide have a place for every style of the catalog, and none is empty", () => {
    const sorted = byFamily(
      styles.map(({ handle, construction }) => built(handle, construction)),
      stylesGuide.families,
    );
    const placed = [...sorted.values()].flat().map(({ id }) => id);
    expect(placed.sort()).toEqual(styles.map(({ handle }) => handle).sort());
    for (const [family, products] of sorted) expect(products.length, family).toBeGreaterThan(0);
  });
});
