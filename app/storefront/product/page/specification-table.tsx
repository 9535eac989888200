import { Link } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { OR_LATER, TOLERANCE } from "~/house/promises/fixed-promises";
import type { ProductSpecification } from "~/trade/catalog/product";
import { inchesText, weightText } from "~/trade/catalog/style-figures";
import { styleDays, workingDaysText } from "~/trade/making/making-days";

export type SizeRows = readonly (readonly [name: string, size: string])[];

interface SpecificationTableProps {
  readonly specification: ProductSpecification;
  readonly care?: string | undefined;
}

export function SpecificationTable({ specification: spec, care }: SpecificationTableProps) {
  const days = styleDays(spec, shopFacts().leadDays);
  const rows: SizeRows = [
    ["Construction", spec.construction],
    ["Material", spec.material],
    ["Finish", spec.finish],
    ["Thickness", inchesText(spec.thickness)],
    ["Frame width", spec.frameWidth === null ? "No frame" : inchesText(spec.frameWidth)],
    ["Weight", weightText(spec.weightPerSqFt)],
    ...(days === null ? [] : [["Made in", `${workingDaysText(days)}, ${OR_LATER}`] as const]),
    ...(care ? [["Care", care] as const] : []),
  ];
  return (
    <dl className="build-facts figures mt-4 border-b border-stone-300 text-sm">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SizeFacts({ sizes }: { readonly sizes: SizeRows }) {
  return (
    // The price is next to it if there is room for both.
    <div className="mb-8 xl:mr-[25rem] print:hidden">
      <h2 className="text-3xl">Your sizes</h2>
      <p className="mt-2 max-w-[46em] text-stone-700">
        Width first, then height. Enter finished sizes and a location for each piece.
      </p>
      <ul className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-stone-700">
        <li>
          <Link to="/how-to/measuring" className="link-tall">
            How to measure
          </Link>
        </li>
        <SizeLimits sizes={sizes} />
        <li>Cut to within {TOLERANCE}</li>
      </ul>
    </div>
  );
}

/** The smallest and largest sizes of a style, as items of a list. */
export function SizeLimits({ sizes }: { readonly sizes: SizeRows }) {
  return sizes.map(([term, size]) => (
    <li key={term} className="figures">
      {term}: <span className="whitespace-nowrap">{size}</span>
    </li>
  ));
}
