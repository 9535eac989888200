import { counted } from "~/base/text/counts";
import { MAX_CLAIM_LENGTH } from "~/ordering/orders/claims";
import { type Tally, type Tickable, type Tickables, type Ticks, tallyOf } from "./receiving";

/** The most names in a sentence for the bill of lading, which has little room. */
const MAX_NAMES = 6;

const numbersOf = (cartons: readonly Tickable[]) => cartons.map(({ value }) => value.replace("carton-", "")).join(", ");

function listed(things: readonly Tickable[], most: number): string {
  const named = things.slice(0, most).map(({ name }) => name);
  const more = things.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

function cartonWords(total: number | null, { missing, damaged }: Tally): readonly string[] {
  return [
    ...(missing.length > 0
      ? [`Short ${missing.length} of ${counted(total ?? 0, "carton")} (no. ${numbersOf(missing)}).`]
      : []),
    ...(damaged.length > 0 ? [`${counted(damaged.length, "carton")} damaged (no. ${numbersOf(damaged)}).`] : []),
  ];
}

/** What to write on a bill of lading before it is known what arrived, and on paper. */
export const BLANK_BILL_WORDS =
  "Subject to inspection for concealed damage. Short ____ cartons (no. ____). Cartons damaged: no. ____.";

/** What to write on the bill of lading before signing it. */
export function billWords({ cartons, pieces, cartonCount }: Tickables, ticks: Ticks): string {
  const [ofCartons, ofPieces] = [tallyOf(cartons, ticks), tallyOf(pieces, ticks)];
  return [
    "Subject to inspection for concealed damage.",
    ...cartonWords(cartonCount, ofCartons),
    ...(ofPieces.damaged.length > 0
      ? [`${counted(ofPieces.damaged.length, "piece")} damaged: ${listed(ofPieces.damaged, MAX_NAMES)}.`]
      : []),
    ...(ofPieces.missing.length > 0
      ? [`${counted(ofPieces.missing.length, "piece")} missing: ${listed(ofPieces.missing, MAX_NAMES)}.`]
      : []),
  ].join(" ");
}

const full = ({ name, details }: Tickable) => `${name} (${details})`;

/** A heading with as many lines as fit, and how many are left out. */
function section(heading: string, things: readonly Tickable[], room: number): string {
  if (things.length === 0) return "";
  const lines = [`${heading}: ${things.length}`];
  let left = room;
  for (const [index, thing] of things.entries()) {
    const line = `- ${full(thing)}`;
    left -= line.length + 1;
    if (left < 0) return [...lines, `- and ${things.length - index} more`].join("\n");
    lines.push(line);
  }
  return lines.join("\n");
}

/** The text of the claim that ticks become; empty if they report nothing. */
export function claimText(
  { cartonCount }: Pick<Tickables, "cartonCount">,
  { words }: Pick<Ticks, "words">,
  { pieces: tally, cartons }: Readonly<Record<"pieces" | "cartons", Tally>>,
  photographs: number,
): string {
  const ofCartons = cartonWords(cartonCount, cartons).join(" ");
  const room = Math.floor((MAX_CLAIM_LENGTH - words.length - ofCartons.length - 200) / 2);
  const parts = [
    words,
    ofCartons,
    section("Damaged", tally.damaged, room),
    section("Missing", tally.missing, room),
  ].filter(Boolean);
  if (parts.length === 0 && photographs === 0) return "";
  return ["Noted as the order arrived.", ...parts].join("\n");
}

/** "12 of 14 pieces, 2 of 3 cartons", for the page of the order. */
export function tallyText({ cartons, pieces }: Tickables, ticks: Ticks): string {
  const of = (things: readonly Tickable[], one: string) => {
    const { here, damaged, missing } = tallyOf(things, ticks);
    if (things.length === 0) return [];
    const faults = [
      ...(damaged.length > 0 ? [`${damaged.length} damaged`] : []),
      ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ];
    return [`${here.length} of ${counted(things.length, one)}${faults.length > 0 ? ` (${faults.join(", ")})` : ""}`];
  };
  return [...of(cartons, "carton"), ...of(pieces, "piece")].join(", ");
}

export interface Kept {
  readonly ticks: boolean;
  readonly photographs: boolean;
  readonly page: boolean | null;
}

/** What happens if the page is closed before the list is sent; empty while that is not known. */
export function keptWords({ ticks, photographs, page }: Kept): string {
  if (!ticks) return "This browser stores nothing. Keep this page open until your list is sent, or you will lose it.";
  if (!photographs)
    return "This device has no room for your photographs. Keep this page open until your list is sent, or you will lose them.";
  if (page === false)
    return "Keep this page open: without signal, it cannot be opened again. What you tick stays on this device.";
  return page
    ? "You can close this page and open it again, even without signal. What you tick stays on this device."
    : "";
}
