import { counted } from "~/base/text/counts";
import { DoorDrawing } from "~/configurator/door-drawing/door-drawing";
import type { ProductSpecification } from "~/trade/catalog/product";
import { formatSize } from "~/trade/measure/measure";
import { quantityOf } from "~/trade/measure/piece";
import type { NumberedPiece } from "../style-groups";
import type { StyleWork } from "../work-order";
import { edgeWords, pieceRanges } from "../work-words";

interface SizeDrawingsProps {
  readonly name: string;
  readonly sizes: StyleWork["sizes"];
  readonly undrawn: number;
  readonly specification: ProductSpecification | null;
}

export function SizeDrawings({ name, sizes, undrawn, specification }: SizeDrawingsProps) {
  if (sizes.length === 0) return null;
  return (
    <>
      <h3 className="mb-2 text-lg">Each size, from the front, and from behind if it is bored</h3>
      <div className="size-figures">
        {sizes.map((pieces, index) => (
          <SizeFigure
            key={`${pieces[0].list} ${pieces[0].number}`}
            name={`${name}-${index}`}
            pieces={pieces}
            specification={specification}
          />
        ))}
      </div>
      {undrawn > 0 && <p>The cutting plan has drawings of the other {undrawn} sizes as DXF.</p>}
    </>
  );
}

interface SizeFigureProps {
  readonly name: string;
  readonly pieces: StyleWork["sizes"][number];
  readonly specification: ProductSpecification | null;
}

const isBored = ({ piece }: NumberedPiece) => "preBored" in piece && piece.preBored;

function SizeFigure({ name, pieces, specification }: SizeFigureProps) {
  const [first] = pieces;
  const { list, piece } = first;
  const count = pieces.reduce((sum, one) => sum + quantityOf(one.piece), 0);
  const drawn = { list, piece, specification };
  return (
    <figure className="size-figure">
      <figcaption className="text-sm">
        <strong>{formatSize(piece.width, piece.height)}</strong>, {counted(count, "piece")}: {pieceRanges(pieces)}
        {specification && (
          <span className="block text-stone-600">{`${specification.finish}. Edge: ${edgeWords(specification).toLowerCase()}`}</span>
        )}
      </figcaption>
      <div className="flex flex-wrap">
        <div className="size-drawing">
          <DoorDrawing {...drawn} name={`${name}-front`} side="front" />
        </div>
        {isBored(first) && (
          <div className="size-drawing">
            <DoorDrawing {...drawn} name={`${name}-back`} side="back" isDecided />
          </div>
        )}
      </div>
    </figure>
  );
}
