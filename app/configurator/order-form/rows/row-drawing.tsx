import { DoorDrawing } from "~/configurator/door-drawing/door-drawing";
import type { ProductSpecification } from "~/trade/catalog/product";
import { planHinges } from "~/trade/making/hinges";
import { unreadableProblems } from "~/trade/making/piece-problems";
import { hingeWords } from "~/trade/making/plan-words";
import { BLANK_DETAILS } from "~/trade/measure/detail-names";
import { toSixteenths } from "~/trade/measure/measure";
import { maxInches, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { sizeOf } from "~/trade/pieces/piece-draft";

interface RowDrawingProps {
  /** The prefix of every id in the drawings, unique on the page. */
  readonly name: string;
  readonly list: PieceList;
  readonly draft: PieceDraft;
  readonly specification: ProductSpecification | null;
}

export function RowDrawing({ name, list, draft, specification }: RowDrawingProps) {
  const { width, height } = sizeOf(draft, maxInches(list));
  if (unreadableProblems(draft, list).some(({ field }) => !(field in BLANK_DETAILS)) || width === 0 || height === 0) {
    return <p className="text-sm text-stone-700">The drawing appears once you enter a width and a height.</p>;
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
  const size = { width: toSixteenths(door.width), height: toSixteenths(door.height) };
  const plan = planHinges({ ...door, ...size }, specification);
  if (!plan) return null;
  return <p className="figures text-sm text-stone-700">{hingeWords(plan, door.hinge)}.</p>;
}
