import type { Sixteenths } from "../measure";

/** What a workshop's cutters take and leave, the same for every frame that is made on them; in sixteenths of an inch. */
export interface Joinery {
  /** How far each end of a rail reaches into its stile, where frames are coped or tenoned. */
  readonly tenon: Sixteenths;
  /** How deep the grooves are that hold the panel. */
  readonly groove: Sixteenths;
  /** What a panel's width and height each leave free in the grooves, or glass in its rabbets: solid wood moves, boards hardly do. */
  readonly play: { readonly solid: Sixteenths; readonly board: Sixteenths; readonly glass: Sixteenths };
}
