import { cupMillimeters, cupWords } from "~/trade/making/hinge-words";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { tapeWords } from "~/trade/measure/tape-words";
import type { Difference, OldDoor } from "./old-door";
import type { OldDoorField } from "./old-door-texts";
import { addedTo, DOOR_SIDES, laps, type OpeningRule, sidesOf, type ThirtySeconds } from "./opening-rule";
import { format32, formatParts, MOUNT_WORDS } from "./opening-words";

/** The fields of an old door as the page and the panel call them. */
export const OLD_DOOR_LABELS: Readonly<Record<OldDoorField, string>> = {
  doorWidth: "Door width",
  doorHeight: "Door height",
  openingWidth: "Opening width",
  openingHeight: "Opening height",
  measured: "The opening is",
  doors: "The old door is",
  left: "Overlay at the left",
  top: "Overlay at the top",
  gap: "Gap between the two doors",
  topCup: "Top cup, from the top",
  bottomCup: "Bottom cup, from the bottom",
  cupsBetween: "Cups between, from the top",
};

interface Fact {
  readonly name: string;
  readonly value: string;
}

interface OldDoorWords {
  readonly title: string;
  /** The overlay or reveal at each side, then the gap of a pair. */
  readonly sides: readonly Fact[];
  /** The reveal between neighbors, the cups, and what to do for every other opening. */
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
}

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** The frame between two openings that a reveal is told for, in thirty-seconds: 1 1/2 in, the commonest. */
const USUAL_FRAME: ThirtySeconds = 48;

/** Up to this overlay, 3/8 in, an old door may have had a lip. */
const MAX_LIP: ThirtySeconds = 12;

function revealWords(rule: OpeningRule): string {
  const { left, right } = sidesOf(rule);
  const both = left + right;
  if (rule.mount === "frameless") return `${format32(both)} in between the doors of two cabinets side by side`;
  if (!laps(rule.mount)) return rule.sides ? "the clearance of each side, as above" : `${format32(left)} in all around`;
  return both < USUAL_FRAME
    ? `a frame of ${format32(USUAL_FRAME)} in between two such doors shows ${format32(USUAL_FRAME - both)} in`
    : `two such doors side by side need more than ${format32(both)} in of frame between their openings`;
}

function changed(name: string, added: ThirtySeconds): string {
  if (added === 0) return name;
  return `${name} ${added > 0 ? "+" : "-"} ${format32(Math.abs(added))}`;
}

/** "opening width + 1, opening height + 1 1/4"; a pair is halved after its gap. */
function everyOtherWords({ rule, opening }: OldDoor): string {
  const what = rule.mount === "frameless" ? "cabinet" : "opening";
  const across = addedTo(rule, "width") - (opening.pair ? rule.gap : 0);
  const width = changed(`${what} width`, across);
  const half = across === 0 ? `half of the ${width}` : `half of (${width})`;
  return `${opening.pair ? half : width}, by ${changed(`${what} height`, addedTo(rule, "height"))}`;
}

function cupsText({ cups, door }: OldDoor): string {
  const end = door.height * CUP_UNITS.sixteenth;
  const heightWords = (at: number) => `${cupWords(at)} (${cupMillimeters(at)})`;
  return cups
    .map((at) => (2 * at <= end ? `${heightWords(at)} from the top` : `${heightWords(end - at)} from the bottom`))
    .join(", ");
}

const ASSUMED: Readonly<Record<OldDoor["assumed"][number], string>> = {
  "centered across":
    "We took it that the door sits in the middle of the opening. If not, type its overlay at the left.",
  "centered up":
    "We took it that it reaches as far over the top as over the bottom. If not, type its overlay at the top.",
  gap: "We took the usual gap between the two doors. Type it if you can measure it.",
};

function notesOf({ rule, cups, assumed, rounded }: OldDoor): string[] {
  const sides = sidesOf(rule);
  const lengths = DOOR_SIDES.map((name) => sides[name]);
  const short = DOOR_SIDES.filter((name) => sides[name] < 0);
  const isLip = laps(rule.mount) && cups.length === 0 && lengths.every((length) => length > 0 && length <= MAX_LIP);
  return [
    ...rounded.map(({ field, reading }) => `${OLD_DOOR_LABELS[field]}: ${tapeWords(reading)}`),
    ...(short.length > 0
      ? [
          laps(rule.mount)
            ? `At the ${short.join(" and the ")}, the door does not reach the edge of the opening. Check both sizes.`
            : `At the ${short.join(" and the ")}, the door reaches past what you measured. Check both sizes.`,
        ]
      : []),
    ...(isLip
      ? ["An overlay this small is usual for doors with a lip. Ours have square edges: see “No cup on the old doors?”"]
      : []),
    ...assumed.map((one) => ASSUMED[one]),
  ];
}

export function oldDoorWords(old: OldDoor): OldDoorWords {
  const { rule, opening, cups } = old;
  const { name, side } = MOUNT_WORDS[rule.mount];
  const sides = sidesOf(rule);
  return {
    title: capital(name),
    sides: [
      ...DOOR_SIDES.map((end) => ({ name: `${capital(side)} ${end}`, value: format32(sides[end]) })),
      ...(opening.pair ? [{ name: "Gap of the pair", value: format32(rule.gap) }] : []),
    ],
    facts: [
      { name: "Reveal", value: revealWords(rule) },
      ...(cups.length > 0 ? [{ name: "Cups", value: cupsText(old) }] : []),
      { name: "Every other door", value: everyOtherWords(old) },
    ],
    notes: notesOf(old),
  };
}

const MORE = { width: ["wider", "narrower"], height: ["higher", "lower"] } as const;

/** "1/8 in wider than the 16 of the rule, and 1/16 in lower than the 25 of the rule". */
export function offWords(differences: readonly Difference[]): string {
  const parts = differences.map(({ along, ruled, by }) => {
    const word = MORE[along][by > 0 ? 0 : 1];
    return `${formatParts(Math.abs(by), 16)} in ${word} than the ${formatParts(ruled, 16)} of the rule`;
  });
  return parts.join(", and ");
}

/**
 * How an old door differs from the rule, in a sentence; empty if it follows it.
 *
 * @param differences `null` if its size could not be read
 */
export function differenceWords(differences: readonly Difference[] | null): string {
  if (differences === null) return "Old door: write its width and its height, such as 16 x 25.";
  const off = differences.filter(({ by }) => by !== 0);
  if (off.length === 0) return "";
  return `The old door does not follow the rule: it is ${offWords(off)}. Measure it again before you add it.`;
}
