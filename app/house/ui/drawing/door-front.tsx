interface DoorFrontProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  /** Face width of the rails, if they are narrower than the stiles. */
  readonly rail?: number;
}

export function DoorFront({ x, y, width, height, frame, rail = frame }: DoorFrontProps) {
  const [left, right] = [x + frame, x + width - frame];
  const [top, bottom] = [y + rail, y + height - rail];
  const bead = Math.min(frame / 6, 4);
  return (
    <g strokeWidth="1.25">
      <rect x={x} y={y} width={width} height={height} className="fill-linen stroke-ink" />
      <path d={`M${left} ${y}V${y + height}M${right} ${y}V${y + height}`} className="fill-none stroke-stone-500" />
      <rect x={left} y={top} width={right - left} height={bottom - top} className="fill-white stroke-ink" />
      <rect
        x={left + bead}
        y={top + bead}
        width={right - left - 2 * bead}
        height={bottom - top - 2 * bead}
        strokeWidth="0.75"
        className="fill-none stroke-stone-500"
      />
    </g>
  );
}
