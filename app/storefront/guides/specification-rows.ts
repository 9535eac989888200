import type { Product } from "~/trade/catalog/product";
import { sizesOf } from "~/trade/making/making-words";
import { formatMeasure, fromSixteenths } from "~/trade/measure/measure";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";

/** The columns of the specification sheet: what each is called, and its share of the width. */
export const SPECIFICATION_COLUMNS = [
  ["Style", 9],
  ["Construction, material and finish", 25],
  ["Thick", 6],
  ["Frame", 6],
  ["Smallest door", 9],
  ["Smallest front", 9],
  ["Largest, single panel", 10],
  ["Largest, multi-panel", 10],
  ["lb / sq ft", 7],
  ["Price / sq ft", 9],
] as const;

/** Sizes for a column whose caption names the unit. */
const plain = (size: string) => size.replaceAll('"', "").replace("×", "x");

const inches = (sixteenths: number | null) =>
  sixteenths === null ? "none" : formatMeasure(fromSixteenths(sixteenths)).replaceAll('"', "");

/** The figures of a style on the specification sheet, one for each column; `null` if its provider does not say them. */
export function specificationRow({ title, specification, priceCents }: Product): readonly string[] | null {
  if (!specification) return null;
  const { construction, material, finish, thickness, frameWidth, weightPerSqFt } = specification;
  const { smallestDoor, smallestFront, onePanel, divided } = sizesOf(specification);
  return [
    title,
    `${construction}. ${material}. ${finish}`,
    inches(thickness),
    inches(frameWidth),
    plain(smallestDoor),
    plain(smallestFront),
    plain(onePanel),
    divided === null ? "not divided" : plain(divided),
    (weightPerSqFt / 100).toFixed(2),
    formatRate(dollarsPerSqFt(priceCents)),
  ];
}
