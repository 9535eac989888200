import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** The parts of a five-piece door and their names. */
export function DoorPartsDrawing() {
  return (
    <Drawing
      title="Parts of a five-piece door"
      description="A door front: two stiles run its full height, two rails fit between them, and the panel floats in their groove. The frame is two and a quarter inches wide."
      height={300}
    >
      <DoorFront x={120} y={30} width={160} height={220} frame={30} />
      <path d="M135 140H84M265 140H316M200 45V14M200 140V168" className="stroke-oak" />
      <Label x={78} y={145} anchor="end">
        Stile
      </Label>
      <Label x={322} y={145} anchor="start">
        Stile
      </Label>
      <Label x={236} y={18} anchor="start">
        Rail
      </Label>
      <path d="M200 14H230" className="stroke-oak" />
      <Label x={200} y={188}>
        Panel
      </Label>
      <Dimension from={[120, 268]} to={[150, 268]} label="2 1/4" side="below" />
    </Drawing>
  );
}
