import { hatchFill } from "./hatch";

interface FaceFrameSectionProps {
  /** The name of the drawing around it, which contains the `Hatch`. */
  readonly name: string;
  /** The y of the frame's back; its front is 30 units further down. */
  readonly y: number;
}

/** The stiles of a face frame and the cabinet's sides behind them, in section from above; 40 units per inch. */
export function FaceFrameSection({ name, y }: FaceFrameSectionProps) {
  return (
    <g strokeWidth="1.25">
      <path
        d={`M46 ${y - 26}V${y}M76 ${y - 26}V${y}M324 ${y - 26}V${y}M354 ${y - 26}V${y}`}
        className="fill-none stroke-stone-500"
      />
      <path
        d={`M42 ${y - 23}C50 ${y - 32} 58 ${y - 18} 80 ${y - 27}M320 ${y - 23}C328 ${y - 32} 336 ${y - 18} 358 ${y - 27}`}
        strokeWidth="0.75"
        className="fill-none stroke-stone-500"
      />
      <rect x="20" y={y} width="70" height="30" fill={hatchFill(name)} className="stroke-ink" />
      <rect x="310" y={y} width="70" height="30" fill={hatchFill(name)} className="stroke-ink" />
    </g>
  );
}

interface DoorSectionProps {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const THICKNESS = 32.5;

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
