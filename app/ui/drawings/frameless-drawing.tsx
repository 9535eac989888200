import { Dimension } from "./dimension";
import { Drawing, Label } from "./drawing";

/** A box without a face frame: the door is a little narrower than the box. */
export function FramelessDrawing() {
  return (
    <Drawing
      title="Frameless"
      description="Section from above: a cabinet box of thirteen-sixteenths board without a face frame. Its door covers the edges of the sides and is three millimeters narrower than the box."
      height={230}
    >
      <rect x="60" y="50" width="18" height="60" className="fill-stone-200" />
      <rect x="322" y="50" width="18" height="60" className="fill-stone-200" />
      <rect x="63" y="114" width="274" height="24" className="fill-linen stroke-oak-dark" />
      <Dimension from={[60, 36]} to={[340, 36]} label="Cabinet 18" />
      <Dimension from={[63, 156]} to={[337, 156]} label="Door 17 7/8" side="below" />
      <Label x={200} y={214}>
        Door = cabinet - 3 mm (1/8)
      </Label>
    </Drawing>
  );
}
