import { Drawing, Label } from "./drawing";

const COLUMNS = ["A", "B", "C", "D"] as const;
const ROWS = [
  { row: 1, y: 40, height: 80 },
  { row: 2, y: 150, height: 30 },
  { row: 3, y: 184, height: 76 },
] as const;

/** A wall of cabinets labeled by columns and rows. */
export function GridLabelsDrawing() {
  return (
    <Drawing
      title="The grid system"
      description="A kitchen wall seen from the front. Columns are lettered A to D from the left, rows numbered one to three from the top; every piece is called by its column and row, such as B2 for the second drawer."
      height={290}
    >
      <path d="M30 138H390" strokeWidth="5" className="stroke-stone-500" />
      {COLUMNS.map((column, index) => (
        <g key={column}>
          <Label x={78 + index * 90} y={26} strong>
            {column}
          </Label>
          {ROWS.map(({ row, y, height }) => (
            <g key={row}>
              <rect x={36 + index * 90} y={y} width="84" height={height} className="fill-linen" />
              <Label x={78 + index * 90} y={y + height / 2 + 6}>
                {column}
                {row}
              </Label>
            </g>
          ))}
        </g>
      ))}
      {ROWS.map(({ row, y, height }) => (
        <Label key={row} x={16} y={y + height / 2 + 6} strong>
          {row}
        </Label>
      ))}
      <Label x={210} y={284} size={14}>
        Letters from the left, numbers from the top
      </Label>
    </Drawing>
  );
}
