import type { DoorFinish } from "~/trade/catalog/door-style";
import { FINISH_KINDS, MAX_FINISHES } from "~/trade/catalog/finish";
import { MAX_FINISH_LENGTH } from "~/trade/catalog/product";
import { formatAmount } from "~/trade/measure/money";
import { isRefusedText, readDollars, readOneOf, readWords } from "./typed-values";

export interface FinishTexts {
  readonly name: string;
  readonly kind: string;
  /** Dollars per square foot on top of the style's price. */
  readonly added: string;
  /** `#rrggbb`. */
  readonly swatch: string;
  /** The name that it had, if it may have been renamed. */
  readonly was?: string;
}

export const FINISH_PARTS = ["name", "kind", "added", "swatch"] as const;

export type FinishPart = (typeof FINISH_PARTS)[number];

interface FinishProblem {
  readonly index: number;
  readonly part: FinishPart;
  readonly problem: string;
}

export const finishTexts = (finishes: readonly DoorFinish[]): readonly FinishTexts[] =>
  finishes.map(({ name, kind, addedCents, swatch }) => ({
    name,
    kind,
    added: formatAmount(addedCents),
    swatch: swatch ?? "",
    was: name,
  }));

/** Between finishes, and between the parts of one, in a cell of the file. */
const BETWEEN = { finishes: ";", parts: "|" } as const;

/** Finishes as one cell: `White primer | primed | 0.00 | #f4f0e6; Sage | paint | 5.00 | #99a28c`. */
export const finishCell = (finishes: readonly FinishTexts[]): string =>
  finishes.map((finish) => FINISH_PARTS.map((part) => finish[part]).join(" | ")).join("; ");

/** The finishes in a cell; parts that are missing are empty. */
export function readFinishCell(cell: string): readonly FinishTexts[] {
  const finishes = cell.split(BETWEEN.finishes).filter((text) => text.trim() !== "");
  return finishes.map((text) => {
    const [name = "", kind = "", added = "", swatch = "", ...more] = text
      .split(BETWEEN.parts)
      .map((part) => part.trim());
    return { name, kind, added, swatch: [swatch, ...more].join("|") };
  });
}

const isBlank = ({ name, added, swatch }: FinishTexts) => [name, added, swatch].every((text) => text.trim() === "");

const SWATCH = /^#[0-9a-f]{6}$/i;

function readName(typed: string, taken: ReadonlySet<string>): string | { readonly problem: string } {
  const name = readWords(MAX_FINISH_LENGTH, false)(typed);
  if (isRefusedText(name)) return name;
  if (name === "") return { problem: "Please enter the finish's name, or clear its row" };
  if (/[;|]/.test(name)) return { problem: "A finish's name cannot contain ; or |" };
  return taken.has(name) ? { problem: `There are two finishes named ${name}` } : name;
}

/** The pictures of the finish that a row replaces stay with it. */
function picturesOf({ was }: FinishTexts, name: string, before: readonly DoorFinish[]) {
  const old = before.find((finish) => finish.name === (was || name));
  return { swatchPicture: old?.swatchPicture ?? null, image: old?.image ?? null };
}

/**
 * Reads the finishes of a style; blank rows are left out.
 *
 * @param before the style's finishes until now, whose pictures stay
 * @returns the finishes, and every text that was refused
 */
export function readFinishes(
  rows: readonly FinishTexts[],
  before: readonly DoorFinish[],
): {
  readonly finishes: readonly DoorFinish[];
  readonly problems: readonly FinishProblem[];
  /** The present name of each finish, by its earlier one. */
  readonly names: ReadonlyMap<string, string>;
} {
  const finishes: DoorFinish[] = [];
  const names = new Map<string, string>();
  const problems: FinishProblem[] = [];
  const taken = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const refuse = (part: FinishPart, problem: string) => problems.push({ index, part, problem });
    const name = readName(row.name, taken);
    const kind = readOneOf(FINISH_KINDS)(row.kind);
    const added = row.added.trim() === "" ? 0 : readDollars(0)(row.added);
    const swatch = row.swatch.trim().toLowerCase();
    const isStandard = taken.size === 0 && problems.length === 0;
    if (isRefusedText(name)) refuse("name", name.problem);
    else taken.add(name);
    if (isRefusedText(kind)) refuse("kind", kind.problem);
    if (isRefusedText(added)) refuse("added", added.problem);
    else if (isStandard && added > 0)
      refuse("added", "The first finish is included in the style's price: please enter 0");
    if (swatch !== "" && !SWATCH.test(swatch)) refuse("swatch", "Please enter a color such as #99a28c");
    if (isRefusedText(name) || isRefusedText(kind) || isRefusedText(added)) continue;
    names.set(row.was || name, name);
    finishes.push({ name, kind, addedCents: added, swatch: swatch || null, ...picturesOf(row, name, before) });
  }
  if (taken.size === 0 && problems.length === 0) {
    problems.push({ index: 0, part: "name", problem: "Please enter at least one finish" });
  }
  if (finishes.length > MAX_FINISHES) {
    problems.push({ index: MAX_FINISHES, part: "name", problem: `A style has at most ${MAX_FINISHES} finishes` });
  }
  return { finishes, problems, names };
}
