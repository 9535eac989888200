import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** A drawer front over its opening: the same arithmetic as a door. */
export function DrawerFrontDrawing() {
  return (
    <Drawing
      title="A drawer front"
      description="A drawer front with narrow rails over its opening, shown dashed. With a half-inch overlay, an opening of seventeen by five takes a front of eighteen by six."
      height={230}
    >
      <Dimension from={[62, 40]} to={[338, 40]} label="Opening 17, overlay 1/2" />
      <DoorFront x={50} y={58} width={300} height={104} frame={18} />
      <rect x="62" y="70" width="276" height="80" strokeDasharray="5 4" className="stroke-oak" />
      <Label x={200} y={116} strong>
        18 x 6
      </Label>
      <Label x={200} y={196}>
        Rails narrow to 1 1/2, so the panel still shows
      </Label>
    </Drawing>
  );
}
