import type { ProductSpecification } from "~/domain/product";

interface MadeOfProps {
  /** A line, or a style; its specification may be unknown. */
  readonly item: {
    readonly specification?: Pick<ProductSpecification, "construction" | "material" | "finish"> | null | undefined;
  };
}

/** How pieces are made, also where they are in the finish that their style is sold in and that its title does not say. */
export function MadeOf({ item: { specification } }: MadeOfProps) {
  if (!specification) return null;
  const { construction, material, finish } = specification;
  return <p className="text-sm text-stone-600">{[construction, material, finish].join("; ")}</p>;
}
