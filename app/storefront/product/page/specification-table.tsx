import { shopFacts } from "~/base/brand/shop-facts";
import { OR_LATER } from "~/house/promises/fixed-promises";
import type { ProductSpecification } from "~/trade/catalog/product";
import { inchesText, weightText } from "~/trade/catalog/style-figures";
import { styleDays, workingDaysText } from "~/trade/making/making-days";

/** The sizes in which a style is made: a name and a size each. */
export type SizeRows = readonly (readonly [name: string, size: string])[];

interface SpecificationTableProps {
  readonly specification: ProductSpecification;
  readonly sizes: SizeRows;
  /** How to care for it, in the shop's words. */
  readonly care?: string | undefined;
}

/** How the door is built, and the sizes in which it can be made. */
export function SpecificationTable({ specification: spec, sizes, care }: SpecificationTableProps) {
  const days = styleDays(spec, shopFacts().leadDays);
  const rows: SizeRows = [
    ["Construction", spec.construction],
    ["Material", spec.material],
    ["Finish", spec.finish],
    ["Thickness", inchesText(spec.thickness)],
    ["Frame width", spec.frameWidth === null ? "No frame" : inchesText(spec.frameWidth)],
    ...sizes,
    ["Weight", weightText(spec.weightPerSqFt)],
    ...(days === null ? [] : [["Made in", `${workingDaysText(days)}, ${OR_LATER}`] as const]),
    ...(care ? [["Care", care] as const] : []),
  ];
  return (
    <dl className="build-facts figures mt-8 border-b border-stone-300 text-sm">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
