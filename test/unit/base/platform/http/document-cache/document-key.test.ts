import { describe, expect, it } from "vitest";
import { documentKey } from "~/base/platform/http/document-cache/cached-documents.server";
import { cachedShop } from "../../../../../support/cached-shop";

const keyOf = (target: string) => documentKey(target, cachedShop.queryOf);

describe("the key of a stored answer (RFC 9111, section 2)", () => {
  it.each([
    ["/shop", "/shop"],
    ["/shop?", "/shop"],
    ["/shop?utm_source=mail&fbclid=x&gclid=y", "/shop"],
    ["/shop?utm_source=a&utm_source=b", "/shop"],
    ["/shop?tier=trade&constructor=x&toString", "/shop"],
    ["/shop?a[]=1&%00=%ff&;&&=&", "/shop"],
    [`/shop?${"x".repeat(8000)}`, "/shop"],
    ["/account?tier=trade", "/account?tier=trade"],
    ["/account?utm_medium=x&tier=dealer", "/account?tier=dealer"],
    ["/account?tier=trade&sent=", "/account?sent&tier=trade"],
    ["/account?sent&tier=trade", "/account?sent&tier=trade"],
    ["/account?t%69er=tr%61de", "/account?tier=trade"],
  ])("of %s is %s", (target, key) => {
    expect(keyOf(target)).toBe(key);
    expect(keyOf(key)).toBe(key);
  });

  it.each([
    ...["", "/", "*", "shop", "/Shop", "/shop/", "//shop", "/shop;x", "/%73hop", "/shop%2f", "/./shop", "/x/../shop"],
    ...[
      "/shop.",
      "/shop..",
      "/shop%00",
      "/shop#x",
      "/shop\\",
      "http://shop.test/shop",
      "/cart",
      "/shop/..",
      "/constructor",
    ],
    ...[
      "/shop?_data=root",
      "/shop?_data",
      "/shop?%5fdata=root",
      "/shop?x=1&_data=root",
      "/shop?index",
      "/shop?_routes",
    ],
    ...[
      "/account?tier=",
      "/account?tier=wholesale",
      "/account?tier=trade&tier=dealer",
      "/account?tier=trade&tier=trade",
    ],
    ...["/account?tier=trade%00", "/account?tier=trade#x", "/account?x#&tier=trade", "/account?tier=trade;sent"],
  ])("does not exist for %s", (target) => {
    expect(keyOf(target)).toBeUndefined();
  });
});
