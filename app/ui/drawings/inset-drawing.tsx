import { Dimension } from "./dimension";
import { Drawing, Label } from "./drawing";

/** An inset door lies in its opening, flush with the frame. */
export function InsetDrawing() {
  return (
    <Drawing
      title="Inset"
      description="Section from above: the door lies inside an opening of fifteen inches, flush with the frame; three sixteenths are deducted in all, so the door is 14 13/16 inches wide. Across a pair, nine thirty-seconds are deducted."
      height={230}
    >
      <rect x="30" y="70" width="75" height="34" className="fill-stone-200" />
      <rect x="295" y="70" width="75" height="34" className="fill-stone-200" />
      <rect x="110" y="76" width="180" height="26" className="fill-linen stroke-oak-dark" />
      <Dimension from={[105, 54]} to={[295, 54]} label="Opening 15" />
      <Label x={200} y={94}>
        Door 14 13/16
      </Label>
      <path d="M107.5 108V136M292.500 108V136" className="stroke-oak" />
      <Label x={200} y={152} strong>
        3/16 less, both gaps together
      </Label>
      <Label x={200} y={196}>
        A pair: 9/32 less, then half each
      </Label>
    </Drawing>
  );
}
