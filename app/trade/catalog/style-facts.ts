import type { Sixteenths } from "~/trade/measure/measure";

/** How the corners of a frame are joined; with either joint, center stiles and rails are tenoned into its grooves. */
export const JOINTS = ["tenon", "miter"] as const;

/** Which way grain runs on a face. */
export const GRAINS = ["upright", "across"] as const;

export type Grain = (typeof GRAINS)[number];

/** The names of the lengths that a workshop must know about a style. */
export const FACT_LENGTHS = ["panelThickness", "archRise", "beadPitch", "glassRabbet", "edgeBand"] as const;

/**
 * What the workshop must know about a style beyond what its page shows; lengths in sixteenths of an inch. Facts that
 * are unknown, or that do not apply to the style, are absent.
 */
export interface StyleFacts extends Readonly<Partial<Record<(typeof FACT_LENGTHS)[number], Sixteenths>>> {
  readonly joint?: (typeof JOINTS)[number];
  /** Of the panels in a frame. */
  readonly panelThickness?: Sixteenths;
  /** How far the arch of a top rail rises; its radius follows from the width of the opening. */
  readonly archRise?: Sixteenths;
  /** The distance from one bead to the next. */
  readonly beadPitch?: Sixteenths;
  /** The depth of the rabbet that holds the glass. */
  readonly glassRabbet?: Sixteenths;
  /** The thickness of the band that every edge of a slab gets after sawing. */
  readonly edgeBand?: Sixteenths;
  /** Which way the grain of drawer fronts runs; across if unknown. */
  readonly drawerGrain?: Grain;
}
