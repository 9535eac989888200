import type { Sixteenths } from "~/measure/measure";
import { isWholeCabinet } from "./cabinet-size";
import { isCalledOff } from "./called-off";
import type { CutColumn } from "./columns";
import type { Side, UntickedReason } from "./cut-row";
import type { FrontKind } from "./front-words";
import type { RowCells } from "./row-cells";

const NAMES = ["label", "cabinet", "location", "kind"] as const;

const isCabinet = (cells: RowCells, { width, height }: Record<Side, Sixteenths>) =>
  isWholeCabinet(NAMES.flatMap(cells), width, height);

/** What decides whether a row is ticked. */
interface RowFacts {
  readonly cells: RowCells;
  readonly kind: FrontKind;
  readonly quantity: number | null;
  readonly sizes: { readonly size: Record<Side, Sixteenths> | null; readonly isUnitUnclear: boolean };
}

/** The list that the row is in. */
interface ListFacts {
  readonly columns: readonly CutColumn[];
  /** Whether a row that does not say what it is counts as a door. */
  readonly takesUnknown: boolean;
}

/** Why a row that makes a piece is not ticked from the start; `null` if it is ticked. */
export function untickedReason({ cells, kind, quantity, sizes }: RowFacts, context: ListFacts): UntickedReason | null {
  if (context.columns.some((column) => column.doubt)) return "columns-asked";
  if (cells("enabled").some((text) => /^(?:false|no|n|0|off)$/i.test(text.trim()))) return "switched-off";
  if ([...cells("ignore"), ...cells("note")].some(isCalledOff)) return "switched-off";
  if (quantity === 0) return "zero-quantity";
  if (kind === "other") return "not-a-front";
  if (kind === "unknown" && !context.takesUnknown) return "not-known";
  if (sizes.isUnitUnclear) return "unit-asked";
  return kind === "unknown" && sizes.size && isCabinet(cells, sizes.size) ? "cabinet-size" : null;
}
