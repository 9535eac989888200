import { type Cents, formatDollars } from "~/trade/measure/money";
import type { ProductImage } from "./product-image";
import { SAMPLE_SIZE_WORDS, type SampleDoor } from "./sample-door";

/** The kinds of finish; `raw` is sanded and left bare, `primed` is ready for the painter. */
export const FINISH_KINDS = ["raw", "primed", "clear", "stain", "paint", "foil"] as const;

export type FinishKind = (typeof FINISH_KINDS)[number];

/** The name of the form field for the finish, and of the query parameter in a product's address. */
export const FINISH_FIELD = "finish";

/** The most finishes that a style has. */
export const MAX_FINISHES = 100;

/** A finish that a style can have; its name identifies it within the style. */
export interface Finish {
  readonly name: string;
  readonly kind: FinishKind;
  /** What it looks like: `#rrggbb`, or the address of a picture; `null` if the provider has neither. */
  readonly swatch: string | null;
  /** Added to the style's price, per square foot. */
  readonly addedCents: Cents;
  /** The door in this finish; `null` if there is no picture of it. */
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
 * A style's title, with its finish if that is not the one it is sold in: "Ashby, Sage". For a line of samples: "Sample
 * door, Ashby, Sage, 12 x 15 in".
 */
export function finishedTitle({ productTitle, finish, sample }: StyleInFinish): string {
  const title = finish ? `${productTitle}, ${finish}` : productTitle;
  return sample ? `Sample door, ${title}, ${SAMPLE_SIZE_WORDS}` : title;
}

interface StylePlace {
  readonly productId: string;
  readonly finish?: string | undefined;
}

/** The page of a style in one of its finishes; without a name, in the one it is sold in. */
export function finishedPath({ productId, finish }: StylePlace): string {
  const page = `/product/${productId}`;
  return finish ? `${page}?${FINISH_FIELD}=${encodeURIComponent(finish)}` : page;
}

/** The comparison that starts with a style in one of its finishes, as `comparisonAddress` reads it. */
export function comparedPath({ productId, finish }: StylePlace): string {
  return `/compare?${finish ? `${FINISH_FIELD}=${encodeURIComponent(finish)}&` : ""}styles=${productId}`;
}
