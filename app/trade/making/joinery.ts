import type { Sixteenths } from "~/trade/measure/measure";

/** What a workshop's cutters remove and leave, the same for every frame made on them; in sixteenths of an inch. */
export interface Joinery {
  /** How far each end of a rail extends into its stile in coped or tenoned frames. */
  readonly tenon: Sixteenths;
  /** The depth of the grooves that hold the panel. */
  readonly groove: Sixteenths;
  /** The thickness of the stops that hold glass in its rabbets. */
  readonly stop: Sixteenths;
  /**
   * The total play of a panel in the grooves, or of glass in its rabbets, in width and in height: solid wood moves,
   * boards hardly do.
   */
  readonly play: { readonly solid: Sixteenths; readonly board: Sixteenths; readonly glass: Sixteenths };
}

/**
 * The workshop's cutters: 3/8 in tenons and grooves, with 1/8 in of play for solid panels and for glass, and 1/16 in
 * for boards, and 1/4 in glass stops. The owner sets these values for all styles, and every work order prints them.
 */
export const JOINERY: Joinery = { tenon: 6, groove: 6, stop: 4, play: { solid: 2, board: 1, glass: 2 } };
