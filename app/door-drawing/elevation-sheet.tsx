import { sizeWords } from "~/making/making-words";
import { quantityOf } from "~/measure/piece";
import { DoorFace } from "./door-face";
import { hingedWords } from "./drawing-words";
import { type DrawnPiece, hingesOf, leavesOf, PAIR_GAP, sizeOf } from "./drawn-piece";
import { layOut } from "./face-layout";
import { Grain } from "./grain";
import { HandleMarks } from "./handle-marks";
import { scaleOf, scaleToFit } from "./scale";

interface Elevation extends DrawnPiece {
  /** Its name in the order, such as "Door 1". */
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

/** How wide a row of the order is drawn: two doors for a pair. */
function spanOf(piece: Elevation): number {
  const { width } = sizeOf(piece);
  return leavesOf(hingesOf(piece).hinge).length === 2 ? 2 * width + PAIR_GAP : width;
}

/** Every piece of an order from the front, all to one scale, each with its location and its size. */
export function ElevationSheet({ name, pieces }: ElevationSheetProps) {
  const drawn = pieces.filter((piece) => sizeOf(piece).width > 0 && sizeOf(piece).height > 0);
  const largest = {
    width: Math.max(1, ...drawn.map(spanOf)),
    height: Math.max(1, ...drawn.map((piece) => sizeOf(piece).height)),
  };
  const unit = Math.min(scaleToFit(largest, LARGEST), MAX_UNITS);
  return (
    <div>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <Grain name={name} />
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

/** The text is always at least four lines high, so that the pieces in a row are on one baseline. */
function ElevationItem({ name, piece, unit }: ElevationItemProps) {
  const size = sizeOf(piece);
  const at = scaleOf(unit);
  const [width, height] = [at(spanOf(piece)), at(size.height)];
  const layout = layOut(piece.list, size, piece.specification);
  const quantity = quantityOf(piece.piece);
  const hinged = hingedWords(piece);
  return (
    <li className="max-w-full break-inside-avoid">
      <svg
        width={width + 2}
        height={height + 2}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        aria-hidden="true"
        className="h-auto max-w-full"
      >
        {leavesOf(hingesOf(piece).hinge).map((hinge, index) => (
          <DoorFace
            key={hinge ?? "open"}
            x={at(index * (size.width + PAIR_GAP))}
            y={0}
            unit={unit}
            layout={layout}
            name={name}
            hinge={hinge}
          />
        ))}
        {leavesOf(hingesOf(piece).hinge).map((hinge, index) => (
          <HandleMarks
            key={hinge ?? "open"}
            drawn={piece}
            hinge={hinge}
            x={at(index * (size.width + PAIR_GAP))}
            y={0}
            unit={unit}
          />
        ))}
      </svg>
      <p className="mt-2 min-h-20 max-w-44 text-sm leading-snug">
        <span className="block font-semibold wrap-anywhere">{piece.piece.location || piece.label}</span>
        <span className="block whitespace-nowrap">{sizeWords(size)}</span>
        <span className="block text-stone-600">
          {[piece.piece.location ? piece.label : "", quantity > 1 ? `${quantity} pieces` : ""]
            .filter((words) => words !== "")
            .join(", ")}
        </span>
        {hinged && <span className="block text-stone-600">{hinged}</span>}
      </p>
    </li>
  );
}
