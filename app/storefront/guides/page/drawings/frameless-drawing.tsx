import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Hatch, hatchFill } from "~/house/ui/drawing/hatch";
import { DoorSection } from "~/house/ui/drawing/sections";

const SIDES = [60, 310] as const;
const NEIGHBORS = [
  { side: 30, door: "M20 118H57.5V150.5H20" },
  { side: 340, door: "M380 118H342.5V150.5H380" },
] as const;

/** A frameless box: its door is as wide as the cabinet, less 1/8 in. */
export function FramelessDrawing() {
  return (
    <Drawing
      name="frameless"
      title="Frameless"
      description="Section from above: a cabinet of 18 in without a face frame, between its neighbors. The door covers the front edges of the cabinet's sides and is 1/8 in, or 3 mm, narrower than the cabinet, half of it at each side: 17 7/8 in."
      height={286}
    >
      <Hatch name="frameless" />
      <g strokeWidth="1.25">
        {SIDES.map((x) => (
          <rect key={x} x={x} y="64" width="30" height="50" fill={hatchFill("frameless")} className="stroke-ink" />
        ))}
        {NEIGHBORS.map(({ side, door }) => (
          <g key={side} className="fill-none stroke-stone-500">
            <rect x={side} y="64" width="30" height="50" />
            <path d={door} />
          </g>
        ))}
      </g>
      <DoorSection left={62.5} right={337.5} y={118} />
      <Dimension from={[60, 30]} to={[340, 30]} label="Cabinet 18" witness={34} />
      <Dimension from={[62.5, 200]} to={[337.5, 200]} label="Door 17 7/8" witness={-50} />
      <path d="M60 114V168M340 114V168" strokeWidth="0.75" strokeDasharray="4 3" className="fill-none stroke-oak" />
      <Dimension from={[60, 168]} to={[62.5, 168]} label="1/16" place="right" outside />
      <Dimension from={[337.5, 168]} to={[340, 168]} label="1/16" place="left" outside />
      <Words x={200} y={242}>
        Door = cabinet - 1/8 (3 mm)
      </Words>
      <Words x={200} y={268} strong>
        18 - 1/8 = 17 7/8
      </Words>
    </Drawing>
  );
}
