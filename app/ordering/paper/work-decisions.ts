import { layOutFace } from "~/configurator/door-drawing/face-layout";
import { faultText } from "~/configurator/order-form/rows/note-words";
import type { ProductSpecification } from "~/trade/catalog/product";
import { boredPlan } from "~/trade/making/bored-plan";
import { spread } from "~/trade/making/cup-spread";
import { cupWords, inchWords } from "~/trade/making/hinge-words";
import { madeSize } from "~/trade/making/made-size";
import type { Finding } from "~/trade/making/making";
import type { WoodenSize } from "~/trade/making/making-limits";
import { lineFindings } from "~/trade/making/piece-findings";
import { faultsOf } from "~/trade/making/piece-notes";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { quantityOf } from "~/trade/measure/piece";
import type { NumberedPiece, StyleGroup } from "./style-groups";

interface Decided extends NumberedPiece {
  readonly size: WoodenSize;
  readonly specification: ProductSpecification | null;
}

/** What the workshop does about a finding, as a phrase; empty if it changes nothing at the saw. */
type Decision = (piece: Decided, finding: Finding) => string;

const STOP = "Do not make; return it to the office";

export const notMadeWords = (why: string): string => `${STOP}: ${why}`;

export const isStopped = (decisions: readonly string[]): boolean => decisions.some((text) => text.startsWith(STOP));

const nothing: Decision = () => "";

/**
 * What is refused reaches the workshop only in lists that are never refused, or after a style's limits have changed.
 */
const notMade: Decision = (_piece, { text }) => notMadeWords(text);

/** Within a sixteenth of the middle: a length that does not halve on the tape is still in the middle. */
function placeOf(center: number, whole: number, middle: string, from: string): string {
  return Math.abs(2 * center - whole) <= 2
    ? `at mid ${middle}`
    : `with its center ${inchWords(Math.round(center))} from ${from}`;
}

function placesOf(centers: readonly number[], whole: number, name: string, words: readonly [string, string]): string[] {
  const [first] = centers;
  if (first === undefined) return [];
  return centers.length === 1
    ? [`Center ${name} ${placeOf(first, whole, ...words)}`]
    : [`${centers.length} center ${name}s, all openings equal`];
}

/** Where the bars of a divided piece are: `Center rail at mid height`. */
const divided: Decision = ({ list, size, specification }) => {
  const { bars } = layOutFace(list, size, specification);
  const stiles = bars.filter(({ width, height }) => height > width).map(({ x, width }) => x + width / 2);
  const rails = bars.filter(({ width, height }) => height <= width).map(({ y, height }) => y + height / 2);
  return [
    ...placesOf([...new Set(stiles)], size.width, "stile", ["width", "the left"]),
    ...placesOf([...new Set(rails)], size.height, "rail", ["height", "the top"]),
  ].join("; ");
};

/** The doors of pairs are hinged left and right in turn; the last of an odd number is hinged left. */
const pairs: Decision = ({ piece }) => {
  const doors = quantityOf(piece);
  return `${Math.ceil(doors / 2)} hinged left, ${Math.floor(doors / 2)} hinged right`;
};

/**
 * What each finding means at the saw, by its rule. What a customer should consider is decided by then, so most advice
 * changes nothing here.
 */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  "too-large": notMade,
  "too-narrow": notMade,
  "too-low": notMade,
  "too-heavy": notMade,
  "cups-meet": notMade,
  "frame-cups": notMade,
  "thin-cups": notMade,
  "bored-without-hinges": notMade,
  "cup-outside": notMade,
  "cup-edge": notMade,
  "cup-cup": notMade,
  "cup-joint": notMade,
  "rail-cups": notMade,
  "few-cups": nothing,
  "cups-not-bored": () => "Not bored: its cup heights are not used",
  "no-grain": notMade,
  // The wood has it all the same, as it was ordered.
  "hidden-grain": nothing,
  "rail-in-slab": notMade,
  "rail-height": notMade,
  "handle-side": notMade,
  "handle-place": notMade,
  "glass-frame": notMade,
  "glass-rail": notMade,

  divided,
  "solid-panel": () => "Panel centered with spacers, no glue in its grooves",
  "slight-panel": nothing,
  "steep-arch": nothing,
  "thin-filler": () => "Taped to a board for handling and packing",
  "many-hinges": nothing,
  "low-and-wide": nothing,
  "odd-pair": pairs,
};

/** Which cups of ours are not spread evenly: `Cup 25 1/8" from the top, not 27": clear of the center rail`. */
function clearedCups({ piece, size, specification }: Decided): string[] {
  const plan = boredPlan(piece, specification);
  if (!plan || plan.isGiven) return [];
  const end = plan.heights[0]?.end ?? "top";
  const [along, member] = end === "left" ? [size.width, "stile"] : [size.height, "rail"];
  const even = spread(along, plan.count).map((at) => at * CUP_UNITS.sixteenth);
  return plan.cups.flatMap((at, index) => {
    const was = even[index] ?? at;
    return at === was
      ? []
      : [`Cup ${cupWords(at)} from the ${end}, not ${cupWords(was)}: clear of the center ${member}`];
  });
}

/** What the workshop does about each finding on a piece of a style. A red finding that is not in the table stops it. */
export function decisionsOf(numbered: NumberedPiece, group: Pick<StyleGroup, "sample" | "specification">): string[] {
  const { list, piece } = numbered;
  const decided = { ...numbered, size: madeSize(piece), specification: group.specification };
  const faults = faultsOf(piece);
  if (faults.length > 0) return [notMadeWords(faultText(faults))];
  const texts = lineFindings(list, piece, group).map((finding) => {
    const decision = DECISIONS[finding.rule] ?? (finding.severity === "red" ? notMade : nothing);
    return decision(decided, finding);
  });
  return [...texts, ...(group.sample ? [] : clearedCups(decided))].filter((text) => text !== "");
}
