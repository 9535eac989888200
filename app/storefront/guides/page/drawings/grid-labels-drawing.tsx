import { Drawing, Words } from "~/house/ui/drawing/drawing";

const COLUMNS = ["A", "B", "C", "D"] as const;
const [LEFT, STEP, WIDTH] = [46, 86, 82] as const;
const PIECES = [
  { kind: "upper", y: 46, height: 104, label: (column: string) => `${column}1` },
  { kind: "drawer", y: 196, height: 36, label: (column: string) => `${column}2-D` },
  { kind: "base", y: 236, height: 84, label: (column: string) => `${column}2` },
] as const;

/** A kitchen wall with lettered columns and numbered rows: A1, B1, A2, and A2-D for the drawer over A2. */
export function GridLabelsDrawing() {
  return (
    <Drawing
      name="grid-labels"
      title="The grid system"
      description="A kitchen wall from the front. Columns are lettered A to D from the left. Row 1 is the upper cabinets, row 2 the base cabinets. A door is named by its column and row: A1 and B1 above, A2 and B2 below. The drawer front over a base door adds a D: A2-D."
      height={376}
    >
      {COLUMNS.map((column, index) => (
        <g key={column}>
          <Words x={LEFT + index * STEP + WIDTH / 2} y={32} strong>
            {column}
          </Words>
          {PIECES.map(({ kind, y, height, label }) => (
            <g key={kind}>
              <rect
                x={LEFT + index * STEP}
                y={y}
                width={WIDTH}
                height={height}
                strokeWidth="1.25"
                className="fill-linen stroke-ink"
              />
              {kind !== "drawer" && (
                <rect
                  x={LEFT + index * STEP + 11}
                  y={y + 11}
                  width={WIDTH - 22}
                  height={height - 22}
                  strokeWidth="0.75"
                  className="fill-white stroke-stone-500"
                />
              )}
              <Words x={LEFT + index * STEP + WIDTH / 2} y={y + height / 2 + 5.5}>
                {label(column)}
              </Words>
            </g>
          ))}
        </g>
      ))}
      <rect x="40" y="184" width="352" height="8" strokeWidth="1.25" className="fill-stone-200 stroke-ink" />
      <path d="M52 320V332H380V320M14 332H52M380 332H392" className="fill-none stroke-ink" />
      <path d="M36 46H30V150H36M36 196H30V320H36" className="fill-none stroke-oak" />
      <Words x={17} y={103.5} strong>
        1
      </Words>
      <Words x={17} y={263.5} strong>
        2
      </Words>
      <Words x={200} y={362}>
        D for the drawer front over a door
      </Words>
    </Drawing>
  );
}
