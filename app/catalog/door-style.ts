import type { Finish } from "./finish";
import type { ProductSpecification } from "./product";
import type { SampleDoor } from "./sample-door";
import type { StyleFacts } from "./style-facts";

/** A finish that a style of the catalog can have. */
export interface DoorFinish extends Pick<Finish, "name" | "kind" | "addedCents" | "image"> {
  /** Its color as `#rrggbb`. */
  readonly swatch: string;
  /** The address of a picture of it, if wood grain shows through. */
  readonly swatchPicture: string | null;
}

/** A door style of the catalog that a new shop starts with; lengths in sixteenths of an inch. */
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
  /** The first is the one that {@link DoorStyle.finish} describes. */
  readonly finishes: readonly DoorFinish[];
  /** Absent if no samples of it are sold. */
  readonly sampleDoor?: SampleDoor;
}

/** How a style of the catalog is built, in the form that a product of the shop has. */
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
