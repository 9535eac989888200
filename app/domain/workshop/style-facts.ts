import type { Sixteenths } from "../measure";

/** How the corners of a frame are joined; center stiles and rails are tenoned into its grooves in either. */
export const JOINTS = ["tenon", "miter"] as const;

/** Which way grain runs on a face. */
export const GRAINS = ["upright", "across"] as const;

export type Grain = (typeof GRAINS)[number];

/** The lengths that a workshop must know of a style, by their names. */
export const FACT_LENGTHS = ["panelThickness", "archRise", "beadPitch", "glassRabbet", "edgeBand"] as const;

/**
 * What the workshop must know of a style besides what its page shows; lengths in sixteenths of an inch. What nobody says,
 * or the style does not have, is absent.
 */
export interface StyleFacts extends Readonly<Partial<Record<(typeof FACT_LENGTHS)[number], Sixteenths>>> {
  readonly joint?: (typeof JOINTS)[number];
  /** Of the panels in a frame. */
  readonly panelThickness?: Sixteenths;
  /** How far the arch of a top rail rises: its radius follows from the width of the opening. */
  readonly archRise?: Sixteenths;
  /** From one bead to the next. */
  readonly beadPitch?: Sixteenths;
  /** How deep the rabbet is that takes the glass. */
  readonly glassRabbet?: Sixteenths;
  /** How thick the band is that every edge of a slab gets after it is sawn. */
  readonly edgeBand?: Sixteenths;
  /** Which way the grain of drawer fronts runs; across where nobody says. */
  readonly drawerGrain?: Grain;
}
