import type { ProductSpecification } from "~/trade/catalog/product";
import { formatSize, fromSixteenths } from "~/trade/measure/measure";
import { limitsOf, type Size } from "./making-limits";

interface SizeWords {
  readonly smallestDoor: string;
  readonly smallestFront: string;
  readonly onePanel: string;
  /** Divided into panels; `null` for slabs and glass. */
  readonly divided: string | null;
}

/** A width and a height in inches, width first: `7 1/2" × 6"`. */
export function sizeWords({ width, height }: Size): string {
  return formatSize(fromSixteenths(width), fromSixteenths(height));
}

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

export function sizeRows(specification: ProductSpecification): [string, string][] {
  const { smallestDoor, smallestFront, onePanel, divided } = sizesOf(specification);
  return [
    ["Smallest door", smallestDoor],
    ["Smallest drawer front", smallestFront],
    [divided === null ? "Largest door" : "Largest, single panel", onePanel],
    ...(divided === null ? [] : ([["Largest, multi-panel", divided]] satisfies [string, string][])),
  ];
}
