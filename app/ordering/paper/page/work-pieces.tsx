import { pieceDetails } from "~/configurator/lines/detail-words";
import { pieceName } from "~/configurator/lines/piece-words";
import type { ClaimMark } from "~/ordering/orders/remade-words";
import type { ProductSpecification } from "~/trade/catalog/product";
import { formatSize } from "~/trade/measure/measure";
import { type PieceList, quantityOf } from "~/trade/measure/piece";
import { boringWords } from "../boring-words";
import type { PieceWork } from "../work-order";
import { PieceColumns, TickBoxes, WorkTable } from "./paper-table";

interface WorkPiecesProps {
  readonly pieces: readonly PieceWork[];
  readonly specification: ProductSpecification | null;
  readonly label: string;
  readonly marks?: readonly ClaimMark[];
}

const placeOf = (line: string, list: PieceList, row: number) => `${line} ${list} ${row}`;

export function WorkPieces({ pieces, specification, label, marks = [] }: WorkPiecesProps) {
  if (pieces.length === 0) return null;
  const marked = new Map<string, string[]>();
  for (const { line, list, index, text } of marks) {
    const place = placeOf(String(line), list, index);
    marked.set(place, [...(marked.get(place) ?? []), text]);
  }
  return (
    <WorkTable label={`Pieces, ${label}`} columns={<PieceColumns />}>
      {pieces.map((piece) => (
        <WorkPiece
          key={`${piece.list} ${piece.number}`}
          work={piece}
          specification={specification}
          remarks={[...(marked.get(placeOf(piece.lineId, piece.list, piece.row)) ?? []), ...piece.decisions]}
        />
      ))}
    </WorkTable>
  );
}

/** What the words for the boring machine say too. */
const BORING_DETAILS = ["boring", "cups", "fixing"] as const;

interface WorkPieceProps {
  readonly work: PieceWork;
  readonly specification: ProductSpecification | null;
  readonly remarks: readonly string[];
}

function WorkPiece({ work, specification, remarks }: WorkPieceProps) {
  const { list, number, piece } = work;
  const cups = boringWords(piece, specification);
  return (
    <tr>
      <td className="min-w-[16mm]">
        <TickBoxes count={quantityOf(piece)} />
      </td>
      <th scope="row" className="font-normal whitespace-nowrap">
        {pieceName(list, number - 1)}
      </th>
      <td className="text-right">{quantityOf(piece)}</td>
      <td className="font-semibold whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
      <td className="min-w-[24mm] wrap-anywhere">{piece.location}</td>
      <td className="min-w-60 wrap-anywhere">
        {(cups ? [...pieceDetails(piece, BORING_DETAILS), cups] : pieceDetails(piece)).join("; ")}
        {remarks.map((text) => (
          <strong key={text} className="block">
            {text}
          </strong>
        ))}
      </td>
    </tr>
  );
}
