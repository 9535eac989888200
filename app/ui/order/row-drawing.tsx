import type { PieceDraft } from "~/domain/blank-piece";
import { toDoor, toPiece } from "~/domain/drafted-piece";
import { hingeWords } from "~/domain/hinge-words";
import { planHinges } from "~/domain/hinges";
import { toSixteenths } from "~/domain/measure";
import { mostInches, type PieceList } from "~/domain/piece";
import { sizeOf } from "~/domain/piece-draft";
import { unreadableProblems } from "~/domain/piece-problems";
import type { ProductSpecification } from "~/domain/product";
import { DoorDrawing } from "~/ui/door-drawing/door-drawing";

interface RowDrawingProps {
  /** The prefix of every id in the drawings, unique on the page. */
  readonly name: string;
  readonly list: PieceList;
  readonly draft: PieceDraft;
  readonly specification: ProductSpecification | null;
}

/** A row's piece to scale from both sides, with its hinges in words; loaded when the row's details are opened. */
export function RowDrawing({ name, list, draft, specification }: RowDrawingProps) {
  const { width, height } = sizeOf(draft, mostInches(list));
  if (unreadableProblems(draft, list).length > 0 || width === 0 || height === 0) {
    return <p className="text-sm text-stone-700">The drawing appears once width and height are there.</p>;
  }
  const piece = list === "doors" ? toDoor(draft) : toPiece(draft, list);
  const sides = list === "doors" ? (["front", "back"] as const) : (["front"] as const);
  return (
    <>
      {list === "doors" && <HingeLine draft={draft} specification={specification} />}
      <div className="flex flex-wrap items-start gap-8">
        {sides.map((side) => (
          <div key={side} className="w-full max-w-72">
            <DoorDrawing name={`${name}-${side}`} side={side} list={list} piece={piece} specification={specification} />
          </div>
        ))}
      </div>
    </>
  );
}

function HingeLine({ draft, specification }: Pick<RowDrawingProps, "draft" | "specification">) {
  const door = toDoor(draft);
  const { width, height, hinge, boring } = door;
  const size = { width: toSixteenths(width), height: toSixteenths(height) };
  const plan = planHinges({ ...size, ...(hinge && { hinge }), ...(boring && { boring }) }, specification);
  if (!plan) return null;
  return <p className="figures text-sm text-stone-700">{hingeWords(plan, hinge)}.</p>;
}
