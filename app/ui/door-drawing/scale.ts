/** Turns sixteenths of an inch into units of a drawing, to the hundredth so that the document stays small. */
export type Scale = (sixteenths: number) => number;

/** A scale of so many units to the sixteenth. */
export function scaleOf(unit: number): Scale {
  return (sixteenths) => Math.round(sixteenths * unit * 100) / 100;
}

/** The largest scale, in units to the sixteenth, in which a size fits a box. */
export function fitting(size: { width: number; height: number }, box: { width: number; height: number }): number {
  return Math.min(box.width / Math.max(size.width, 1), box.height / Math.max(size.height, 1));
}

/** The outline of a rectangle in the data of a path, which joins several in one element. */
export function outline(part: { x: number; y: number; width: number; height: number }, at: Scale): string {
  return `M${at(part.x)} ${at(part.y)}h${at(part.width)}v${at(part.height)}h${at(-part.width)}z`;
}
