import type { ReactNode } from "react";
import { sizeWords } from "~/trade/making/making-words";
import { misplacedCups } from "~/trade/making/misplaced-cups";
import { hingeWords } from "~/trade/making/plan-words";
import { fixingWords } from "~/trade/measure/fixing";
import { quantityOf } from "~/trade/measure/piece";
import { BackLeaves, leavesFromBehind } from "./back-drawing";
import { DoorFace } from "./door-face";
import { hingedWords, planOf } from "./drawing-words";
import {
  type DrawnPiece,
  drawnSizeOf,
  drawnSpanOf,
  hingesOf,
  leavesOf,
  PAIR_GAP,
  scaleOf,
  scaleToFit,
} from "./drawn-piece";
import { layOutFace } from "./face-layout";
import { HandleMarks } from "./handle-marks";
import { GrainLines } from "./pane";

interface Elevation extends DrawnPiece {
  readonly label: string;
}

interface ElevationSheetProps {
  /** The prefix of every id in the sheet, unique on the page. */
  readonly name: string;
  readonly pieces: readonly Elevation[];
}

/** The largest size that a piece may have on a sheet, in CSS pixels: it fits the width of a phone. */
const LARGEST = { width: 260, height: 340 } as const;
/** The largest scale of a sheet: 1/4 in of paper per inch would be 6 units per sixteenth. */
const MAX_UNITS = 0.45;

/** Every piece of an order, all to one scale, with its location and size; bored doors also from behind. */
export function ElevationSheet({ name, pieces }: ElevationSheetProps) {
  const drawn = pieces.filter((piece) => drawnSizeOf(piece).width > 0 && drawnSizeOf(piece).height > 0);
  const largest = {
    width: Math.max(1, ...drawn.map(drawnSpanOf)),
    height: Math.max(1, ...drawn.map((piece) => drawnSizeOf(piece).height)),
  };
  const unit = Math.min(scaleToFit(largest, LARGEST), MAX_UNITS);
  return (
    <div>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <GrainLines name={name} />
      </svg>
      <ul className="figures flex flex-wrap items-end gap-x-6 gap-y-8">
        {drawn.map((piece) => (
          <ElevationItem key={piece.label} name={name} piece={piece} unit={unit} />
        ))}
      </ul>
    </div>
  );
}

interface ElevationItemProps {
  readonly name: string;
  readonly piece: Elevation;
  readonly unit: number;
}

/** A text is always at least five lines high, so that the pieces in a row are on one baseline. */
const TEXT = "mt-2 min-h-24 max-w-44 text-sm leading-snug";

function ElevationItem({ name, piece, unit }: ElevationItemProps) {
  const size = drawnSizeOf(piece);
  const at = scaleOf(unit);
  const layout = layOutFace(piece.list, size, piece.specification);
  const quantity = quantityOf(piece.piece);
  const hinged = hingedWords(piece);
  const leaves = leavesOf(hingesOf(piece).hinge);
  return (
    <li className="flex max-w-full break-inside-avoid flex-wrap items-end gap-x-4">
      <div className="max-w-full">
        <Elevated piece={piece} unit={unit}>
          {leaves.map((hinge, index) => {
            const place = { x: at(index * (size.width + PAIR_GAP)), y: 0, unit, hinge };
            return (
              <g key={hinge ?? "open"}>
                <DoorFace {...place} layout={layout} name={name} />
                <HandleMarks {...place} drawn={piece} />
              </g>
            );
          })}
        </Elevated>
        <p className={TEXT}>
          <span className="block font-semibold wrap-anywhere">{piece.piece.location || piece.label}</span>
          <span className="block whitespace-nowrap">{sizeWords(size)}</span>
          <span className="block text-stone-600">
            {[piece.piece.location ? piece.label : "", quantity > 1 ? `${quantity} pieces` : ""]
              .filter((words) => words !== "")
              .join(", ")}
          </span>
          {hinged && <span className="block text-stone-600">{hinged}</span>}
        </p>
      </div>
      <Behind name={name} piece={piece} unit={unit} />
    </li>
  );
}

/** A bored door from behind, with its hinge cups; nothing for any other piece. */
function Behind({ name, piece, unit }: ElevationItemProps) {
  const { hinge, preBored, fixing } = hingesOf(piece);
  const plan = preBored ? planOf(piece) : null;
  if (!plan) return null;
  const wrong = new Set(misplacedCups(piece.list, piece.piece, piece.specification).map(({ index }) => index));
  return (
    <div className="max-w-full">
      <Elevated piece={piece} unit={unit}>
        <BackLeaves
          drawn={piece}
          name={name}
          leaves={leavesFromBehind(piece, { left: 0, top: 0, unit })}
          top={0}
          unit={unit}
          misplaced={wrong}
        />
      </Elevated>
      <p className={TEXT}>
        <span className="block font-semibold">From behind</span>
        <span className="block">{hingeWords(plan, hinge)}</span>
        {fixing && <span className="block text-stone-600">{fixingWords(fixing)}</span>}
      </p>
    </div>
  );
}

interface ElevatedProps extends Omit<ElevationItemProps, "name"> {
  readonly children: ReactNode;
}

/** The picture of one side; the text below it says all that it shows. */
function Elevated({ piece, unit, children }: ElevatedProps) {
  const at = scaleOf(unit);
  const [width, height] = [at(drawnSpanOf(piece)) + 2, at(drawnSizeOf(piece).height) + 2];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`-1 -1 ${width} ${height}`}
      aria-hidden="true"
      className="h-auto max-w-full overflow-visible"
    >
      {children}
    </svg>
  );
}
