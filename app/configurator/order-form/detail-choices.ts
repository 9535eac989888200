import { fixingWords } from "~/trade/measure/fixing";
import { handleKey, handleName, readHandle } from "~/trade/measure/handle";
import { type OptionOffers, offeredFixings, offeredHandles } from "~/trade/measure/option-offers";
import { BORING_DISTANCES, HINGE_SIDES, type PieceDetail, type PieceList } from "~/trade/measure/piece";
import { HINGE_WORDS } from "./hinge-options";

type Choices = readonly (readonly [value: string, text: string])[];

const HINGES: Choices = [["", "Not specified"], ...HINGE_SIDES.map((side) => [side, HINGE_WORDS[side]] as const)];
const BORINGS: Choices = BORING_DISTANCES.map((mm) => [String(mm), `${mm} mm: center ${mm + 17.5} mm`]);
const FROM: Choices = [
  ["ends", "Each end"],
  ["top", "Top"],
  ["bottom", "Bottom"],
];
const DOOR_GRAINS: Choices = [
  ["", "Upright"],
  ["across", "Across"],
  ["matched", "Matched"],
];
const DRAWER_GRAINS: Choices = [["", "As the style"], ["upright", "Upright"], ...DOOR_GRAINS.slice(1)];

const GLASS: Choices = [
  ["", "No"],
  ["yes", "Yes"],
];

export type ChosenDetail = Extract<
  PieceDetail,
  "hinge" | "boring" | "hingesFrom" | "fixing" | "grain" | "handle" | "glass"
>;

const CHOICES: Readonly<Record<ChosenDetail, (list: PieceList, offers: OptionOffers) => Choices>> = {
  hinge: () => HINGES,
  boring: () => BORINGS,
  hingesFrom: () => FROM,
  fixing: (_list, offers) => [
    ["", "None: the cup alone"],
    ...offeredFixings(offers).map(({ key, name }) => [key, name] as const),
  ],
  grain: (list) => (list === "drawers" ? DRAWER_GRAINS : DOOR_GRAINS),
  glass: () => GLASS,
  handle: (list, offers) => [
    ["", "None"],
    ...offeredHandles(list, offers).map((handle) => [handleKey(handle), handleName(handle)] as const),
  ],
};

export const isChosen = (name: PieceDetail): name is ChosenDetail => name in CHOICES;

/**
 * What can be chosen in a shop that offers this; a value that is not among it, such as a hidden handle, comes first.
 */
export function choicesOf(name: ChosenDetail, list: PieceList, offers: OptionOffers, value: string): Choices {
  const offered = CHOICES[name](list, offers);
  return offered.some(([known]) => known === value) ? offered : [[value, unofferedWords(name, value)], ...offered];
}

function unofferedWords(name: ChosenDetail, value: string): string {
  if (name === "fixing") return fixingWords(value);
  const handle = readHandle(value);
  if (name === "handle" && handle) return handleName(handle);
  return value === "upright" ? "Upright" : value;
}
