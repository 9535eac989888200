import fc from "fast-check";
import type { Cart } from "~/configurator/lines/cart";
import { cuttingPlan } from "~/ordering/cutting/cutting-plan";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { BORING_DISTANCES, HINGE_SIDES } from "~/trade/measure/piece";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const length = (least: number, most: number) => fc.integer({ min: least * 16, max: most * 16 }).map(fromSixteenths);

/** Some are square, which only their grain turns. */
const piece = fc
  .record({
    width: length(5, 40),
    height: fc.option(length(5, 60), { nil: undefined }),
    location: fc.constant(""),
    quantity: fc.integer({ min: 1, max: 4 }),
    grain: fc.option(fc.constantFrom("upright", "across"), { nil: undefined }),
  })
  .map(({ height, grain, ...sizes }) => ({ ...sizes, height: height ?? sizes.width, ...(grain && { grain }) }));

const door = fc
  .tuple(piece, fc.boolean(), fc.constantFrom(...HINGE_SIDES), fc.constantFrom(...BORING_DISTANCES), fc.boolean())
  .map(([sizes, preBored, hinge, boring, isForGlass]) => ({
    ...sizes,
    preBored,
    hinge,
    boring,
    ...(isForGlass && { glass: "yes" as const }),
  }));

/** Orders of one to three styles of the first catalog. */
export function carts(handles: readonly string[]): fc.Arbitrary<Cart> {
  const line = fc.record({
    handle: fc.constantFrom(...handles),
    doors: fc.array(door, { maxLength: 4 }),
    drawers: fc.array(piece, { maxLength: 2 }),
    panels: fc.array(piece, { maxLength: 1 }),
    fillers: fc.array(piece, { maxLength: 2 }),
  });
  return fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ handle }) => handle }).map((lines) =>
    lines.map(({ handle, ...lists }) =>
      aCartLine(handle, {
        productId: handle,
        productTitle: handle,
        specification: specificationOf(handle),
        ...lists,
      }),
    ),
  );
}

/** The pieces, parts and plan of an order with the settings of a new shop. */
export function planOf(cart: Cart) {
  const pieces = orderedPieces(cart);
  const parts = pieces.flatMap((one) => sawnPartsOf(one, JOINERY));
  return { pieces, parts, plan: cuttingPlan(parts, FIRST_CUTTING) };
}
