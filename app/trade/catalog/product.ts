import type { Sixteenths } from "~/trade/measure/measure";
import type { Cents } from "~/trade/measure/money";
import type { Finish, FinishKind } from "./finish";
import type { ProductImage } from "./product-image";
import type { SampleDoor } from "./sample-door";
import type { StyleFacts } from "./style-facts";

export interface ProductSpecification {
  readonly construction: string;
  readonly material: string;
  readonly finish: string;
  readonly finishKind?: FinishKind;
  readonly thickness: Sixteenths;
  /** Face width of stiles and rails; `null` for a door without a frame. */
  readonly frameWidth: Sixteenths | null;
  readonly minWidth: Sixteenths;
  readonly minHeight: Sixteenths;
  readonly maxWidth: Sixteenths;
  readonly maxHeight: Sixteenths;
  /** Hundredths of a pound per square foot. */
  readonly weightPerSqFt: number;
  readonly leadDays?: number;
  readonly workshop?: StyleFacts;
}

export const MAX_LEAD_DAYS = 365;

export const MAX_LENGTH: Sixteenths = 10_000;

export const MAX_WEIGHT = 100_000;

export interface Product {
  /** The provider's global id without its platform prefix: the last part of `/product/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The front view first; empty if the provider has no picture that can be shown. */
  readonly images: readonly ProductImage[];
  readonly priceCents: Cents;
  readonly currency: "USD";
  readonly specification: ProductSpecification | null;
  /** Its finishes, the one it is sold in first; absent if the provider does not list them. */
  readonly finishes?: readonly Finish[];
  /** The name of the finish that price and specification are in; absent for the style as it is sold. */
  readonly finish?: string;
  readonly sampleDoor?: SampleDoor;
  readonly care?: string;
}

export const PRODUCT_ID_PREFIX = "gid://shopify/Product/";

/** The longest title read, in UTF-16 code units; the largest providers allow 255. */
export const MAX_TITLE_LENGTH = 255;

export const MAX_FINISH_LENGTH = 80;

/** The rating shown everywhere is a fixed decoration (section 9). */
export const FIXED_RATING = { stars: 4.5, outOf: 5, reviews: 10 } as const;

const ROUTE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export function isProductId(text: string): boolean {
  return ROUTE_ID.test(text);
}

/** The route id of a global id: the id with its platform prefix removed (section 2). */
export function toProductId(globalId: string): string {
  return globalId.startsWith(PRODUCT_ID_PREFIX) ? globalId.slice(PRODUCT_ID_PREFIX.length) : globalId;
}
