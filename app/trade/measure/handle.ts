import { mmNumber, readMm, type TenthsMm } from "./millimeters";

/** On a door hinged at the top, the handle is always in the middle of the lower edge. */
export const HANDLE_PLACES = ["top", "bottom", "middle", "center"] as const;

export type HandlePlace = (typeof HANDLE_PLACES)[number];

export interface Handle {
  readonly place: HandlePlace;
  /** Between the centers of its two holes; 0 for a knob, which has one. */
  readonly spacing: TenthsMm;
  readonly diameter: TenthsMm;
  /** From the edge that opens to the line of the holes; unused in the center. */
  readonly fromEdge: TenthsMm;
  /** From the nearer end of the piece to the nearest hole; unused in the middle and in the center. */
  readonly fromEnd: TenthsMm;
}

export const HANDLE_LIMITS: Readonly<Record<Exclude<keyof Handle, "place">, readonly [TenthsMm, TenthsMm]>> = {
  spacing: [0, 6000],
  diameter: [20, 150],
  fromEdge: [100, 1500],
  fromEnd: [100, 3000],
};

/**
 * The text by which a piece stores its handle: place and measures, `top-96x5-28.5x63.5` for two holes of 5 mm, 96 mm
 * apart, 28.5 mm from the edge and 63.5 mm from the top. What was agreed never changes with the owner's table.
 */
export function handleKey({ place, spacing, diameter, fromEdge, fromEnd }: Handle): string {
  return `${place}-${mmNumber(spacing)}x${mmNumber(diameter)}-${mmNumber(fromEdge)}x${mmNumber(fromEnd)}`;
}

const NUMBER = "(\\d{1,3}(?:\\.\\d)?)";
const KEY = new RegExp(`^(top|bottom|middle|center)-${NUMBER}x${NUMBER}-${NUMBER}x${NUMBER}$`);

/** The holes of a stored handle; `null` if the text is not one, or if it cannot be drilled. */
export function readHandle(key: string): Handle | null {
  const [, place, ...texts] = KEY.exec(key) ?? [];
  const [spacing, diameter, fromEdge, fromEnd] = texts.map((text) => readMm(text) ?? -1);
  if (spacing === undefined || diameter === undefined || fromEdge === undefined || fromEnd === undefined) return null;
  const handle = { place: place as HandlePlace, spacing, diameter, fromEdge, fromEnd };
  return isHandleDrillable(handle) && handleKey(handle) === key ? handle : null;
}

function isHandleDrillable(handle: Handle): boolean {
  return (Object.keys(HANDLE_LIMITS) as (keyof typeof HANDLE_LIMITS)[]).every((name) => {
    const [least, most] = HANDLE_LIMITS[name];
    return Number.isInteger(handle[name]) && handle[name] >= least && handle[name] <= most;
  });
}

const INCHES: Readonly<Partial<Record<TenthsMm, string>>> = { 762: "3 in", 960: "3 3/4 in" };

export function spacingWords(spacing: TenthsMm): string {
  return spacing === 0 ? "Knob" : (INCHES[spacing] ?? `${mmNumber(spacing)} mm`);
}

const PLACE_WORDS: Readonly<Record<HandlePlace, string>> = {
  top: "near the top",
  bottom: "near the bottom",
  middle: "at mid height",
  center: "in the center",
};

/** A handle as lists show it: `3 in, near the top`. */
export function handleName({ place, spacing }: Pick<Handle, "place" | "spacing">): string {
  return `${spacingWords(spacing)}, ${PLACE_WORDS[place]}`;
}

/** How far the holes are from edge and end, as the workshop reads it; empty in the center. */
export function handleDistanceWords({ place, fromEdge, fromEnd }: Handle): string {
  if (place === "center") return "";
  const edge = `${mmNumber(fromEdge)} mm from the opening edge`;
  return place === "middle" ? edge : `${edge}, ${mmNumber(fromEnd)} mm from the ${place}`;
}
