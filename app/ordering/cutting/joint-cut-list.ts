import { groupedBy } from "~/ordering/paper/style-groups";
import { PART_NAMES, type PartName } from "~/trade/making/sawing";
import type { Sixteenths } from "~/trade/measure/measure";
import { type Material, materialKey } from "./cutting-plan";
import type { OrderPart } from "./order-parts";

/** Equal parts of several orders, and how many each order needs. */
export interface JointCut extends Material {
  readonly name: PartName;
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  readonly count: number;
  readonly orders: readonly { readonly number: string; readonly count: number }[];
}

const countsOf = (parts: readonly OrderPart[]) =>
  groupedBy(parts, ({ piece }) => piece.order ?? "").map((own) => ({
    number: own[0].piece.order ?? "",
    count: own.length,
  }));

/** What to saw for several orders, material by material; parts with the same name by length, the longest first. */
export function jointCutList(parts: readonly OrderPart[]): readonly JointCut[] {
  return groupedBy(parts, materialKey).flatMap((ofMaterial) =>
    groupedBy(ofMaterial, ({ name, length, width }) => `${name} ${length} ${width}`)
      .map((own): JointCut => {
        const [{ name, length, width, material, thickness }] = own;
        return { name, length, width, material, thickness, count: own.length, orders: countsOf(own) };
      })
      .sort(
        (one, other) =>
          PART_NAMES.indexOf(one.name) - PART_NAMES.indexOf(other.name) ||
          other.length - one.length ||
          other.width - one.width,
      ),
  );
}
