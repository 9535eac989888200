import type { Sixteenths } from "~/trade/measure/measure";

export const CUP_TENTHS_MM = 350;

export const CUP_DEPTH_TENTHS_MM = 130;

/** From the end of a door to the center of its first cup: 3 in (specification, section 2). */
export const CUP_FROM_END: Sixteenths = 48;

/** The minimum distance between the centers of two cups: the flanges of two hinges side by side. */
export const MIN_CUP_SPACING: Sixteenths = 40;

export const MIN_ACROSS: Sixteenths = 32;

/** A door that extends less than this from its hinges weighs too little to sag: 18 in. */
export const SAGS_FROM: Sixteenths = 288;

/** The maximum weight that five hinges carry, in hundredths of a pound. */
export const MAX_HINGED_WEIGHT = 6000;

export const HINGE_STEPS: readonly {
  readonly count: number;
  readonly height: Sixteenths;
  readonly weight: number;
}[] = [
  { count: 2, height: 640, weight: 1500 },
  { count: 3, height: 960, weight: 3000 },
  { count: 4, height: 1280, weight: 4500 },
  { count: 5, height: 1600, weight: MAX_HINGED_WEIGHT + 1 },
];

export const MAX_HINGES = 5;

/** The largest width under 600 mm; a wider door takes one more hinge than its height calls for. */
export const WIDE_DOOR: Sixteenths = 377;

/** One more hinge is worth it within 2 in of height, or 1 1/2 lb: the weight of a heavy handle. */
export const NEAR = { height: 32, weight: 150 } as const;

/** The weight assumed for a door of unknown material, in hundredths of a pound per square foot: that of MDF. */
export const UNKNOWN_WEIGHT = 300;

/** Weight of 1/8 in glass, in hundredths of a pound per square foot. */
export const GLASS_WEIGHT = 160;
