import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** Two doors on one opening, with a gap between them. */
export function PairDrawing() {
  return (
    <Drawing
      title="A pair of doors"
      description="Two doors over one opening of thirty inches. With a half-inch overlay and a gap of an eighth between them, each is 15 7/16 inches wide."
      height={310}
    >
      <Dimension from={[62, 40]} to={[338, 40]} label="Opening 30, overlay 1/2" />
      <DoorFront x={50} y={60} width={147} height={170} frame={20} />
      <DoorFront x={203} y={60} width={147} height={170} frame={20} />
      <path d="M62 60V230M338 60V230" strokeDasharray="5 4" className="stroke-oak" />
      <Label x={123} y={150} strong>
        15 7/16
      </Label>
      <Label x={277} y={150} strong>
        15 7/16
      </Label>
      <Label x={200} y={256}>
        Gap 1/8
      </Label>
      <Label x={200} y={290}>
        (30 + 1/2 + 1/2 - 1/8) / 2 = 15 7/16
      </Label>
    </Drawing>
  );
}
