import { sizeRows } from "~/domain/making-words";
import type { Product, ProductSpecification } from "~/domain/product";
import { inchesText, weightText } from "~/domain/style-figures";

/** A name and what stands behind it. */
type Row = readonly [name: string, text: string];

/** What a product's page says of how it is built and how large it is made. */
interface StyleFacts {
  /** The sizes that the style is made in. */
  readonly sizes: readonly Row[];
  /** All of it, the sizes included; the finish is that of the style as it is sold. */
  readonly build: readonly Row[];
}

function buildOf(spec: ProductSpecification, sizes: readonly Row[]): readonly Row[] {
  return [
    ["Construction", spec.construction],
    ["Material", spec.material],
    ["Finish", spec.finish],
    ["Thickness", inchesText(spec.thickness)],
    ["Frame width", spec.frameWidth === null ? "No frame" : inchesText(spec.frameWidth)],
    ...sizes,
    ["Weight", weightText(spec.weightPerSqFt)],
  ];
}

/**
 * How a style is built and the sizes it is made in, as its page shows them; nothing where the provider does not say how it
 * is built. They are worked out here, because the rules that they come from need not be loaded to be read.
 */
export function styleFacts({ specification }: Pick<Product, "specification">): StyleFacts {
  const sizes = specification ? sizeRows(specification) : [];
  return { sizes, build: specification ? buildOf(specification, sizes) : [] };
}
