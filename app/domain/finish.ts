import { type Cents, formatDollars } from "./money";
import type { ProductImage } from "./product-image";
import { SAMPLE_SIZE_WORDS, type SampleDoor } from "./sample-door";

/** How a finish is made; `raw` is sanded and left bare, `primed` is for the painter. */
export const FINISH_KINDS = ["raw", "primed", "clear", "stain", "paint", "foil"] as const;

export type FinishKind = (typeof FINISH_KINDS)[number];

/** The name of the field that says in which finish pieces are wanted, and of the same in the address of a product. */
export const FINISH_FIELD = "finish";

/** The most finishes of a style. */
export const MAX_FINISHES = 100;

/** What a style can be finished in; its name is its identity within the style. */
export interface Finish {
  readonly name: string;
  readonly kind: FinishKind;
  /** What it looks like: `#rrggbb`, or the address of a picture; `null` where the provider has neither. */
  readonly swatch: string | null;
  /** Added to the style's price, for a square foot. */
  readonly addedCents: Cents;
  /** The door in this finish; `null` where there is no such picture. */
  readonly image: ProductImage | null;
}

/** A finish with what it adds to the price: "Sage, + $5 / sq ft". */
export function finishText({ name, addedCents }: Pick<Finish, "name" | "addedCents">): string {
  return addedCents > 0 ? `${name}, + ${formatDollars(addedCents)} / sq ft` : name;
}

interface StyleInFinish {
  readonly productTitle: string;
  readonly finish?: string | undefined;
  readonly sample?: SampleDoor | undefined;
}

/**
 * A style's title with its finish, where it is another than the one it is sold in: "Ashby, Sage"; that of a line of
 * samples: "Sample door, Ashby, Sage, 12 x 15 in".
 */
export function finishedTitle({ productTitle, finish, sample }: StyleInFinish): string {
  const title = finish ? `${productTitle}, ${finish}` : productTitle;
  return sample ? `Sample door, ${title}, ${SAMPLE_SIZE_WORDS}` : title;
}

interface StylePlace {
  readonly productId: string;
  readonly finish?: string | undefined;
}

/** The page of a style in one of its finishes; without a name, as it is sold. */
export function finishedPath({ productId, finish }: StylePlace): string {
  const page = `/product/${productId}`;
  return finish ? `${page}?${FINISH_FIELD}=${encodeURIComponent(finish)}` : page;
}

/** The comparison that begins with a style in one of its finishes, as `comparisonAddress` reads it. */
export function comparedPath({ productId, finish }: StylePlace): string {
  return `/compare?${finish ? `${FINISH_FIELD}=${encodeURIComponent(finish)}&` : ""}styles=${productId}`;
}
