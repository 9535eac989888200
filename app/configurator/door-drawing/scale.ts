/** Converts sixteenths of an inch to drawing units, rounded to the hundredth to keep the document small. */
export type Scale = (sixteenths: number) => number;

/** A scale with the given drawing units per sixteenth of an inch. */
export function scaleOf(unit: number): Scale {
  return (sixteenths) => Math.round(sixteenths * unit * 100) / 100;
}

/** The largest scale, in drawing units per sixteenth, at which a size fits a box. */
export function scaleToFit(size: { width: number; height: number }, box: { width: number; height: number }): number {
  return Math.min(box.width / Math.max(size.width, 1), box.height / Math.max(size.height, 1));
}

/** The outline of a rectangle as path data, so that one element can hold several. */
export function outline(part: { x: number; y: number; width: number; height: number }, at: Scale): string {
  return `M${at(part.x)} ${at(part.y)}h${at(part.width)}v${at(part.height)}h${at(-part.width)}z`;
}
