import { csvText, guarded } from "~/base/text/csv-text";
import { detailsIn, detailsOf, detailText, ORDER_DETAILS, type OrderDetails } from "~/ordering/orders/order-details";
import { type PassportCodes, rowKey } from "~/ordering/passports/passport-piece";
import { cellInches } from "~/trade/measure/cell-inches";
import { fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { boringWords } from "./boring-words";
import type { StyleGroup } from "./style-groups";
import type { CutLine, PieceNumber, PieceWork, StyleWork } from "./work-order";
import { type OrderRevision, stopText } from "./work-words";

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
  ...detailsIn("delivery").map((name) => ORDER_DETAILS[name].label),
];

const BORED: readonly string[] = ["Board", "Stile", "Rail", "Top rail"];

/** An order for its table: its number and revision, and why it must not be sawn now. */
export type HeldOrder = OrderRevision & Partial<OrderDetails> & { readonly hold?: string };

interface PieceCells {
  readonly name: string;
  /** How it is bored, and whether in its rails: it is hinged at the top. */
  readonly boring: string;
  readonly isTop: boolean;
  readonly codes: readonly string[];
  readonly work: PieceWork;
}

const keyOf = ({ list, number }: PieceNumber) => `${list} ${number}`;

function cellsOf(
  work: PieceWork,
  { specification }: StyleGroup,
  pieceName: (list: PieceList, index: number) => string,
  codes: PassportCodes,
): PieceCells {
  const { list, number, piece, lineId, row } = work;
  return {
    name: pieceName(list, number - 1),
    boring: boringWords(piece, specification),
    isTop: "hinge" in piece && piece.hinge === "top",
    codes: codes[rowKey({ line: Number(lineId), list, row })] ?? [],
    work,
  };
}

/** How the doors that need a part are bored: `Door 1: Bore 2 cups: …`. */
function boringOf(part: CutLine["name"], pieces: readonly PieceCells[]): string {
  if (!BORED.includes(part)) return "";
  return pieces
    .filter(({ boring, isTop }) => boring && (part === "Board" || (part === "Stile") !== isTop))
    .map(({ name, boring }) => `${name}: ${boring}`)
    .join("; ");
}

const sizeText = (length: Sixteenths | null) => (length === null ? "" : cellInches(fromSixteenths(length)));

/** The sawing sizes of an order as a table for spreadsheets, with the codes on the labels of its pieces. */
export function workOrderCsv(
  order: HeldOrder,
  styles: readonly StyleWork[],
  pieceName: (list: PieceList, index: number) => string,
  codes: PassportCodes,
): string {
  const details = detailsOf(order);
  const delivery = detailsIn("delivery").map((name) => guarded(detailText(name, details)));
  const rows = styles.flatMap(({ group, materials, pieces: works }) => {
    const cells = new Map(works.map((work) => [keyOf(work), cellsOf(work, group, pieceName, codes)]));
    return materials.flatMap(({ material, thickness, lines }) =>
      lines.map(({ name, count, length, width, pieces }) => {
        const own = pieces.flatMap((piece) => cells.get(keyOf(piece)) ?? []);
        return [
          guarded(order.number),
          guarded(group.title),
          guarded(material),
          sizeText(thickness),
          name,
          String(count),
          sizeText(length),
          sizeText(width),
          own.map((piece) => piece.name).join("; "),
          guarded(boringOf(name, own)),
          own.flatMap((piece) => piece.codes).join("; "),
          String(order.contentRevision),
          [order.hold, stopText(own.map(({ work }) => work))].filter(Boolean).join(" "),
          ...delivery,
        ];
      }),
    );
  });
  return csvText([HEADINGS, ...rows]);
}
