import type { Cents } from "~/trade/measure/money";
import type { FinishesOfKind } from "./finish-kinds";
import type { FoundStyles, StyleName } from "./found-styles";
import type { ProductSpecification } from "./product";
import type { ProductImage } from "./product-image";

/**
 * The query parameter for the styles, and the name of the checkboxes and lists in the forms that lead to the
 * comparison.
 */
export const COMPARED = "styles";

/** The most styles that can be read side by side. */
export const MAX_COMPARED = 4;

/** The figures of a style as displayed: lengths in inches. */
export interface StyleFigures {
  readonly thickness: string;
  /** `null` for a style without a frame. */
  readonly frameWidth: string | null;
  readonly weight: string;
  /** How long making takes, in words; `null` if unknown. */
  readonly lead: string | null;
  readonly narrowest: string;
  readonly widest: LargestDoor;
  readonly tallest: LargestDoor;
}

/** The largest door, limited in one direction. */
export interface LargestDoor {
  /** In one panel, or of one board if the style has no panel. */
  readonly whole: string;
  /** Divided into panels; `null` if that cannot be done. */
  readonly divided: string | null;
}

/** A style as one column of a comparison. */
export interface ComparedStyle {
  readonly id: string;
  readonly title: string;
  readonly image: ProductImage | null;
  readonly priceCents: Cents;
  readonly specification: ProductSpecification | null;
  /** The finish that it is shown and priced in; `null` for the one it is sold in. */
  readonly finish: string | null;
  /** Whether it is not made in the requested finish. */
  readonly lacksFinish: boolean;
  /** `null` if the provider does not say how the style is built. */
  readonly figures: StyleFigures | null;
  /** Its available finishes, kind by kind; empty if the provider does not list them. */
  readonly finishes: readonly FinishesOfKind[];
  /** What to clean its surfaces with, and what to keep away from them; empty if unknown. */
  readonly care: readonly SurfaceCare[];
  /** How to care for it, in the shop's words; empty if there are none. */
  readonly ownCare: string;
  /** What the warranty says about such a door beyond what it says about all doors; empty if unknown. */
  readonly warranty: readonly string[];
}

/** What is good for a surface, and what harms it. */
export interface SurfaceCare {
  readonly surface: string;
  readonly clean: string;
  readonly avoid: string;
}

/** Finishes of one kind by their names. */
export type FinishChoices = Pick<FinishesOfKind, "kind" | "names">;

/** Styles side by side. */
export interface Comparison {
  /** In the order in which they were requested. */
  readonly styles: readonly ComparedStyle[];
  /** The requested finish; `null` for the one that each is sold in. */
  readonly finish: string | null;
  /** The other finishes that they can be shown in, kind by kind. */
  readonly choices: readonly FinishChoices[];
  /** Requested styles beyond {@link MAX_COMPARED}. */
  readonly tooMany: readonly StyleName[];
  /** How many of the requested styles the shop does not have. */
  readonly unknown: number;
  /** The styles to choose from. */
  readonly others: FoundStyles;
}
