import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

const [TOP, BOTTOM] = [26, 256];

/** A pull on a wall door and a knob on a base door, 2 1/2 to 3 in from the corner. */
export function HandleDrawing() {
  return (
    <Drawing
      name="handle"
      title="Knobs and pulls"
      description="A wall door with a pull in its lower corner and a base door with a knob in its upper corner, both at the side that opens. The knob, or the nearer end of the pull, is centered on the stile and 2 1/2 to 3 in from the corner."
      height={344}
    >
      <DoorFront x={20} y={TOP} width={116} height={BOTTOM - TOP} frame={24} />
      <DoorFront x={264} y={TOP} width={116} height={BOTTOM - TOP} frame={24} />
      <rect
        x="121"
        y={BOTTOM - 69}
        width="6"
        height="40"
        rx="3"
        strokeWidth="1.25"
        className="fill-oak stroke-oak-dark"
      />
      <circle cx="276" cy={TOP + 29} r="6" strokeWidth="1.25" className="fill-oak stroke-oak-dark" />
      <Dimension from={[156, BOTTOM - 29]} to={[156, BOTTOM]} label="2 1/2 to 3" place="right" witness={-20} />
      <Dimension from={[244, TOP]} to={[244, TOP + 29]} label="2 1/2 to 3" place="left" witness={20} />
      <Words x={78} y={284}>
        Wall door
      </Words>
      <Words x={322} y={284}>
        Base door
      </Words>
      <Words x={200} y={324} strong>
        Centered on the stile
      </Words>
    </Drawing>
  );
}
