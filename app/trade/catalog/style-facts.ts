import type { Sixteenths } from "~/trade/measure/measure";

/** How the corners of a frame are joined; with either joint, center stiles and rails are tenoned into its grooves. */
export const JOINTS = ["tenon", "miter"] as const;

export const GRAINS = ["upright", "across"] as const;

export type Grain = (typeof GRAINS)[number];

export const FACT_LENGTHS = ["panelThickness", "archRise", "beadPitch", "glassRabbet", "edgeBand"] as const;

/** What its workshop knows beyond its page. Unknown facts, or those that do not apply, are absent. */
export interface StyleFacts extends Readonly<Partial<Record<(typeof FACT_LENGTHS)[number], Sixteenths>>> {
  readonly joint?: (typeof JOINTS)[number];
  readonly panelThickness?: Sixteenths;
  /** How far the arch of a top rail rises; its radius follows from the width of the opening. */
  readonly archRise?: Sixteenths;
  readonly beadPitch?: Sixteenths;
  readonly glassRabbet?: Sixteenths;
  readonly edgeBand?: Sixteenths;
  /** Which way the grain of drawer fronts runs; across if unknown. */
  readonly drawerGrain?: Grain;
}
