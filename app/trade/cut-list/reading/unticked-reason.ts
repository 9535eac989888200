import type { Sixteenths } from "~/trade/measure/measure";
import { isWholeCabinet } from "../typed/cabinet-size";
import { type FrontKind, namesGlass } from "../typed/front-words";
import { isCanceled, saysOnlyCanceled } from "../typed/set-aside";
import type { CutColumn } from "./columns";
import type { SizeSide, UntickedReason } from "./cut-row";
import type { RowCells } from "./row-cells";

const NAMES = ["label", "cabinet", "location", "kind"] as const;

const SAYING = ["label", "kind", "note"] as const;

const isFront = (kind: FrontKind) => kind === "doors" || kind === "drawers" || kind === "unknown";

const isCabinet = (cells: RowCells, { width, height }: Record<SizeSide, Sixteenths>) =>
  isWholeCabinet(NAMES.flatMap(cells), width, height);

interface RowFacts {
  readonly cells: RowCells;
  readonly kind: FrontKind;
  readonly quantity: number | null;
  readonly isSetAside: boolean;
  readonly isLoose: boolean;
  readonly sizes: { readonly size: Record<SizeSide, Sixteenths> | null; readonly isUnitUnclear: boolean };
}

interface ListFacts {
  readonly columns: readonly CutColumn[];
  readonly takesUnknown: boolean;
}

export function untickedReason(row: RowFacts, context: ListFacts): UntickedReason | null {
  const { cells, kind, quantity, sizes } = row;
  if (context.columns.some((column) => column.doubt)) return "columns-asked";
  if (row.isLoose) return "line-asked";
  if (cells("enabled").some((text) => /^(?:false|no|n|0|off)$/i.test(text.trim()))) return "switched-off";
  const isCrossedOut = SAYING.flatMap(cells).some(isCanceled) || cells("ignore").some(saysOnlyCanceled);
  if (row.isSetAside || isCrossedOut) return "set-aside";
  if (quantity === 0) return "zero-quantity";
  if (kind === "other") return "not-a-front";
  if (kind === "unknown" && !context.takesUnknown) return "not-known";
  if (sizes.isUnitUnclear) return "unit-asked";
  if (kind === "unknown" && sizes.size && isCabinet(cells, sizes.size)) return "cabinet-size";
  return isFront(kind) && cells("glass").length === 0 && SAYING.flatMap(cells).some(namesGlass) ? "glass-asked" : null;
}
