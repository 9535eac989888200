import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Hatch } from "~/house/ui/drawing/hatch";
import { DoorSection, FaceFrameSection } from "~/house/ui/drawing/sections";

const GAP = 3.75;
const PAIR_Y = 270;

/** Inset doors sit in the opening: 3/16 in is deducted for one door, 9/32 in for a pair. */
export function InsetDrawing() {
  return (
    <Drawing
      name="inset"
      title="Inset"
      description="Two sections from above with the door inside the opening, flush with the frame. One door: a gap of 3/32 in on each side, so 3/16 in is deducted in all; an opening of 15 in takes a door of 14 13/16 in. A pair: three gaps of 3/32 in, so 9/32 in is deducted in all and the rest halved; an opening of 30 in takes two doors of 14 13/16 in, rounded down."
      height={424}
    >
      <Hatch name="inset" />
      <FaceFrameSection name="inset" y={66} />
      <DoorSection left={90 + GAP} right={310 - GAP} y={63.5} />
      <Dimension from={[90, 26]} to={[310, 26]} label="Opening 15" witness={40} />
      <Dimension from={[90, 122]} to={[90 + GAP, 122]} label="3/32" place="right" witness={-26} outside />
      <Dimension from={[310 - GAP, 122]} to={[310, 122]} label="3/32" place="left" witness={-26} outside />
      <Dimension from={[90 + GAP, 156]} to={[310 - GAP, 156]} label="Door 14 13/16" witness={-34} />
      <Words x={200} y={192} strong>
        15 - 3/16 = 14 13/16
      </Words>
      <FaceFrameSection name="inset" y={PAIR_Y} />
      <DoorSection left={90 + GAP} right={200 - GAP / 2} y={PAIR_Y - 2.5} />
      <DoorSection left={200 + GAP / 2} right={310 - GAP} y={PAIR_Y - 2.5} />
      <Dimension from={[90, PAIR_Y - 40]} to={[310, PAIR_Y - 40]} label="Opening 30" witness={40} />
      {[90, 200 - GAP / 2, 310 - GAP].map((x) => (
        <Dimension
          key={x}
          from={[x, PAIR_Y + 56]}
          to={[x + GAP, PAIR_Y + 56]}
          label="3/32"
          place="below"
          witness={-26}
          outside
        />
      ))}
      <Words x={200} y={PAIR_Y + 112} strong>
        (30 - 9/32) / 2 = 14 13/16 each
      </Words>
      <Words x={200} y={PAIR_Y + 136}>
        rounded down to a sixteenth
      </Words>
    </Drawing>
  );
}
