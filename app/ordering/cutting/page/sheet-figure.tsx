import { counted } from "~/base/text/counts";
import { DataTable } from "~/house/ui/kit/data-table";
import { PER_SIXTEENTH } from "~/trade/cutting-plan/cutting-settings";
import type { Rectangle } from "~/trade/cutting-plan/guillotine";
import { inchWords } from "~/trade/making/hinge-words";
import { onSheet } from "../cutting-plan";
import type { CuttingView } from "../cutting-view";
import { lengthWords, materialWords, restWords } from "./cutting-words";
import { archDepth, outlinePath, PartNumber } from "./figure-parts";

interface SheetFigureProps {
  readonly sheet: CuttingView["sheets"][number];
  readonly count: number;
  /** The address of its drawing, if it has one. */
  readonly file: string | undefined;
}

const WIDTH = 960;

export function SheetFigure({ sheet, count, file }: SheetFigureProps) {
  const { number, length, width, cuts, offcuts } = sheet;
  const title = `Sheet ${number}`;
  return (
    <figure aria-labelledby={`sheet-${number}`} className="print:break-inside-avoid">
      <figcaption className="mb-2">
        <strong id={`sheet-${number}`} className="text-lg">
          {title}
        </strong>
        {` of ${count}: ${materialWords(sheet)}, ${lengthWords(length)} × ${lengthWords(width)}`}
        {offcuts.length > 0 && (
          <span className="block">
            {offcuts.length === 1 ? "Offcut" : "Offcuts"}{" "}
            {offcuts.map((rest) => `${rest.name}: ${restWords(rest.length)} × ${restWords(rest.width)}`).join("; ")}
          </span>
        )}
      </figcaption>
      <SheetDrawing sheet={sheet} />
      {file && (
        <p className="my-3 print:hidden">
          <a href={file} download className="link-tall">
            {`${title} as DXF`}
          </a>
        </p>
      )}
      <DataTable
        caption={`Parts of sheet ${number}`}
        head={["No.", "Part", "Length", "Width", "For"]}
        rows={cuts.map(({ part, isTurned }, index) => [
          String(index + 1),
          isTurned ? `${part.name}, turned` : part.name,
          inchWords(part.length),
          inchWords(part.width),
          part.use,
        ])}
      />
    </figure>
  );
}

function SheetDrawing({ sheet: { number, length, width, cuts, offcuts } }: Pick<SheetFigureProps, "sheet">) {
  const unit = WIDTH / length;
  const height = Math.ceil(width * unit);
  const drawn = ({ x, y, ...size }: Rectangle) => ({
    x: Math.round(x * unit * 10) / 10,
    y: Math.round((height - (y + size.width) * unit) * 10) / 10,
    width: Math.round(size.length * unit * 10) / 10,
    height: Math.round(size.width * unit * 10) / 10,
  });
  const scale = unit * PER_SIXTEENTH;
  /** The outline of an arched part on the sheet, and the middle of what is left of a rail beside its arches. */
  const arched = (cut: (typeof cuts)[number]) => {
    const { length: long, width: wide, arched: corners } = cut.part;
    if (!corners) return null;
    const place = onSheet(cut, 1);
    const at = (along: number, across: number) => {
      const [x, y] = place(along, across);
      return [x * scale, height - y * scale] as const;
    };
    return {
      path: outlinePath(corners, { at, along: scale, across: scale }),
      middle: at(long / 2, (archDepth(corners) + wide) / 2),
    };
  };
  return (
    <svg
      viewBox={`-1 -1 ${WIDTH + 2} ${height + 2}`}
      role="img"
      aria-label={`Sheet ${number} to scale: ${counted(cuts.length, "part")}`}
      className="h-auto w-full"
    >
      <rect width={WIDTH} height={height} className="fill-stone-300 stroke-ink" />
      {offcuts.map((rest) => (
        <Piece key={rest.name} box={drawn(rest)} mark={rest.name} words="" isOffcut />
      ))}
      {cuts.map((cut, index) => (
        <Piece
          // Parts never share a corner.
          key={`${cut.x} ${cut.y}`}
          box={drawn(cut)}
          mark={String(index + 1)}
          words={`${inchWords(cut.part.length)} × ${inchWords(cut.part.width)}`}
          arched={arched(cut)}
        />
      ))}
    </svg>
  );
}

interface PieceProps {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly mark: string;
  readonly words: string;
  readonly isOffcut?: boolean;
  /** What remains of a part once its arch is cut, and where its number is. */
  readonly arched?: { readonly path: string; readonly middle: readonly [x: number, y: number] } | null;
}

function Piece({ box, mark, words, isOffcut = false, arched = null }: PieceProps) {
  const [x, y] = arched?.middle ?? [box.x + box.width / 2, box.y + box.height / 2];
  const hasRoom = words !== "" && box.width > 9 * words.length && box.height > 44;
  return (
    <g>
      <rect
        {...box}
        strokeWidth="1"
        strokeDasharray={isOffcut ? "6 4" : undefined}
        className={isOffcut ? "fill-linen stroke-ink" : arched ? "fill-none stroke-ink" : "fill-white stroke-ink"}
      />
      {arched && <path d={arched.path} className="fill-white stroke-ink" />}
      <PartNumber x={x} y={hasRoom ? y - 9 : y} width={box.width} height={box.height} mark={mark} />
      {hasRoom && (
        <text x={x} y={y + 18} textAnchor="middle" fontSize={16} className="figures fill-ink font-sans max-sm:hidden">
          {words}
        </text>
      )}
    </g>
  );
}
