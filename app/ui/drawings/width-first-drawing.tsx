import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** Width before height: a door and how its size is written. */
export function WidthFirstDrawing() {
  return (
    <Drawing
      title="Width before height"
      description="A door front, fifteen and a half inches wide and thirty inches high. The size is written width first."
      height={300}
    >
      <DoorFront x={130} y={20} width={118} height={228} frame={22} />
      <Dimension from={[130, 266]} to={[248, 266]} label="15 1/2" side="below" />
      <Dimension from={[270, 20]} to={[270, 248]} label="30" side="right" />
      <Label x={20} y={120} anchor="start">
        Written
      </Label>
      <Label x={20} y={142} anchor="start" strong>
        15 1/2 x 30
      </Label>
    </Drawing>
  );
}
