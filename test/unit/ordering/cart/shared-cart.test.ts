import { describe, expect, it } from "vitest";
import { packCart, unpackCart } from "~/ordering/cart/shared-cart";
import { aCartItem } from "../../../support/cart-builders";
import { aDoor } from "../../../support/order-builders";

const side = { inches: 12, fraction: "3/8" } as const;
const zero = { inches: 0, fraction: "0" } as const;

const lines = [
  aCartItem({
    doors: [
      aDoor({
        hinge: "pair",
        quantity: 4,
        boring: 3,
        note: "Grain \u{1f6aa} across",
        opening: "465/466x480 partial 16 4 pair",
      }),
      aDoor({ preBored: false, hinge: "top" }),
    ],
    drawers: [{ width: side, height: side, location: "Island" }],
    panels: [{ width: zero, height: zero, location: "" }],
    fillers: [{ width: side, height: side, location: "", quantity: 250 }],
  }),
  aCartItem({ productId: "brook", productTitle: "Brook" }),
];

/** A line as it is shared: without its price, its picture and the specification of its style. */
const shared = lines.map(({ specification, ...line }) => ({ ...line, productImage: null, pricePerSqFt: 0 }));

describe("a shared cart", () => {
  it("has the same styles and pieces when it is opened, but no prices", () => {
    expect(unpackCart(packCart({ job: "Miller kitchen", lines }))).toEqual({ job: "Miller kitchen", lines: shared });
    expect(packCart({ job: "", lines })).not.toMatch(/pricePerSqFt|http/);
  });

  const piece = (row: unknown) => JSON.stringify(["", ["ashby", "Ashby", [row]]]);

  it.each<[string, string]>([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["nothing", "[]"],
    ["a job and no line", '["x"]'],
    ["a job that is none", '[1,["ashby","Ashby",[[16,16,"a"]]]]'],
    ["no pieces", '["",["ashby","Ashby"]]'],
    ["a style that is none", '["",["no/style","x",[[16,16,"a"]]]]'],
    ["a title that is none", '["",["ashby",7,[[16,16,"a"]]]]'],
    ["a list that is none", '["",["ashby","Ashby","doors"]]'],
    ["a negative size", piece([-1, 16, "a"])],
    ["half a sixteenth", piece([1.5, 16, "a"])],
    ["a size without end", piece([1e9, 16, "a"])],
    ["a size as text", piece(["16", 16, "a"])],
    ["a location as object", piece([16, 16, { toString: "x" }])],
    ["a long location", piece([16, 16, "x".repeat(81)])],
    ["a negative quantity", piece([16, 16, "a", 0, 0, -3])],
    ["too many of one", piece([16, 16, "a", 0, 0, 250])],
    ["a quantity as list", piece([16, 16, "a", 0, 0, [[]]])],
    ["a hinge that is none", piece([16, 16, "a", 0, 9])],
    ["a boring that is none", piece([16, 16, "a", 0, 0, 0, 7])],
    ["deep nesting", "[".repeat(200_000)],
    ["deep nesting that ends", `["",${"[".repeat(50_000)}${"]".repeat(50_000)}]`],
    ["a thousand lines", JSON.stringify(["", ...Array(1000).fill(["ashby", "Ashby", [[16, 16, "a"]]])])],
    ["10,001 pieces", JSON.stringify(["", ...Array(41).fill(["ashby", "Ashby", [[16, 16, "a", 0, 0, 249]]])])],
  ])("is refused with %s", (_what, text) => {
    expect(unpackCart(text)).toBeNull();
  });

  it("ignores unknown fields", () => {
    const text = JSON.stringify([
      "J\u0000\n",
      [
        "ashby",
        "Ashby",
        [[16, 16, "a", 1, 0, 0, 0, "", "", 0, 0, 0, 0, 0, 0, 0, "more"]],
        [],
        [],
        [],
        "Sage",
        { price: 1 },
      ],
    ]);
    const cart = unpackCart(text);
    expect(cart?.job).toBe("J ");
    expect(cart?.lines).toEqual([
      {
        productId: "ashby",
        productTitle: "Ashby",
        productImage: null,
        pricePerSqFt: 0,
        finish: "Sage",
        doors: [
          { width: { inches: 1, fraction: "0" }, height: { inches: 1, fraction: "0" }, location: "a", preBored: true },
        ],
        drawers: [],
        panels: [],
        fillers: [],
      },
    ]);
  });
});
