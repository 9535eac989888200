import { describe, expect, it } from "vitest";
import { createCartItems } from "~/configurator/lines/cart-item";
import { finishOfLine, lineInFinish } from "~/ordering/cart/line-in-finish";
import { packCart, unpackCart } from "~/ordering/cart/shared-cart";
import { lineToday } from "~/ordering/orders/order-today";
import { takeAgain } from "~/ordering/orders/take-again";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { aCartItem } from "../../../support/cart-builders";
import { aFinish, aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

const SAGE_DOOR = { url: "/sage.webp", alt: "Ashby, Sage" };
const ASHBY = aProduct({
  priceCents: 2000,
  specification: { ...specificationOf("ashby"), finish: "Primer" },
  images: [
    { url: "/front.webp", alt: "front" },
    { url: "/corner.webp", alt: "corner" },
  ],
  finishes: [aFinish("Primer"), aFinish("Sage", 550, SAGE_DOOR), aFinish("Oat")],
});

const { doors } = aCartItem();
const PIECES = { doors, drawers: [], panels: [], fillers: [] };
const lineIn = (name: string) => {
  const product = inFinish(ASHBY, name);
  const [line] = product ? createCartItems(product, PIECES) : [];
  if (!line) throw new Error(name);
  return line;
};

describe("a style in a finish", () => {
  it("is the style as sold if no name or its first finish is given", () => {
    for (const name of [null, undefined, "", "Primer"]) expect(inFinish(ASHBY, name)).toBe(ASHBY);
    expect(inFinish(aProduct(), null)).toEqual(aProduct());
  });

  it("costs the finish's surcharge, states the finish, and has its picture", () => {
    expect(inFinish(ASHBY, "Sage")).toEqual({
      ...ASHBY,
      finish: "Sage",
      priceCents: 2550,
      specification: { ...ASHBY.specification, finish: "Sage", finishKind: "paint" },
      images: [SAGE_DOOR, ASHBY.images[1]],
    });
    expect(inFinish(ASHBY, "Oat")).toMatchObject({ priceCents: 2000, images: ASHBY.images });
  });

  it("is null if the style is not made in it", () => {
    expect(inFinish(ASHBY, "Plaid")).toBeNull();
    expect(inFinish(aProduct(), "Sage")).toBeNull();
  });
});

describe("a line in a finish", () => {
  it("has its name, and a rate that is rounded once, with the surcharge", () => {
    expect(lineIn("Sage")).toMatchObject({ finish: "Sage", pricePerSqFt: 26, productImage: "/sage.webp" });
    expect(lineIn("Primer")).not.toHaveProperty("finish");
    expect(finishedTitle(lineIn("Sage"))).toBe("Ashby, Sage");
    expect(finishedTitle(lineIn("Primer"))).toBe("Ashby");
  });

  it("can be ordered only at the rate of that finish", () => {
    expect(lineToday(lineIn("Sage"), ASHBY)).toMatchObject({ finish: "Sage", pricePerSqFt: 26 });
    expect(lineToday({ ...lineIn("Sage"), pricePerSqFt: 20 }, ASHBY)).toBeNull();
    expect(lineToday({ ...lineIn("Primer"), finish: "Sage" }, ASHBY)).toBeNull();
  });

  it("is dropped with its finish, even if the style is still sold", () => {
    const { finishes: _, ...plain } = ASHBY;
    expect(lineToday(lineIn("Oat"), plain)).toBeNull();
    expect(
      takeAgain([lineIn("Oat"), lineIn("Primer")], [plain], { before: LIST_TERMS, now: LIST_TERMS }),
    ).toMatchObject({
      lines: [{ productTitle: "Ashby" }],
      changes: [{ kind: "gone", title: "Ashby, Oat", count: 1 }, { kind: "total" }],
    });
  });

  it("keeps its finish when the cart is shared", () => {
    const lines = [lineIn("Sage"), lineIn("Primer")];
    expect(unpackCart(packCart({ job: "", lines }))?.lines.map((line) => line.finish)).toEqual(["Sage", undefined]);
  });
});

describe("changing the finish of a cart line", () => {
  const inCart = (name: string) => ({ ...lineIn(name), lineId: "a" });

  it("keeps its pieces, at today's rate and with the specification of the other finish", () => {
    const sage = inCart("Sage");
    expect(lineInFinish(sage, ASHBY, "Oat")).toEqual({ ...lineIn("Oat"), lineId: "a" });
    expect(lineInFinish(sage, ASHBY, "Primer")).toEqual({ ...lineIn("Primer"), lineId: "a" });
    expect(lineInFinish(sage, ASHBY, "Primer")).not.toHaveProperty("finish");
    expect(lineInFinish(inCart("Primer"), ASHBY, "Sage")).toEqual({ ...sage });
  });

  it("has no effect for its own finish, for one that is not sold, and while the product is unknown", () => {
    const old = { ...inCart("Sage"), pricePerSqFt: 9 };
    for (const name of ["", "Sage", "Plaid"]) expect(lineInFinish(old, ASHBY, name)).toBe(old);
    const plain = { ...inCart("Primer"), pricePerSqFt: 9 };
    expect(lineInFinish(plain, ASHBY, "Primer")).toBe(plain);
    expect(lineInFinish(old, null, "Oat")).toBe(old);
    expect([finishOfLine(old, ASHBY), finishOfLine(plain, ASHBY), finishOfLine(plain, null)]).toEqual([
      "Sage",
      "Primer",
      "",
    ]);
  });
});
