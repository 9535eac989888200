import type { Joinery } from "~/domain/workshop/joinery";

/**
 * The cutters of the workshop: 3/8 in tenons and grooves, 1/8 in of play for solid panels and for glass, and 1/16 in for
 * boards. They are the owner's to set; every work order prints them. No style says them of itself.
 */
export const JOINERY: Joinery = { tenon: 6, groove: 6, play: { solid: 2, board: 1, glass: 2 } };
