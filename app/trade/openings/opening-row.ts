import type { Sixteenths } from "~/trade/measure/measure";
import { MAX_PIECES } from "~/trade/measure/piece";
import { readTape, type TapeReading } from "~/trade/measure/tape";
import { readQuantity } from "~/trade/pieces/piece-draft";
import type { Opening, Readings } from "./opening";
import { doorsFor, type OpeningDoors, type SideProblem } from "./opening-doors";
import { isBlankOpening, type OpeningRow, type SizeField } from "./opening-draft";
import type { OpeningRule } from "./opening-rule";

export type OpeningFieldProblem =
  | { readonly field: SizeField; readonly reading: Extract<TapeReading, { kind: "between" | "unreadable" }> }
  | { readonly field: "quantity" };

export interface Rounded {
  readonly field: SizeField;
  readonly reading: Extract<TapeReading, { kind: "near" }>;
}

export type OpeningResult =
  | { readonly kind: "blank" }
  | {
      readonly kind: "refused";
      readonly fields: readonly OpeningFieldProblem[];
      readonly sides: readonly SideProblem[];
    }
  | {
      readonly kind: "doors";
      readonly opening: Opening;
      readonly doors: OpeningDoors;
      readonly quantity: number;
      readonly rounded: readonly Rounded[];
    };

/** The most openings of one size, since one row of a list cannot hold more doors. */
export function maxOpenings(fit: OpeningRow["fit"]): number {
  return fit === "pair" ? MAX_PIECES / 2 : MAX_PIECES;
}

export function workOut(row: OpeningRow, rule: OpeningRule, twice: boolean): OpeningResult {
  if (isBlankOpening(row)) return { kind: "blank" };
  const fields: OpeningFieldProblem[] = [];
  const rounded: Rounded[] = [];

  const read = (field: SizeField): Sixteenths => {
    const reading = readTape(row[field]);
    if (reading.kind === "between" || reading.kind === "unreadable") fields.push({ field, reading });
    else if (reading.length === 0) fields.push({ field, reading: { kind: "unreadable", reason: "empty" } });
    else if (reading.kind === "near") rounded.push({ field, reading });
    return "length" in reading ? reading.length : 0;
  };
  const side = (field: "width" | "height"): Readings => {
    const again = `${field}Again` as const;
    return twice && row[again].trim() !== "" ? [read(field), read(again)] : [read(field)];
  };

  const opening = { width: side("width"), height: side("height"), pair: row.fit === "pair" };
  const count = readQuantity(row);
  const quantity = count !== null && count <= maxOpenings(row.fit) ? count : null;
  if (quantity === null) fields.push({ field: "quantity" });
  if (fields.length > 0 || quantity === null) return { kind: "refused", fields, sides: [] };
  const doors = doorsFor(opening, rule);
  if (!doors.ok) return { kind: "refused", fields, sides: doors.problems };
  return { kind: "doors", opening, doors, quantity, rounded };
}
