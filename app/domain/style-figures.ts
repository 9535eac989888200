import { formatMeasure, fromSixteenths, type Sixteenths } from "./measure";

/** A length of a style: `13/16"`. */
export const inchesText = (length: Sixteenths): string => `${formatMeasure(fromSixteenths(length))}"`;

/** What a square foot of a style weighs, from hundredths of a pound: `2.80 lb / sq ft`. */
export const weightText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} lb / sq ft`;
