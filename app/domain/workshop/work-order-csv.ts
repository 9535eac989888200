import { csvText, guarded } from "../cart-export/csv-text";
import { fromSixteenths, type Sixteenths } from "../measure";
import type { PieceList } from "../piece";
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
] as const;

/** Always with its whole inches: spreadsheets take a lone `1/2` for a day in January. */
function inchesText(length: Sixteenths | null): string {
  if (length === null) return "";
  const { inches, fraction } = fromSixteenths(length);
  return fraction === "0" ? String(inches) : `${inches} ${fraction}`;
}

/**
 * The sawing sizes of an order as a table for spreadsheets.
 *
 * @param order its number
 * @param pieceName what the papers call a piece, by its place from 0: "Door 1"
 */
export function workOrderCsv(
  order: string,
  styles: readonly StyleWork[],
  pieceName: (list: PieceList, index: number) => string,
): string {
  const rows = styles.flatMap(({ group, materials }) =>
    materials.flatMap(({ material, thickness, lines }) =>
      lines.map(({ name, count, length, width, pieces }) => [
        guarded(order),
        guarded(group.title),
        guarded(material),
        inchesText(thickness),
        name,
        String(count),
        inchesText(length),
        inchesText(width),
        pieces.map(({ list, number }) => pieceName(list, number - 1)).join("; "),
      ]),
    ),
  );
  return csvText([HEADINGS, ...rows]);
}
