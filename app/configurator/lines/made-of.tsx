import type { ProductSpecification } from "~/trade/catalog/product";

interface MadeOfProps {
  /** A line, or a style; its specification may be unknown. */
  readonly item: {
    readonly specification?: Pick<ProductSpecification, "construction" | "material" | "finish"> | null | undefined;
  };
}

/** How pieces are made: construction, material and finish, also the style's usual finish, which its title omits. */
export function MadeOf({ item: { specification } }: MadeOfProps) {
  if (!specification) return null;
  const { construction, material, finish } = specification;
  return <p className="text-sm text-stone-600">{[construction, material, finish].join("; ")}</p>;
}

export function NoLongerMade({ titles }: { readonly titles: readonly string[] }) {
  return titles.length > 0 && <p>No longer made: {titles.join(", ")}.</p>;
}
