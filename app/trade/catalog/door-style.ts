import type { CalendarDay } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import { type Finish, MAX_FINISHES } from "./finish";
import type { Product, ProductSpecification } from "./product";
import type { SampleDoor } from "./sample-door";
import type { StyleFacts } from "./style-facts";

/** Whether customers see a style: a draft was never shown, a hidden style is no longer made. */
export const STYLE_STATES = ["draft", "shown", "hidden"] as const;

export type StyleState = (typeof STYLE_STATES)[number];

export interface DoorFinish extends Pick<Finish, "name" | "kind" | "addedCents"> {
  /** Its color as `#rrggbb`; `null` if only its picture shows it. */
  readonly swatch: string | null;
  readonly swatchPicture: string | null;
  readonly image: StylePicture | null;
}

export interface StylePicture {
  readonly url: string;
  readonly alt: string | null;
}

interface NextPrice {
  readonly cents: Cents;
  readonly from: CalendarDay;
}

export interface DoorStyle {
  readonly handle: string;
  readonly state: StyleState;
  readonly title: string;
  readonly description: string;
  readonly care: string;
  readonly priceCents: Cents;
  readonly nextPrice: NextPrice | null;
  readonly construction: string;
  readonly material: string;
  readonly finish: string;
  readonly thicknessSixteenths: number;
  readonly frameWidthSixteenths: number | null;
  readonly minWidthSixteenths: number;
  readonly minHeightSixteenths: number;
  readonly maxWidthSixteenths: number;
  readonly maxHeightSixteenths: number;
  readonly weightHundredthsLbPerSqFt: number;
  /** In working days; `null` for the shop's lead time. */
  readonly leadDays: number | null;
  readonly workshop: StyleFacts;
  readonly images: readonly StylePicture[];
  readonly finishes: readonly DoorFinish[];
  readonly sampleDoor?: SampleDoor;
}

export const MAX_CARE_LENGTH = 500;

export const MAX_DESCRIPTION_LENGTH = 5000;

export const MAX_WORDS_LENGTH = 200;

export function styleOn(style: DoorStyle, today: CalendarDay): DoorStyle {
  const { nextPrice } = style;
  return nextPrice && nextPrice.from <= today ? { ...style, priceCents: nextPrice.cents, nextPrice: null } : style;
}

export function specificationOfStyle(
  style: Omit<DoorStyle, "care" | "finishes" | "images" | "nextPrice" | "sampleDoor" | "state">,
): ProductSpecification {
  return {
    construction: style.construction,
    material: style.material,
    finish: style.finish,
    thickness: style.thicknessSixteenths,
    frameWidth: style.frameWidthSixteenths,
    minWidth: style.minWidthSixteenths,
    minHeight: style.minHeightSixteenths,
    maxWidth: style.maxWidthSixteenths,
    maxHeight: style.maxHeightSixteenths,
    weightPerSqFt: style.weightHundredthsLbPerSqFt,
    ...(style.leadDays !== null && { leadDays: style.leadDays }),
    workshop: style.workshop,
  };
}

export function productOfStyle(style: DoorStyle): Product {
  const { handle, title, description, care, priceCents, images, sampleDoor } = style;
  const finishes = style.finishes.slice(0, MAX_FINISHES).map(({ swatchPicture, swatch, image, ...finish }) => ({
    ...finish,
    swatch: swatchPicture ?? swatch,
    image: image && { url: image.url, alt: image.alt ?? `${title}, ${finish.name}` },
  }));
  return {
    id: handle,
    title,
    description,
    images: images.map(({ url, alt }) => ({ url, alt: alt ?? title })),
    priceCents,
    currency: "USD",
    specification: specificationOfStyle(style),
    ...(care && { care }),
    ...(finishes.length > 0 && { finishes }),
    ...(sampleDoor && { sampleDoor }),
  };
}
