import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

/** A drawer front over its opening, in line with the door below. */
export function DrawerFrontDrawing() {
  return (
    <Drawing
      name="drawer-front"
      title="A drawer front"
      description="A drawer front in front of its opening, which is dashed, with the upper end of the door below. With an overlay of 1/2 in, an opening of 17 by 5 takes a front of 18 by 6. The front is as wide as the door below it, and its rails are 1 1/2 in wide."
      height={356}
    >
      <path d="M70 282V196H331V282" strokeWidth="1.25" className="fill-linen stroke-ink" />
      <path d="M102.5 196V278M298.5 196V278" className="fill-none stroke-stone-500" />
      <path d="M102.5 279V228.5H298.5V279" strokeWidth="1.25" className="fill-white stroke-ink" />
      <path d="M62 284C110 274 150 292 200 281C250 272 290 290 339 279V300H62Z" className="fill-white" />
      <path
        d="M62 284C110 274 150 292 200 281C250 272 290 290 339 279"
        strokeWidth="0.75"
        className="fill-none stroke-ink"
      />
      <DoorFront x={70} y={92} width={261} height={87} frame={32.5} rail={22} />
      <rect
        x="77"
        y="99"
        width="247"
        height="73"
        strokeWidth="1.25"
        strokeDasharray="6 4"
        className="fill-none stroke-oak"
      />
      <Dimension from={[70, 28]} to={[331, 28]} label="Front 18" witness={64} />
      <Dimension from={[77, 60]} to={[324, 60]} label="Opening 17" witness={39} />
      <Dimension from={[36, 99]} to={[36, 172]} label="5" witness={41} />
      <Dimension from={[362, 92]} to={[362, 179]} label="6" witness={-31} />
      <Words x={200} y={260}>
        Door below
      </Words>
      <Words x={200} y={318}>
        17 + 2 x 1/2 = 18, 5 + 2 x 1/2 = 6
      </Words>
      <Words x={200} y={342} strong>
        As wide as the door below
      </Words>
    </Drawing>
  );
}
