import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

const [TOP, BOTTOM] = [72, 242];
const LAP = 9;

/** Two doors on one opening: half of the opening plus both overlays less the gap. */
export function PairDrawing() {
  return (
    <Drawing
      name="pair"
      title="A pair of doors"
      description="Two doors in front of one opening, which is dashed. The opening is 30 in wide; the doors lap it by 1/2 in at both outer sides and leave a gap of 1/8 in between them. Opening plus two times the overlay, less the gap, halved: each door is 15 7/16 in wide."
      height={382}
    >
      <DoorFront x={40} y={TOP} width={158.5} height={BOTTOM - TOP} frame={23} />
      <DoorFront x={201.5} y={TOP} width={158.5} height={BOTTOM - TOP} frame={23} />
      <rect
        x={40 + LAP}
        y={TOP + LAP}
        width={320 - 2 * LAP}
        height={BOTTOM - TOP - 2 * LAP}
        strokeWidth="1.25"
        strokeDasharray="6 4"
        className="fill-none stroke-oak"
      />
      <Dimension from={[40 + LAP, 28]} to={[360 - LAP, 28]} label="Opening 30" witness={53} />
      <Dimension from={[40, 56]} to={[40 + LAP, 56]} label="1/2" place="right" witness={16} outside />
      <Dimension from={[360 - LAP, 56]} to={[360, 56]} label="1/2" place="left" witness={16} outside />
      <Dimension from={[198.5, 264]} to={[201.5, 264]} label="Gap 1/8" place="right" witness={-22} outside />
      <Dimension from={[40, 300]} to={[198.5, 300]} label="Door 15 7/16" witness={-58} />
      <Dimension from={[201.5, 300]} to={[360, 300]} label="Door 15 7/16" witness={-58} />
      <Words x={200} y={342}>
        (opening + 2 x overlay - gap) / 2
      </Words>
      <Words x={200} y={368} strong>
        (30 + 2 x 1/2 - 1/8) / 2 = 15 7/16
      </Words>
    </Drawing>
  );
}
