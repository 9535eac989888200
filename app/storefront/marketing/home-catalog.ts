import type { Photograph } from "~/house/ui/photographs/photographs";
import type { Product } from "~/trade/catalog/product";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import type { ExampleKitchen } from "./example-kitchen";

/** A finished room with the style of its doors. */
export interface HomeScene {
  readonly title: string;
  readonly text: string;
  readonly photo: Photograph;
  readonly style: Pick<Product, "id" | "title">;
}

/** What the home page shows of the catalog. */
export interface HomeCatalog {
  /** The first styles of the catalog. */
  readonly styles: readonly ProductSummary[];
  /** In the first style; `null` without any. */
  readonly example: ExampleKitchen | null;
  /** `null` if the catalog has none of the rooms' styles. */
  readonly scene: HomeScene | null;
}

export const NO_CATALOG: HomeCatalog = { styles: [], example: null, scene: null };
