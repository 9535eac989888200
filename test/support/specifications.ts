import { firstCatalog as styles } from "~/provider/catalog.server";
import { specificationOfStyle } from "~/trade/catalog/door-style";
import type { ProductSpecification } from "~/trade/catalog/product";

/** The specification of each style of the first catalog, by its handle. */
export const specifications: ReadonlyMap<string, ProductSpecification> = new Map(
  styles.map((style) => [style.handle, specificationOfStyle(style)]),
);

/** One style's specification; throws if there is no such style. */
export function specificationOf(handle: string): ProductSpecification {
  const specification = specifications.get(handle);
  if (!specification) throw new Error(`no style ${handle}`);
  return specification;
}
