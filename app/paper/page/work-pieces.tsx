import { pieceDetails } from "~/lines/detail-words";
import { pieceName } from "~/lines/piece-words";
import { findingWords } from "~/making/making";
import { lineFindings } from "~/making/piece-findings";
import { faultsOf } from "~/making/piece-notes";
import { formatSize } from "~/measure/measure";
import { quantityOf } from "~/measure/piece";
import { faultText } from "~/order-form/rows/note-words";
import type { NumberedPiece, StyleGroup } from "~/paper/style-groups";
import { boringWords } from "./boring-words";
import { PieceColumns } from "./piece-columns";
import { TickBoxes } from "./tick-boxes";
import { WorkTable } from "./work-table";

interface WorkPiecesProps {
  readonly group: StyleGroup;
  /** The text at the top of every sheet of paper. */
  readonly sheet: string;
}

/** The pieces made from a style's parts: where each belongs, how it is bored, and what to note. */
export function WorkPieces({ group, sheet }: WorkPiecesProps) {
  return (
    <WorkTable label={`Pieces, ${group.title}`} sheet={sheet} columns={<PieceColumns />}>
      {group.pieces.map((numbered) => (
        <WorkPiece key={`${numbered.list} ${numbered.number}`} numbered={numbered} group={group} />
      ))}
    </WorkTable>
  );
}

function WorkPiece({ numbered, group }: { readonly numbered: NumberedPiece; readonly group: StyleGroup }) {
  const { list, number, piece } = numbered;
  const faults = faultsOf(piece);
  const { cups, warning } = boringWords(piece, group.specification);
  const warnings = [
    ...(faults.length > 0 ? [`Cannot be made: ${faultText(faults)}`] : []),
    ...(warning ? [warning] : []),
    ...lineFindings(list, piece, group).map(findingWords),
  ];
  return (
    <tr>
      <td className="whitespace-nowrap">
        <TickBoxes count={quantityOf(piece)} />
      </td>
      <th scope="row" className="font-normal whitespace-nowrap">
        {pieceName(list, number - 1)}
      </th>
      <td className="text-right">{quantityOf(piece)}</td>
      <td className="font-semibold whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
      <td className="min-w-[24mm] wrap-anywhere">{piece.location}</td>
      <td className="min-w-60 wrap-anywhere">
        {[...pieceDetails(piece), ...(cups ? [cups] : [])].join("; ")}
        {warnings.map((text) => (
          <strong key={text} className="block">
            {text}
          </strong>
        ))}
      </td>
    </tr>
  );
}
