import { Dimension } from "./dimension";
import { DoorFront } from "./door-front";
import { Drawing, Label } from "./drawing";

/** Where knobs and pulls go on base and wall doors. */
export function HandleDrawing() {
  return (
    <Drawing
      title="Knobs and pulls"
      description="A wall door with its knob in the lower corner and a base door with its pull in the upper corner, each centered on the stile and two and a half to three inches from the corner."
      height={300}
    >
      <DoorFront x={50} y={30} width={110} height={210} frame={20} />
      <DoorFront x={240} y={30} width={110} height={210} frame={20} />
      <circle cx="150" cy="205" r="6" className="fill-oak stroke-oak" />
      <rect x="246" y="58" width="8" height="44" rx="4" className="fill-oak stroke-oak" />
      <Dimension from={[176, 205]} to={[176, 240]} label="2 1/2" side="right" />
      <Dimension from={[226, 30]} to={[226, 58]} label="2 1/2" side="left" />
      <Label x={105} y={268}>
        Wall door
      </Label>
      <Label x={295} y={268}>
        Base door
      </Label>
    </Drawing>
  );
}
