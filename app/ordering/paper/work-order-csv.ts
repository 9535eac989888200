import { csvText, guarded } from "~/base/text/csv-text";
import { type PassportCodes, rowKey } from "~/ordering/passports/passport";
import { cellInches } from "~/trade/measure/cell-inches";
import { fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { boringWords } from "./boring-words";
import type { StyleGroup } from "./style-groups";
import type { CutLine, PieceNumber, StyleWork } from "./work-order";
import { type OrderRevision, stopWords } from "./work-words";

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
  "Boring",
  "Codes",
  "Revision",
  "Hold",
] as const;

/** The parts that cups can be in. */
const BORED: readonly string[] = ["Board", "Stile", "Rail", "Top rail"];

/** How the doors that need a part are bored: `Door 1: Bore 2 cups: …`. */
function boringOf(
  { name, pieces }: Pick<CutLine, "name" | "pieces">,
  { specification, pieces: all }: StyleGroup,
  pieceName: (list: PieceList, index: number) => string,
): string {
  if (!BORED.includes(name)) return "";
  const texts = pieces.flatMap(({ list, number }) => {
    const found = all.find((one) => one.list === list && one.number === number);
    const isTop = found && "hinge" in found.piece && found.piece.hinge === "top";
    const isHere = found && (name === "Board" || (name === "Stile") !== (isTop ?? false));
    const words = isHere ? boringWords(found.piece, specification) : "";
    return words ? [`${pieceName(list, number - 1)}: ${words}`] : [];
  });
  return texts.join("; ");
}

const isSame = (one: PieceNumber, other: PieceNumber) => one.list === other.list && one.number === other.number;

const sizeText = (length: Sixteenths | null) => (length === null ? "" : cellInches(fromSixteenths(length)));

/**
 * The sawing sizes of an order as a table for spreadsheets.
 *
 * @param order its number and revision, and why it must not be sawn now
 * @param pieceName what the documents call a piece, by its index from 0: "Door 1"
 * @param codes those on the labels of its pieces
 */
export function workOrderCsv(
  order: OrderRevision & { readonly hold?: string },
  styles: readonly StyleWork[],
  pieceName: (list: PieceList, index: number) => string,
  codes: PassportCodes,
): string {
  const codesOf = ({ pieces }: StyleGroup, asked: PieceNumber) => {
    const piece = pieces.find((one) => isSame(one, asked));
    return piece ? (codes[rowKey({ line: Number(piece.lineId), list: piece.list, row: piece.row })] ?? []) : [];
  };
  const rows = styles.flatMap(({ group, materials, pieces: works }) =>
    materials.flatMap(({ material, thickness, lines }) =>
      lines.map(({ name, count, length, width, pieces }) => [
        guarded(order.number),
        guarded(group.title),
        guarded(material),
        sizeText(thickness),
        name,
        String(count),
        sizeText(length),
        sizeText(width),
        pieces.map(({ list, number }) => pieceName(list, number - 1)).join("; "),
        guarded(boringOf({ name, pieces }, group, pieceName)),
        pieces.flatMap((piece) => codesOf(group, piece)).join("; "),
        String(order.contentRevision),
        [order.hold, stopWords(works.filter((work) => pieces.some((piece) => isSame(piece, work))))]
          .filter(Boolean)
          .join(" "),
      ]),
    ),
  );
  return csvText([HEADINGS, ...rows]);
}
