import type { ProductImage } from "./product-image";
import type { ProductSummary } from "./product-summary";

/** A style that is no longer made, and what is like it. */
export interface HiddenStyle {
  readonly title: string;
  readonly image: ProductImage | null;
  readonly similar: readonly ProductSummary[];
}
