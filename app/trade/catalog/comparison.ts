import type { Cents } from "~/trade/measure/money";
import type { FinishesOfKind } from "./finish-kinds";
import type { FoundStyles, StyleName } from "./found-styles";
import type { ProductSpecification } from "./product";
import type { ProductImage } from "./product-image";

export const COMPARED = "styles";

export const MAX_COMPARED = 4;

export interface StyleFigures {
  readonly thickness: string;
  /** `null` for a style without a frame. */
  readonly frameWidth: string | null;
  readonly weight: string;
  readonly lead: string | null;
  readonly narrowest: string;
  readonly widest: LargestDoor;
  readonly tallest: LargestDoor;
}

export interface LargestDoor {
  readonly whole: string;
  readonly divided: string | null;
}

export interface ComparedStyle {
  readonly id: string;
  readonly title: string;
  readonly image: ProductImage | null;
  readonly priceCents: Cents;
  readonly specification: ProductSpecification | null;
  /** The finish that it is shown and priced in; `null` for the one it is sold in. */
  readonly finish: string | null;
  readonly lacksFinish: boolean;
  /** `null` if the provider does not say how the style is built. */
  readonly figures: StyleFigures | null;
  readonly finishes: readonly FinishesOfKind[];
  readonly care: readonly SurfaceCare[];
  readonly ownCare: string;
  readonly warranty: readonly string[];
}

export interface SurfaceCare {
  readonly surface: string;
  readonly clean: string;
  readonly avoid: string;
}

export type FinishChoices = Pick<FinishesOfKind, "kind" | "names">;

export interface Comparison {
  readonly styles: readonly ComparedStyle[];
  readonly finish: string | null;
  readonly choices: readonly FinishChoices[];
  readonly tooMany: readonly StyleName[];
  readonly unknown: number;
  readonly others: FoundStyles;
}
