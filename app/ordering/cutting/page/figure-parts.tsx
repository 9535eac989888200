import { classNames } from "~/house/ui/kit/class-names";
import type { Corner } from "../part-outline";

interface PartNumberProps {
  /** The middle of the number, and the room for it, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly mark: string;
}

/** The size of a number in a drawing of 960 units; one third of it is left on a phone, where it is larger. */
const SIZE = 22;
const ROOM_FOR_LARGE = { width: 48, height: 26 } as const;

export function PartNumber({ x, y, width, height, mark }: PartNumberProps) {
  const hasRoom = width >= ROOM_FOR_LARGE.width && height >= ROOM_FOR_LARGE.height;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={Math.min(SIZE, height, width)}
      fontWeight={600}
      className={classNames("figures fill-ink font-sans", hasRoom && "max-sm:text-[32px]")}
    >
      {mark}
    </text>
  );
}

type Point = readonly [x: number, y: number];

const chordOf = (from: Corner, to: Corner) => Math.hypot(to.x - from.x, to.y - from.y);

const rounded = (length: number) => Math.round(length * 10) / 10;

interface Scale {
  /** Where a point of the part is in the drawing, whose y runs down: an arc keeps its side. */
  readonly at: (x: number, y: number) => Point;
  /** Drawing units for a sixteenth along the drawing, and across it. */
  readonly along: number;
  readonly across: number;
}

/** The outline of a part as path data, its arches as arcs. */
export function outlinePath(corners: readonly Corner[], { at, along, across }: Scale): string {
  const edges = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [x, y] = at(to.x, to.y).map(rounded);
    if (from.bulge === 0) return `L${x} ${y}`;
    const radius = (chordOf(from, to) * (1 + from.bulge ** 2)) / (4 * Math.abs(from.bulge));
    return `A${rounded(radius * along)} ${rounded(radius * across)} 0 0 ${from.bulge > 0 ? 0 : 1} ${x} ${y}`;
  });
  const [first] = corners;
  return first ? `M${at(first.x, first.y).map(rounded).join(" ")}${edges.join("")}Z` : "";
}

/** How far the arches of a rail reach into it, from its lower edge; 0 for any other part. */
export function archDepth(corners: readonly Corner[]): number {
  return corners.reduce((most, from, index) => {
    const to = corners[index + 1];
    return to && from.bulge < 0 ? Math.max(most, (chordOf(from, to) * -from.bulge) / 2) : most;
  }, 0);
}
