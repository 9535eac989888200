import type { Sixteenths } from "~/trade/measure/measure";

export interface Joinery {
  readonly tenon: Sixteenths;
  readonly groove: Sixteenths;
  readonly stop: Sixteenths;
  /** In width and in height: solid wood moves, boards hardly do. */
  readonly play: { readonly solid: Sixteenths; readonly board: Sixteenths; readonly glass: Sixteenths };
}

/**
 * The workshop's cutters: 3/8 in tenons and grooves, with 1/8 in of play for solid panels and for glass, and 1/16 in
 * for boards, and 1/4 in glass stops. The owner sets these values for all styles, and every work order prints them.
 */
export const JOINERY: Joinery = { tenon: 6, groove: 6, stop: 4, play: { solid: 2, board: 1, glass: 2 } };
