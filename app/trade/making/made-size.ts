import { toSixteenths } from "~/trade/measure/measure";
import type { Piece } from "~/trade/measure/piece";
import type { WoodenSize } from "./making-limits";

export function madeSize({ width, height, grain, centerRail, glass }: Piece): WoodenSize {
  return {
    width: toSixteenths(width),
    height: toSixteenths(height),
    ...(grain && { grain }),
    ...(centerRail !== undefined && { centerRail }),
    ...(glass && { glass }),
  };
}
