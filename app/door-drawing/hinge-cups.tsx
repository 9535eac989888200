import { CUP_TENTHS_MM } from "~/making/hinge-limits";
import type { HingePlan } from "~/making/hinges";
import type { Size } from "~/making/making-limits";
import type { HingeSide } from "~/measure/piece";

/** Sixteenths of an inch per tenth of a millimeter. */
const PER_TENTH = 8 / 127;

/** Where the cups of a back are, in sixteenths from its upper left corner: left and right are swapped. */
export function cupCenters(plan: HingePlan, { width }: Size, hinge: HingeSide | undefined): { x: number; y: number }[] {
  const inset = plan.cupCenterTenthsMm * PER_TENTH;
  if (hinge === "top") return plan.positions.map((position) => ({ x: width - position, y: inset }));
  const x = hinge === "right" ? inset : width - inset;
  return plan.positions.map((position) => ({ x, y: position }));
}

interface HingeCupsProps {
  readonly centers: readonly { readonly x: number; readonly y: number }[];
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
  /** Whether the shop bores the cups; otherwise they are dashed. */
  readonly isBored: boolean;
}

/** Hinge cups with their center lines, to scale; `centers` are in units of the drawing. */
export function HingeCups({ centers, unit, isBored }: HingeCupsProps) {
  const radius = Math.round((CUP_TENTHS_MM / 2) * PER_TENTH * unit * 100) / 100;
  const cross = radius + 5;
  return centers.map(({ x, y }) => (
    <g key={`${x} ${y}`}>
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeDasharray={isBored ? undefined : "3 2"}
        className={isBored ? "fill-white stroke-ink" : "fill-none stroke-ink"}
      />
      <path
        d={`M${x - cross} ${y}h${2 * cross}M${x} ${y - cross}v${2 * cross}`}
        strokeWidth="0.75"
        className="fill-none stroke-oak"
      />
    </g>
  ));
}
