import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACETS } from "~/storefront/shop/facet";
import { normalAddress } from "~/storefront/shop/services/shop-finder.server";
import {
  NO_FILTER,
  readShopFilter,
  type ShopFilter,
  SORTS,
  shopAddress,
  shopSearch,
} from "~/storefront/shop/shop-filter";

const id = fc.stringMatching(/^[a-zà-ö0-9]{1,8}(-[a-z0-9]{1,8})?$/);

const filter: fc.Arbitrary<ShopFilter> = fc.record({
  chosen: fc.record(
    Object.fromEntries(FACETS.map((name) => [name, fc.uniqueArray(id, { maxLength: 4 })])),
  ) as unknown as fc.Arbitrary<ShopFilter["chosen"]>,
  width: fc.constantFrom("", "24", "24.0625", 'wide & "far" #1', "½"),
  sort: fc.constantFrom(...SORTS),
});

describe("the address of a filter", () => {
  it("is read as it was written, and is normal", () => {
    fc.assert(
      fc.property(filter, (one) => {
        const query = new URL(shopAddress(one), "https://shop.example").searchParams;
        expect(readShopFilter(query)).toEqual(one);
        expect(normalAddress(query, one)).toBeNull();
      }),
    );
  });

  it("has its parameters in alphabetical order, and leaves out those that are not set", () => {
    expect(shopAddress(NO_FILTER)).toBe("/shop");
    const chosen = { ...NO_FILTER.chosen, material: ["maple", "mdf"], construction: ["slab"] };
    expect(shopSearch({ chosen, width: "24.5", sort: "price" })).toBe(
      "construction=slab&material=maple,mdf&sort=price&width=24.5",
    );
  });

  it("is normal however its characters are escaped, and with other parameters", () => {
    const one = { ...NO_FILTER, chosen: { ...NO_FILTER.chosen, material: ["maple", "mdf"] } };
    for (const search of ["material=maple,mdf", "material=maple%2Cmdf", "utm_source=x&material=maple%2cmdf&gclid"])
      expect(normalAddress(new URLSearchParams(search), one)).toBeNull();
    expect(normalAddress(new URLSearchParams("material=maple&material=mdf"), one)).toBe("/shop?material=maple,mdf");
  });

  it("is read from any text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...FACETS, "width", "sort"), fc.string())), (pairs) => {
        const read = readShopFilter(new URLSearchParams(pairs));
        for (const name of FACETS) expect(read.chosen[name].length).toBeLessThanOrEqual(50);
        expect([...read.width].length).toBeLessThanOrEqual(20);
        expect(SORTS).toContain(read.sort);
      }),
    );
  });
});
