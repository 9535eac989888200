import { Label } from "./drawing";

interface DimensionProps {
  /** Where the measured length begins and ends. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly label?: string;
  /** On which side of the line the label stands. */
  readonly side?: "above" | "below" | "left" | "right";
}

const TICK = 6;

/** A measured length: a line with a tick at each end, and its figure. */
export function Dimension({ from: [x1, y1], to: [x2, y2], label, side = "above" }: DimensionProps) {
  const upright = x1 === x2;
  const [tx, ty] = upright ? [TICK, 0] : [0, TICK];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const place = {
    above: { x: mx, y: my - 8, anchor: "middle" },
    below: { x: mx, y: my + 20, anchor: "middle" },
    left: { x: mx - 10, y: my + 5, anchor: "end" },
    right: { x: mx + 10, y: my + 5, anchor: "start" },
  } as const;
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - tx} ${y1 - ty}L${x1 + tx} ${y1 + ty}M${x2 - tx} ${y2 - ty}L${x2 + tx} ${y2 + ty}`}
        strokeWidth="1.75"
        className="stroke-oak"
      />
      {label && (
        <Label {...place[side]} strong>
          {label}
        </Label>
      )}
    </g>
  );
}
