import type { FinishesOfKind } from "./finish-kinds";
import type { Cents } from "./money";
import type { Product, ProductSpecification } from "./product";
import type { ProductImage } from "./product-image";

/** The name of the styles in the address, and of the checkboxes and lists of the forms that lead there. */
export const COMPARED = "styles";

/** As many styles as stand beside each other and can still be read. */
export const MOST_COMPARED = 4;

/** The figures of a style as they are read: lengths in inches. */
export interface StyleFigures {
  readonly thickness: string;
  /** `null` for a style without a frame. */
  readonly frameWidth: string | null;
  readonly weight: string;
  /** How long making takes, in words; `null` where nobody says. */
  readonly lead: string | null;
  readonly narrowest: string;
  readonly widest: LargestDoor;
  readonly tallest: LargestDoor;
}

/** How far a door goes in one direction. */
export interface LargestDoor {
  /** In one panel, or of one board where the style has no panel. */
  readonly whole: string;
  /** Divided into panels; `null` where that cannot be done. */
  readonly divided: string | null;
}

/** A style as one column of a comparison. */
export interface ComparedStyle {
  readonly id: string;
  readonly title: string;
  readonly image: ProductImage | null;
  readonly priceCents: Cents;
  readonly specification: ProductSpecification | null;
  /** The finish that it is shown and priced in; `null` for what it is sold in. */
  readonly finish: string | null;
  /** Whether it is not made in the finish that was asked for. */
  readonly isLacking: boolean;
  /** `null` where the provider does not say how the style is built. */
  readonly figures: StyleFigures | null;
  /** What it can be had in, kind by kind; empty where the provider does not say. */
  readonly finishes: readonly FinishesOfKind[];
  /** What to clean its surfaces with, and what to keep away from them; empty where nobody can say. */
  readonly care: readonly SurfaceCare[];
  /** What the warranty says of such a door besides what it says of all; empty where nobody can say. */
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

/** The name of a style that can be added to a comparison. */
export type StyleName = Pick<Product, "id" | "title">;

/** Styles beside each other. */
export interface Comparison {
  /** In the order in which they were asked for. */
  readonly styles: readonly ComparedStyle[];
  /** The finish that they were asked for in; `null` for what each is sold in. */
  readonly finish: string | null;
  /** What they can be seen in besides what each is sold in, kind by kind. */
  readonly choices: readonly FinishChoices[];
  /** Styles that were asked for beyond {@link MOST_COMPARED}. */
  readonly tooMany: readonly StyleName[];
  /** How many of those asked for the shop does not have. */
  readonly unknown: number;
  /** All other styles of the shop, in its order. */
  readonly others: readonly StyleName[];
}
