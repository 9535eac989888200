import { Words } from "./drawing";

interface ArrowHeadProps {
  readonly x: number;
  readonly y: number;
  readonly to: "left" | "right" | "up" | "down";
}

const LENGTH = 9;
const HALF = 3;

const toward = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** The slim arrowhead of a dimension line, with its tip at the point. */
export function ArrowHead({ x, y, to }: ArrowHeadProps) {
  const [dx, dy] = toward[to];
  const [bx, by] = [x - dx * LENGTH, y - dy * LENGTH];
  return (
    <path
      d={`M${x} ${y}L${bx - dy * HALF} ${by - dx * HALF}L${bx + dy * HALF} ${by + dx * HALF}Z`}
      className="fill-oak"
    />
  );
}

interface DimensionProps {
  /** The upper or left end, and the lower or right one. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly label?: string;
  /** Where the label is: in a break of the line, or next to it. */
  readonly place?: "within" | "above" | "below" | "left" | "right";
  /** How far along the line its label is moved from the middle. */
  readonly shift?: number;
  /** How far the lines at both ends reach toward the measured part: down or right if positive. */
  readonly witness?: number;
  /** Whether the arrows point inward from outside, because the length is too short for them. */
  readonly outside?: boolean;
}

const REACH = 24;
const OVERRUN = 4;

export function Dimension({
  from,
  to,
  label,
  place = "within",
  shift = 0,
  witness = 0,
  outside = false,
}: DimensionProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const upright = x1 === x2;
  const [mx, my] = [(x1 + x2) / 2 + (upright ? 0 : shift), (y1 + y2) / 2 + (upright ? shift : 0)];
  const reach = outside ? REACH : 0;
  const beside = {
    within: { x: mx, y: my + 5.5, anchor: "middle" },
    above: { x: mx, y: y1 - (upright ? reach : 0) - 8, anchor: "middle" },
    below: { x: mx, y: y2 + (upright ? reach : 0) + 20, anchor: "middle" },
    left: { x: x1 - (upright ? 0 : reach) - 8, y: my + 5.5, anchor: "end" },
    right: { x: x2 + (upright ? 0 : reach) + 8, y: my + 5.5, anchor: "start" },
  } as const;
  const half = label && place === "within" ? (upright ? 13 : label.length * 4.1 + 6) : 0;
  const end = witness < 0 ? OVERRUN : -OVERRUN;
  return (
    <g>
      <path
        d={
          upright
            ? `M${x1} ${y1 - reach}V${my - half}M${x1} ${my + half}V${y2 + reach}`
            : `M${x1 - reach} ${y1}H${mx - half}M${mx + half} ${y1}H${x2 + reach}`
        }
        className="fill-none stroke-oak"
      />
      {witness !== 0 && (
        <path
          d={
            upright
              ? `M${x1 + end} ${y1}H${x1 + witness}M${x2 + end} ${y2}H${x2 + witness}`
              : `M${x1} ${y1 + end}V${y1 + witness}M${x2} ${y2 + end}V${y2 + witness}`
          }
          strokeWidth="0.75"
          className="fill-none stroke-oak"
        />
      )}
      <ArrowHead x={x1} y={y1} to={upright ? (outside ? "down" : "up") : outside ? "right" : "left"} />
      <ArrowHead x={x2} y={y2} to={upright ? (outside ? "up" : "down") : outside ? "left" : "right"} />
      {label && (
        <Words {...beside[place]} strong>
          {label}
        </Words>
      )}
    </g>
  );
}
