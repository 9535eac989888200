import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

/** A door 15 1/2 in wide and 30 in high, which is written 15 1/2 x 30. */
export function WidthBeforeHeightDrawing() {
  return (
    <Drawing
      name="width-before-height"
      title="Width before height"
      description="A tall door front, 15 1/2 in across and 30 in up. It is written 15 1/2 x 30: first the width, then the height."
      height={350}
    >
      <DoorFront x={30} y={58} width={139.5} height={270} frame={20} />
      <Dimension from={[30, 32]} to={[169.5, 32]} label="15 1/2" witness={26} />
      <Dimension from={[196, 58]} to={[196, 328]} label="30" witness={-26} />
      <Words x={308} y={186} size={28} strong>
        15 1/2 x 30
      </Words>
      <path d="M236 200H316M348 200H381" className="fill-none stroke-oak" />
      <Words x={276} y={222}>
        Width
      </Words>
      <Words x={276} y={242}>
        first
      </Words>
      <Words x={364} y={222}>
        Height
      </Words>
      <Words x={364} y={242}>
        second
      </Words>
    </Drawing>
  );
}
