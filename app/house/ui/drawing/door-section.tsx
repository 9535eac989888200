interface DoorSectionProps {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const THICKNESS = 32.5;

/** A door cut through and seen from above; its middle is left out to save room. */
export function DoorSection({ left, right, y }: DoorSectionProps) {
  const middle = (left + right) / 2;
  const [top, bottom] = [y - 5, y + THICKNESS + 5];
  const wave = (x: number) => `M${x} ${top}C${x + 7} ${y + 8} ${x - 7} ${y + THICKNESS - 8} ${x} ${bottom}` as const;
  return (
    <g strokeWidth="1.25">
      <rect x={left} y={y} width={right - left} height={THICKNESS} className="fill-linen stroke-ink" />
      <path
        d={`${wave(middle - 6)}H${middle + 6}C${middle - 1} ${y + THICKNESS - 8} ${middle + 13} ${y + 8} ${middle + 6} ${top}Z`}
        className="fill-white"
      />
      <path d={`${wave(middle - 6)}${wave(middle + 6)}`} strokeWidth="0.75" className="fill-none stroke-ink" />
    </g>
  );
}
