import { createCartItems } from "~/configurator/lines/cart-item";
import type { OrderLine } from "~/ordering/orders/order";
import type { Product } from "~/trade/catalog/product";
import { canBeBored } from "~/trade/making/cup-room";
import { fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import type { Configuration, Door, Piece } from "~/trade/measure/piece";
import type { Random } from "./random";

const PLACES = ["Sink base", "Pantry", "Left of range", "Right of range", "Island", "Upper corner", "Laundry"] as const;

/** Sizes that a tape measure reads to an eighth of an inch. */
const STEP: Sixteenths = 2;

interface Limits {
  readonly least: Sixteenths;
  readonly most: Sixteenths;
}

function side(random: Random, usual: Limits, possible: Limits) {
  const least = Math.max(usual.least, possible.least);
  const most = Math.max(least, Math.min(usual.most, possible.most));
  return fromSixteenths(least + STEP * random.whole(0, Math.floor((most - least) / STEP)));
}

/** A list of pieces as a kitchen has them, all within what the style can be made in. */
function createPieces(random: Random, { specification }: Product): Configuration {
  const widths = { least: specification?.minWidth ?? 96, most: specification?.maxWidth ?? 384 };
  const heights = { least: specification?.minHeight ?? 96, most: specification?.maxHeight ?? 768 };
  const piece = (width: Limits, height: Limits): Piece => ({
    width: side(random, width, widths),
    height: side(random, height, heights),
    location: random.pick(PLACES),
  });
  const isBored = random.chance(60) && canBeBored(specification);
  const door = (): Door => ({
    ...piece({ least: 160, most: 352 }, { least: 320, most: 640 }),
    preBored: isBored,
    ...(isBored && { hinge: random.pick(["left", "right"] as const) }),
  });
  const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return {
    doors: many(random.whole(2, 16), door),
    drawers: many(random.whole(0, 6), () => piece({ least: 192, most: 480 }, { least: 96, most: 160 })),
    panels: random.chance(20) ? [piece({ least: 192, most: 384 }, { least: 480, most: 560 })] : [],
    fillers: [],
  };
}

export const createLines = (random: Random, product: Product): readonly OrderLine[] =>
  createCartItems(product, createPieces(random, product));
