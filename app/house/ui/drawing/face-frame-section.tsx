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
