import { HINGE_SIDES, type HingeSide } from "~/trade/measure/piece";

export const HINGE_WORDS: Readonly<Record<HingeSide, string>> = {
  left: "Left",
  right: "Right",
  pair: "Pair, left and right",
  top: "Top",
  none: "None",
};

export const HINGE_OPTIONS: readonly (readonly [value: string, text: string])[] = [
  ["", "Not specified"],
  ...HINGE_SIDES.map((side) => [side, HINGE_WORDS[side]] as const),
];
