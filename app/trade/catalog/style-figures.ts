import { formatMeasure, fromSixteenths, type Sixteenths } from "~/trade/measure/measure";

/** A length of a style: `13/16"`. */
export const inchesText = (length: Sixteenths): string => `${formatMeasure(fromSixteenths(length))}"`;

/** The weight of a style per square foot, from hundredths of a pound: `2.80 lb / sq ft`. */
export const weightText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} lb / sq ft`;
