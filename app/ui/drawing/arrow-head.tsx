interface ArrowHeadProps {
  readonly x: number;
  readonly y: number;
  readonly to: "left" | "right" | "up" | "down";
}

const LENGTH = 9;
const HALF = 3;

/** The two sides of the head and its base, from the tip on: alike in every drawing, so that they compress. */
const HEADS = {
  left: `l${LENGTH} ${HALF}v-${2 * HALF}z`,
  right: `l-${LENGTH} -${HALF}v${2 * HALF}z`,
  up: `l-${HALF} ${LENGTH}h${2 * HALF}z`,
  down: `l${HALF} -${LENGTH}h-${2 * HALF}z`,
} as const;

/** The slim arrow head of a dimension line, its tip at the point. */
export function ArrowHead({ x, y, to }: ArrowHeadProps) {
  return <path d={`M${x} ${y}${HEADS[to]}`} className="fill-oak" />;
}
