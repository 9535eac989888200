import { describe, expect, it } from "vitest";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { colorChoices, finishInColor, plainColor } from "~/storefront/shop/finish-color";
import { shopFacets } from "~/storefront/shop/shop-facets";
import { productOfStyle } from "~/trade/catalog/door-style";
import { aProduct } from "../../../support/product-builder";

const { color: table } = shopFacets;

describe("a plain color", () => {
  it.each([
    ["#f3f1ea", "white"],
    ["#efe9dc", "white"],
    ["#e2d9c7", "beige"],
    ["#cdbfa6", "beige"],
    ["#9a9b96", "gray"],
    ["#c9cccb", "gray"],
    ["#b4c1c4", "blue"],
    ["#44515e", "blue"],
    ["#99a28c", "green"],
    ["#565c48", "green"],
    ["#ad8068", "brown"],
    ["#3c3e3f", "black"],
    ["#262728", "black"],
  ])("%s is %s", (swatch, color) => {
    expect(plainColor(swatch)).toBe(color);
  });

  it.each([null, "", "#fff", "red", "/images/oak.webp"])("is not read from %s", (swatch) => {
    expect(plainColor(swatch)).toBeNull();
  });

  it("is one of the shop's, as is the swatch beside each", () => {
    const plain = table.filter(({ id }) => !id.endsWith("-wood"));
    expect(plain.map(({ swatch }) => plainColor(swatch))).toEqual(plain.map(({ id }) => id));
  });
});

describe("the colors of a style", () => {
  const ids = (handle: string) => {
    const style = styles.find((one) => one.handle === handle);
    return style && colorChoices(productOfStyle(style), table)?.map(({ id }) => id);
  };

  it.each([
    ["rowan", ["gray", "dark-wood", "medium-wood"]],
    ["corbin", ["gray", "dark-wood", "medium-wood", "light-wood"]],
    ["norwood", ["gray", "dark-wood", "medium-wood"]],
    ["ashby", ["white", "beige", "gray", "blue", "green", "black"]],
    ["marlow", ["white", "beige", "gray", "blue", "brown"]],
  ])("of %s, from swatches and from the words of wood", (handle, colors) => {
    expect(ids(handle)).toEqual(colors);
  });

  it("are unknown if it says nothing about them", () => {
    expect(colorChoices(aProduct({ specification: null }), table)).toBeNull();
  });

  it("name no finish unless one is asked for and listed", () => {
    const product = aProduct();
    expect(finishInColor(product, [], table)).toBeNull();
    expect(finishInColor({ ...product, finishes: [] }, ["white"], table)).toBeNull();
  });
});
