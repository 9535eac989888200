import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** How exact a door is: its size, and how flat it stays. */
export function ToleranceDrawing() {
  return (
    <Drawing
      title="Tolerances"
      description="A door front with its size, true to a sixteenth of an inch either way, and the door from its edge against a straight line: a single panel may warp by an eighth of an inch."
      height={300}
    >
      <DoorFront x={40} y={30} width={130} height={210} frame={22} />
      <Dimension from={[40, 258]} to={[170, 258]} label="size ± 1/16" side="below" />
      <path d="M300 30Q322 135 300 240" strokeWidth="7" className="stroke-stone-500" />
      <path d="M300 24V246" strokeDasharray="5 4" className="stroke-oak" />
      <Label x={322} y={140} anchor="start" strong>
        1/8
      </Label>
      <Label x={300} y={278}>
        warp, one panel
      </Label>
    </Drawing>
  );
}
