import type { Finish } from "./finish";
import type { ProductSpecification } from "./product";
import type { SampleDoor } from "./sample-door";
import type { StyleFacts } from "./workshop/style-facts";

/** What a style of the catalogue can be finished in. */
export interface DoorFinish extends Pick<Finish, "name" | "kind" | "addedCents" | "image"> {
  /** Its color as `#rrggbb`. */
  readonly swatch: string;
  /** The address of a picture of it, where wood is seen under it. */
  readonly swatchPicture: string | null;
}

/** A door style of the catalogue that a new shop begins with; lengths in sixteenths of an inch. */
export interface DoorStyle {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly priceCents: number;
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
  /** In working days. */
  readonly leadDays: number;
  readonly workshop: StyleFacts;
  /** The one that {@link DoorStyle.finish} describes first. */
  readonly finishes: readonly DoorFinish[];
  /** Absent where no samples of it are sold. */
  readonly sampleDoor?: SampleDoor;
}

/** How a style of the catalogue is built, as a product of the shop says it. */
export function specificationOfStyle(style: Omit<DoorStyle, "finishes" | "sampleDoor">): ProductSpecification {
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
    leadDays: style.leadDays,
    workshop: style.workshop,
  };
}
