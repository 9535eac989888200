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
}
