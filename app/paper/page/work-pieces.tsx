import { pieceDetails } from "~/lines/detail-words";
import { pieceName } from "~/lines/piece-words";
import { formatSize } from "~/measure/measure";
import { quantityOf } from "~/measure/piece";
import { boringWords } from "~/paper/boring-words";
import type { StyleGroup } from "~/paper/style-groups";
import type { PieceWork, StyleWork } from "~/paper/work-order";
import { PieceColumns } from "./piece-columns";
import { TickBoxes } from "./tick-boxes";
import { WorkTable } from "./work-table";

/** The pieces made from a style's parts: where each belongs, how it is bored, and what was decided about it. */
export function WorkPieces({ work: { group, pieces } }: { readonly work: StyleWork }) {
  return (
    <WorkTable label={`Pieces, ${group.title}`} columns={<PieceColumns />}>
      {pieces.map((piece) => (
        <WorkPiece key={`${piece.list} ${piece.number}`} work={piece} group={group} />
      ))}
    </WorkTable>
  );
}

/** What the words for the boring machine say too. */
const BORING_DETAILS = ["boring", "cups", "fixing"] as const;

function WorkPiece({ work, group }: { readonly work: PieceWork; readonly group: StyleGroup }) {
  const { list, number, piece, decisions } = work;
  const { cups } = boringWords(piece, group.specification);
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
        {decisions.map((text) => (
          <strong key={text} className="block">
            {text}
          </strong>
        ))}
      </td>
    </tr>
  );
}
