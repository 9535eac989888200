import { cellInches } from "~/measure/cell-inches";
import { fromSixteenths, type Sixteenths } from "~/measure/measure";
import type { PieceList } from "~/measure/piece";
import { type PassportCodes, rowKey } from "~/passports/passport";
import { csvText, guarded } from "~/text/csv-text";
import type { StyleGroup } from "./style-groups";
import type { StyleWork } from "./work-order";

const HEADINGS = [
  "Order",
  "Style",
  "Material",
  "Thickness (in)",
  "Part",
  "Quantity",
  "Length (in)",
  "Width (in)",
  "Pieces",
  "Codes",
] as const;

const sizeText = (length: Sixteenths | null) => (length === null ? "" : cellInches(fromSixteenths(length)));

/**
 * The sawing sizes of an order as a table for spreadsheets.
 *
 * @param order its number
 * @param pieceName what the documents call a piece, by its index from 0: "Door 1"
 * @param codes those on the labels of its pieces
 */
export function workOrderCsv(
  order: string,
  styles: readonly StyleWork[],
  pieceName: (list: PieceList, index: number) => string,
  codes: PassportCodes,
): string {
  const codesOf = ({ pieces }: StyleGroup, asked: { readonly list: PieceList; readonly number: number }) => {
    const piece = pieces.find(({ list, number }) => list === asked.list && number === asked.number);
    return piece ? (codes[rowKey({ line: Number(piece.lineId), list: piece.list, row: piece.row })] ?? []) : [];
  };
  const rows = styles.flatMap(({ group, materials }) =>
    materials.flatMap(({ material, thickness, lines }) =>
      lines.map(({ name, count, length, width, pieces }) => [
        guarded(order),
        guarded(group.title),
        guarded(material),
        sizeText(thickness),
        name,
        String(count),
        sizeText(length),
        sizeText(width),
        pieces.map(({ list, number }) => pieceName(list, number - 1)).join("; "),
        pieces.flatMap((piece) => codesOf(group, piece)).join("; "),
      ]),
    ),
  );
  return csvText([HEADINGS, ...rows]);
}
