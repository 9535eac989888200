import { toSixteenths } from "~/trade/measure/measure";
import type { Piece } from "~/trade/measure/piece";
import type { WoodenSize } from "./making-limits";

/** A stored piece's width and height in sixteenths, with what its customer chose about its wood and glass. */
export function madeSize({ width, height, grain, centerRail, glass }: Piece): WoodenSize {
  return {
    width: toSixteenths(width),
    height: toSixteenths(height),
    ...(grain && { grain }),
    ...(centerRail !== undefined && { centerRail }),
    ...(glass && { glass }),
  };
}
