import { classNames } from "~/house/ui/kit/class-names";

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

/** The number of a part, or the name of an offcut, in the drawing of its sheet or stick. */
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
