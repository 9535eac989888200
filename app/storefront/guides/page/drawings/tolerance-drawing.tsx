import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

/** The tolerances of a door: width and height within 1/16 in, warp within 1/8 in. */
export function ToleranceDrawing() {
  return (
    <Drawing
      name="tolerance"
      title="Tolerances"
      description="A door front, its width and its height true to plus or minus 1/16 in, and the same door from its edge beside a straightedge, bowed: the warp of a single panel is 1/8 in at most. The bow is drawn larger than it is."
      height={350}
    >
      <DoorFront x={96} y={58} width={144} height={234} frame={21} />
      <Dimension from={[96, 30]} to={[240, 30]} label="± 1/16" witness={28} />
      <Dimension from={[64, 58]} to={[64, 292]} label="± 1/16" witness={32} />
      <path d="M312 58Q336 175 312 292H324Q348 175 324 58Z" strokeWidth="1.25" className="fill-linen stroke-ink" />
      <path d="M312 44V306" strokeWidth="1.25" strokeDasharray="8 4" className="fill-none stroke-oak" />
      <Dimension from={[312, 175]} to={[324, 175]} label="1/8" place="left" outside />
      <Words x={168} y={322}>
        Width and height
      </Words>
      <Words x={320} y={322}>
        Warp, at most
      </Words>
    </Drawing>
  );
}
