import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import type { OldDoor } from "~/trade/openings/old-door";
import { DOOR_SIDES, laps, sidesOf, type ThirtySeconds } from "~/trade/openings/opening-rule";
import { format32 } from "~/trade/openings/opening-words";

const DOOR = { left: 110, right: 290, top: 60, bottom: 290 } as const;

/** Not to scale: an overlay is 6 to 26 units wide, so that the smallest is seen and the largest leaves an opening. */
const drawn = (length: ThirtySeconds) => Math.sign(length) * Math.min(6 + Math.abs(length) / 3, 26);

interface OldDoorDrawingProps {
  readonly name: string;
  readonly old: OldDoor;
}

/** An old door from the front with its opening dashed, and the overlay or reveal at each side. */
export function OldDoorDrawing({ name, old: { rule, opening } }: OldDoorDrawingProps) {
  const sides = sidesOf(rule);
  const inward = laps(rule.mount) ? 1 : -1;
  const at = (side: keyof typeof DOOR, way: 1 | -1) => DOOR[side] + way * inward * drawn(sides[side]);
  const [left, right, top, bottom] = [at("left", 1), at("right", -1), at("top", 1), at("bottom", -1)];
  const middle = (DOOR.left + DOOR.right) / 2;
  const height = DOOR.bottom - DOOR.top;
  const gap = opening.pair ? 4 : 0;
  return (
    <Drawing
      name={name}
      title="The old door and its opening"
      description="A door from the front, its opening dashed, with the figure of each side beside it."
      height={350}
    >
      {opening.pair ? (
        <>
          <DoorFront x={DOOR.left} y={DOOR.top} width={middle - gap / 2 - DOOR.left} height={height} frame={20} />
          <DoorFront
            x={middle + gap / 2}
            y={DOOR.top}
            width={middle - gap / 2 - DOOR.left}
            height={height}
            frame={20}
          />
        </>
      ) : (
        <DoorFront x={DOOR.left} y={DOOR.top} width={DOOR.right - DOOR.left} height={height} frame={34} />
      )}
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        strokeWidth="2"
        strokeDasharray="8 5"
        className="fill-none stroke-oak"
      />
      {DOOR_SIDES.map((side) => (
        <SideWords key={side} side={side}>
          {format32(sides[side])}
        </SideWords>
      ))}
    </Drawing>
  );
}

const PLACES = {
  left: { x: DOOR.left - 34, y: 182, anchor: "end" },
  right: { x: DOOR.right + 34, y: 182, anchor: "start" },
  top: { x: 200, y: 38, anchor: "middle" },
  bottom: { x: 200, y: 334, anchor: "middle" },
} as const;

function SideWords({ side, children }: { readonly side: keyof typeof DOOR; readonly children: string }) {
  return (
    <Words {...PLACES[side]} size={26} strong>
      {children}
    </Words>
  );
}
