import { type Cents, formatDollars } from "~/trade/measure/money";
import type { ProductImage } from "./product-image";
import { SAMPLE_SIZE_WORDS, type SampleDoor } from "./sample-door";

export const FINISH_KINDS = ["raw", "primed", "clear", "stain", "paint", "foil"] as const;

export type FinishKind = (typeof FINISH_KINDS)[number];

const SEEN_THROUGH: readonly FinishKind[] = ["raw", "clear", "stain"];

/** Whether the wood is seen under a finish: paint, primer, foil and laminate hide it. */
export const isSeenThrough = (kind: FinishKind): boolean => SEEN_THROUGH.includes(kind);

export const FINISH_FIELD = "finish";

export const MAX_FINISHES = 100;

export interface Finish {
  readonly name: string;
  readonly kind: FinishKind;
  /** What it looks like: `#rrggbb`, or the address of a picture; `null` if the provider has neither. */
  readonly swatch: string | null;
  readonly addedCents: Cents;
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

/** "Ashby, Sage"; for a line of samples "Sample door, Ashby, Sage, 12 x 15 in". */
export function finishedTitle({ productTitle, finish, sample }: StyleInFinish): string {
  const title = finish ? `${productTitle}, ${finish}` : productTitle;
  return sample ? `Sample door, ${title}, ${SAMPLE_SIZE_WORDS}` : title;
}

interface StylePlace {
  readonly productId: string;
  readonly finish?: string | undefined;
}

export function finishedPath({ productId, finish }: StylePlace): string {
  const page = `/product/${productId}`;
  return finish ? `${page}?${FINISH_FIELD}=${encodeURIComponent(finish)}` : page;
}

export function comparedPath({ productId, finish }: StylePlace): string {
  return `/compare?${finish ? `${FINISH_FIELD}=${encodeURIComponent(finish)}&` : ""}styles=${productId}`;
}
