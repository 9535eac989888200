import type { MailingAddress } from "./address";
import { STATES } from "./states";

/** The states of ZIP codes, by the first and last of their first three digits (USPS, Publication 65, L002). */
const ZIP_PREFIXES: readonly (readonly [first: number, last: number, states: string])[] = [
  ...([
    [5, 5, "NY"],
    [6, 7, "PR"],
    [8, 8, "VI"],
    [9, 9, "PR"],
    [10, 27, "MA"],
    [28, 29, "RI"],
    [30, 38, "NH"],
  ] as const),
  ...([
    [39, 49, "ME"],
    [50, 54, "VT"],
    [55, 55, "MA"],
    [56, 59, "VT"],
    [60, 62, "CT"],
    [63, 63, "CT NY"],
  ] as const),
  ...([
    [64, 69, "CT"],
    [70, 89, "NJ"],
    [90, 98, "AE"],
    [100, 149, "NY"],
    [150, 196, "PA"],
    [197, 199, "DE"],
  ] as const),
  ...([
    [200, 200, "DC"],
    [201, 201, "VA"],
    [202, 205, "DC"],
    [206, 219, "MD"],
    [220, 246, "VA"],
  ] as const),
  ...([
    [247, 268, "WV"],
    [270, 289, "NC"],
    [290, 299, "SC"],
    [300, 319, "GA"],
    [320, 339, "FL"],
  ] as const),
  ...([
    [340, 340, "AA"],
    [341, 349, "FL"],
    [350, 369, "AL"],
    [370, 385, "TN"],
    [386, 397, "MS"],
  ] as const),
  ...([
    [398, 399, "GA"],
    [400, 427, "KY"],
    [430, 459, "OH"],
    [460, 479, "IN"],
    [480, 499, "MI"],
  ] as const),
  ...([
    [500, 528, "IA"],
    [530, 549, "WI"],
    [550, 567, "MN"],
    [569, 569, "DC"],
    [570, 577, "SD"],
  ] as const),
  ...([
    [580, 588, "ND"],
    [590, 599, "MT"],
    [600, 629, "IL"],
    [630, 658, "MO"],
    [660, 679, "KS"],
  ] as const),
  ...([
    [680, 693, "NE"],
    [700, 714, "LA"],
    [716, 729, "AR"],
    [730, 732, "OK"],
    [733, 733, "TX"],
  ] as const),
  ...([
    [734, 749, "OK"],
    [750, 799, "TX"],
    [800, 816, "CO"],
    [820, 831, "WY"],
    [832, 833, "ID"],
  ] as const),
  ...([
    [834, 834, "ID WY"],
    [835, 838, "ID"],
    [840, 847, "UT"],
    [850, 865, "AZ"],
    [870, 884, "NM"],
  ] as const),
  ...([
    [885, 885, "TX"],
    [889, 898, "NV"],
    [900, 961, "CA"],
    [962, 966, "AP"],
    [967, 967, "HI AS"],
  ] as const),
  ...([
    [968, 968, "HI"],
    [969, 969, "GU MP"],
    [970, 979, "OR"],
    [980, 994, "WA"],
    [995, 999, "AK"],
  ] as const),
];

const MILITARY_STATES: readonly string[] = ["AA", "AE", "AP"];

/** States and territories that no truck reaches by road from the others. */
const OFF_ROAD_STATES: readonly string[] = ["AK", "HI", "AS", "GU", "MP", "PR", "VI"];

const nameOf = (code: string) => STATES.find(([one]) => one === code)?.[1] ?? code;

function statesOf(zip: string): readonly string[] | null {
  const prefix = Number(zip.slice(0, 3));
  const found = ZIP_PREFIXES.find(([first, last]) => prefix >= first && prefix <= last);
  return found ? found[2].split(" ") : null;
}

const MILITARY = "Freight carriers do not deliver to APO, FPO or DPO addresses.";

const offRoad = (states: string) =>
  `A truck does not reach ${states}. We ask a carrier by sea or air, and tell you the price before you owe anything.`;

/** Why no truck goes to a ZIP code; `null` if one may. */
export function unreachedWords(zip: string): string | null {
  const states = statesOf(zip);
  if (states === null) return `We do not know the ZIP code ${zip}. Please check it.`;
  if (states.some((state) => MILITARY_STATES.includes(state))) return MILITARY;
  return states.every((state) => OFF_ROAD_STATES.includes(state)) ? offRoad(states.map(nameOf).join(" or ")) : null;
}

const plain = (...lines: readonly string[]) =>
  lines
    .join(", ")
    .toLowerCase()
    .replace(/[.\s]+/g, " ");

const isPostBox = ({ address1, address2 }: MailingAddress) =>
  /\b(?:p ?o ?box|post ?office ?box|pob)\b/.test(plain(address1, address2));

const isMilitary = ({ address1, address2, city, province }: MailingAddress) =>
  MILITARY_STATES.includes(province) || /\b(?:apo|fpo|dpo)\b/.test(plain(address1, address2, city));

/** A question, never a refusal: the customer knows better. `null` if nothing is doubtful. */
export function deliveryDoubt(address: MailingAddress): string | null {
  const { province, zip } = address;
  if (isMilitary(address)) return `${MILITARY} Is there another address?`;
  if (isPostBox(address)) return "Freight carriers do not deliver to PO boxes. Is there a street address?";
  const states = statesOf(zip);
  if (states !== null && !states.includes(province)) {
    return `ZIP code ${zip} is in ${states.map(nameOf).join(" or ")}, not in ${nameOf(province)}. Which one is right?`;
  }
  return OFF_ROAD_STATES.includes(province) ? offRoad(nameOf(province)) : null;
}
