import type { CalendarDay } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import { type Finish, MAX_FINISHES } from "./finish";
import type { Product, ProductSpecification } from "./product";
import type { SampleDoor } from "./sample-door";
import type { StyleFacts } from "./style-facts";

/** Whether customers see a style: a draft was never shown, a hidden style is no longer made. */
export const STYLE_STATES = ["draft", "shown", "hidden"] as const;

export type StyleState = (typeof STYLE_STATES)[number];

/** A finish that a style of the shop's own catalog can have. */
export interface DoorFinish extends Pick<Finish, "name" | "kind" | "addedCents"> {
  /** Its color as `#rrggbb`; `null` if only its picture shows it. */
  readonly swatch: string | null;
  /** The address of a picture of it, if wood grain shows through. */
  readonly swatchPicture: string | null;
  /** The door in this finish; `null` if there is no picture of it. */
  readonly image: StylePicture | null;
}

/** A picture of a style; without alternative text, the style's title is used. */
export interface StylePicture {
  readonly url: string;
  readonly alt: string | null;
}

/** A price per square foot that begins on a day of the shop. */
interface NextPrice {
  readonly cents: Cents;
  readonly from: CalendarDay;
}

/** A door style of the shop's own catalog; lengths in sixteenths of an inch. */
export interface DoorStyle {
  readonly handle: string;
  readonly state: StyleState;
  readonly title: string;
  readonly description: string;
  /** How to care for it; empty for the care of its finish. */
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
  /** The front view first. */
  readonly images: readonly StylePicture[];
  /** The first is the one that {@link DoorStyle.finish} describes. */
  readonly finishes: readonly DoorFinish[];
  /** Absent if no samples of it are sold. */
  readonly sampleDoor?: SampleDoor;
}

/** The longest text about care, in UTF-16 code units. */
export const MAX_CARE_LENGTH = 500;

/** The longest description, in UTF-16 code units. */
export const MAX_DESCRIPTION_LENGTH = 5000;

/** The longest construction and material, in UTF-16 code units. */
export const MAX_WORDS_LENGTH = 200;

/** A style as it is on a day, YYYY-MM-DD: a price that has begun takes the place of the one before. */
export function styleOn(style: DoorStyle, today: CalendarDay): DoorStyle {
  const { nextPrice } = style;
  return nextPrice && nextPrice.from <= today ? { ...style, priceCents: nextPrice.cents, nextPrice: null } : style;
}

/** How a style of the catalog is built, in the form that a product of the shop has. */
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

/** A style of the catalog as customers see it. */
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
