import { Dimension } from "~/ui/drawing/dimension";
import { Drawing } from "~/ui/drawing/drawing";
import { Words } from "~/ui/drawing/words";

const TOP = 48;

interface FrameProps {
  readonly x: number;
}

function Frame({ x }: FrameProps) {
  return (
    <g strokeWidth="1.25">
      <rect x={x} y={TOP} width="170" height="248" className="fill-linen stroke-ink" />
      <path d={`M${x + 20} ${TOP}v248M${x + 150} ${TOP}v248`} className="fill-none stroke-stone-500" />
      <rect x={x + 20} y={TOP + 20} width="130" height="208" className="fill-white stroke-ink" />
    </g>
  );
}

/** A face-frame opening: width at three heights, height at three places; the smallest of each counts. */
export function OpeningDrawing() {
  return (
    <Drawing
      name="opening"
      title="Measuring an opening"
      description="A face-frame opening, shown twice. Its width is measured at the top, in the middle and at the bottom: 15 1/16, 15 and 15 1/8. Its height is measured at the left, in the middle and at the right: 24 1/8, 24 and 24 1/16. The smallest of each counts: 15 by 24."
      height={362}
    >
      <Words x={101} y={30}>
        Width, three times
      </Words>
      <Words x={299} y={30}>
        Height, three times
      </Words>
      <Frame x={16} />
      <Frame x={214} />
      <Dimension from={[36, 92]} to={[166, 92]} label="15 1/16" />
      <Dimension from={[36, 172]} to={[166, 172]} label="15" />
      <Dimension from={[36, 252]} to={[166, 252]} label="15 1/8" />
      <rect x="83" y="157" width="36" height="30" rx="4" className="fill-none stroke-oak" strokeWidth="1.5" />
      <Dimension from={[263, 68]} to={[263, 276]} label="24 1/8" shift={-52} />
      <Dimension from={[296, 68]} to={[296, 276]} label="24" />
      <Dimension from={[330, 68]} to={[330, 276]} label="24 1/16" shift={52} />
      <rect x="278" y="157" width="36" height="30" rx="4" className="fill-none stroke-oak" strokeWidth="1.5" />
      <Words x={200} y={340} strong>
        The smallest of each counts: 15 x 24
      </Words>
    </Drawing>
  );
}
