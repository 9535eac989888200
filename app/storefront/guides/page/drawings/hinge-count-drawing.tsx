import { ArrowHead } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

const DOORS = [
  { inches: 40, hinges: 2 },
  { inches: 60, hinges: 3 },
  { inches: 80, hinges: 4 },
  { inches: 100, hinges: 5 },
] as const;

const FLOOR = 300;
/** Drawing units per inch. */
const SCALE = 2.5;

/** Two hinges up to 40 in of height, three up to 60, four up to 80, five up to 100. */
export function HingeCountDrawing() {
  return (
    <Drawing
      name="hinge-count"
      title="Hinges by height"
      description="Four doors, each taller than the one before: up to 40 in takes two hinges, up to 60 in three, up to 80 in four, up to 100 in five. The first and last hinges are 3 in from the ends, and the others are spread evenly between them, clear of a center rail."
      height={364}
    >
      {DOORS.map(({ inches, hinges }, index) => {
        const x = 32 + index * 95;
        const height = inches * SCALE;
        const top = FLOOR - height;
        const step = (height - 6 * SCALE) / (hinges - 1);
        return (
          <g key={inches}>
            <DoorFront x={x} y={top} width={50} height={height} frame={6} />
            {Array.from({ length: hinges }, (_, hinge) => top + 3 * SCALE + hinge * step).map((y) => (
              <rect key={y} x={x - 5} y={y - 4} width="10" height="8" className="fill-oak" />
            ))}
            <path d={`M${x + 62} ${top}V${FLOOR}M${x + 58} ${top}H${x + 66}`} className="fill-none stroke-oak" />
            <ArrowHead x={x + 62} y={top} to="up" />
            <Words x={x + 25} y={top - 10} strong>
              {`${hinges} hinges`}
            </Words>
            <Words x={x + 28} y={FLOOR + 24}>
              {`to ${inches} in`}
            </Words>
          </g>
        );
      })}
      <path d={`M14 ${FLOOR}H386`} className="fill-none stroke-ink" />
      <Words x={200} y={352}>
        Heavy doors: count by weight as well
      </Words>
    </Drawing>
  );
}
