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
