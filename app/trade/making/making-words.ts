import type { ProductSpecification } from "~/trade/catalog/product";
import { formatSize, fromSixteenths } from "~/trade/measure/measure";
import { limitsOf, type Size } from "./making-limits";

/** A style's sizes as its table and the specification sheet print them. */
interface SizeWords {
  readonly smallestDoor: string;
  readonly smallestFront: string;
  /** In one panel, or of one board if the style is not divided. */
  readonly onePanel: string;
  /** Divided into panels; `null` for slabs and glass. */
  readonly divided: string | null;
}

/** A width and a height in inches, width first: `7 1/2" × 6"`. */
export function sizeWords({ width, height }: Size): string {
  return formatSize(fromSixteenths(width), fromSixteenths(height));
}

/** The sizes that a style is made in, worded as in the rules that refuse any other size. */
export function sizesOf(specification: ProductSpecification): SizeWords {
  const doors = limitsOf("doors", specification);
  const isDivided = doors.largest.width > doors.onePanel.width || doors.largest.height > doors.onePanel.height;
  return {
    smallestDoor: sizeWords(doors.smallest),
    smallestFront: sizeWords(limitsOf("drawers", specification).smallest),
    onePanel: sizeWords(doors.onePanel),
    divided: isDivided ? sizeWords(doors.largest) : null,
  };
}

/** The figures of a style's sizes with their names, in display order. */
export function sizeRows(specification: ProductSpecification): [string, string][] {
  const { smallestDoor, smallestFront, onePanel, divided } = sizesOf(specification);
  return [
    ["Smallest door", smallestDoor],
    ["Smallest drawer front", smallestFront],
    [divided === null ? "Largest door" : "Largest, single panel", onePanel],
    ...(divided === null ? [] : ([["Largest, multi-panel", divided]] satisfies [string, string][])),
  ];
}
