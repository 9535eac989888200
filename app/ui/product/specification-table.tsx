import { inchWords } from "~/domain/hinge-words";
import { sizeRows } from "~/domain/making-words";
import type { ProductSpecification } from "~/domain/product";

/** How the door is built, and the sizes it can be made in. */
export function SpecificationTable({ specification: spec }: { readonly specification: ProductSpecification }) {
  const rows: [string, string][] = [
    ["Construction", spec.construction],
    ["Material", spec.material],
    ["Finish", spec.finish],
    ["Thickness", inchWords(spec.thickness)],
    ["Frame width", spec.frameWidth === null ? "No frame" : inchWords(spec.frameWidth)],
    ...sizeRows(spec),
    ["Weight", `${(spec.weightPerSqFt / 100).toFixed(2)} lb / sq ft`],
  ];
  return (
    <dl className="figures mt-8 border-b border-stone-300 text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="flex gap-4 border-t border-stone-300 py-2">
          <dt className="w-36 shrink-0 text-stone-600">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
