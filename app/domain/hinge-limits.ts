import type { Sixteenths } from "./measure";

/** A hinge cup across, in tenths of a millimeter. */
export const CUP_TENTHS_MM = 350;

/** From the end of a door to the center of its first cup: 3 in (specification, section 2). */
export const CUP_FROM_END: Sixteenths = 48;

/** The least from one cup's center to the next: the flanges of two hinges side by side. */
export const LEAST_BETWEEN_CUPS: Sixteenths = 40;

/** The narrowest door that a cup fits into. */
export const LEAST_ACROSS: Sixteenths = 32;

/** A door that reaches less far from its hinges than this weighs too little to sag: 18 in. */
export const SAGS_FROM: Sixteenths = 288;

/** What five hinges carry at most, in hundredths of a pound. */
export const MOST_WEIGHT = 6000;

/** What so many hinges carry: doors up to this height and under this weight in hundredths of a pound. */
export const HINGE_STEPS: readonly {
  readonly count: number;
  readonly height: Sixteenths;
  readonly weight: number;
}[] = [
  { count: 2, height: 640, weight: 1500 },
  { count: 3, height: 960, weight: 3000 },
  { count: 4, height: 1280, weight: 4500 },
  { count: 5, height: 1600, weight: MOST_WEIGHT + 1 },
];

/** The most hinges that a door is made for. */
export const MOST_HINGES = 5;

/** The last width under 600 mm; a door beyond it takes one hinge more than its height asks for. */
export const WIDE_DOOR: Sixteenths = 377;

/** How near to a limit one hinge more is worth it: 2 in of height, and 1 1/2 lb, which is what a heavy handle weighs. */
export const NEAR = { height: 32, weight: 150 } as const;

/** Weight taken for a door of unknown material, in hundredths of a pound per square foot: that of MDF. */
export const UNKNOWN_WEIGHT = 300;

/** Weight of 1/8 in glass, in hundredths of a pound per square foot. */
export const GLASS_WEIGHT = 160;
