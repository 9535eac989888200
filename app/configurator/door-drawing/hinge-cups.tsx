import { CUP_TENTHS_MM } from "~/trade/making/hinge-limits";
import type { HingedDoor, HingePlan } from "~/trade/making/hinges";
import type { Size } from "~/trade/making/making-limits";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { readFixing } from "~/trade/measure/fixing";

/** Sixteenths of an inch per tenth of a millimeter. */
const PER_TENTH = 8 / 127;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface HingeHoles {
  readonly cup: Point;
  readonly fixings: readonly Point[];
}

/**
 * Where the holes of a back are, in sixteenths from its upper left corner: left and right are swapped. A cup outside of
 * the door is drawn at the nearest end, `beyond` it by so many sixteenths.
 */
export function hingeHoles(
  plan: HingePlan,
  { width, height }: Size,
  { hinge, fixing, beyond }: Pick<HingedDoor, "hinge" | "fixing"> & { readonly beyond: number },
): HingeHoles[] {
  const inset = plan.cupCenterTenthsMm * PER_TENTH;
  const holes = fixing ? readFixing(fixing) : null;
  const edge = hinge === "top" ? width : height;
  const place = (along: number, deep: number): Point => {
    if (hinge === "top") return { x: width - along, y: deep };
    return { x: hinge === "right" ? deep : width - deep, y: along };
  };
  return plan.cups.map((at) => {
    const along = Math.min(Math.max(at / CUP_UNITS.sixteenth, -beyond), edge + beyond);
    const fixings = holes
      ? [-1, 1].map((way) => place(along + (way * holes.spacing * PER_TENTH) / 2, inset + holes.offset * PER_TENTH))
      : [];
    return { cup: place(along, inset), fixings };
  });
}

interface HingeCupsProps {
  /** In units of the drawing. */
  readonly holes: readonly HingeHoles[];
  /** The key of the fixing pattern; `undefined` for cups alone. */
  readonly fixing: string | undefined;
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
  /** Whether the shop bores the cups; otherwise they are dashed. */
  readonly isBored: boolean;
  /** The indexes of the cups that cannot be bored where they are. */
  readonly misplaced: ReadonlySet<number>;
}

const rounded = (length: number) => Math.round(length * 100) / 100;

/**
 * Hinge cups with their center lines and the holes of their fixing, to scale; misplaced ones are crossed out instead.
 */
export function HingeCups({ holes, fixing, unit, isBored, misplaced }: HingeCupsProps) {
  const radius = rounded((CUP_TENTHS_MM / 2) * PER_TENTH * unit);
  const hole = fixing ? readFixing(fixing) : null;
  const small = hole ? rounded((hole.diameter / 2) * PER_TENTH * unit) : 0;
  const arm = radius + 5;
  const look = {
    strokeDasharray: isBored ? undefined : "3 2",
    className: isBored ? "fill-white stroke-ink" : "fill-none stroke-ink",
  };
  return holes.map(({ cup: { x, y }, fixings }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two misplaced cups can be in one place
    <g key={index}>
      <circle cx={x} cy={y} r={radius} {...look} />
      {fixings.map((fixing) => (
        <circle key={`${fixing.x} ${fixing.y}`} cx={fixing.x} cy={fixing.y} r={small} {...look} />
      ))}
      {misplaced.has(index) ? (
        <Cross x={x} y={y} radius={radius} />
      ) : (
        <path
          d={`M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`}
          strokeWidth="0.75"
          className="fill-none stroke-oak"
        />
      )}
    </g>
  ));
}

interface CrossProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What crosses a cup out: a red cross in a dashed ring, both seen without their color. */
function Cross({ x, y, radius }: CrossProps) {
  const arm = rounded(radius * 0.7);
  const look = "fill-none stroke-signal";
  return (
    <>
      <circle cx={x} cy={y} r={radius + 4} strokeWidth="2" strokeDasharray="5 3" className={look} />
      <path
        d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
        strokeWidth="2.5"
        className={look}
      />
    </>
  );
}
