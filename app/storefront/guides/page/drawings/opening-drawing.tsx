import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

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

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The outline of a smallest figure. */
function Smallest({ x, y, width }: MarkProps) {
  return <rect x={x} y={y} width={width} height="30" rx="4" className="fill-none stroke-oak" strokeWidth="1.5" />;
}

/** The outline of a largest figure. */
function Largest(mark: MarkProps) {
  return (
    <g strokeDasharray="4 3">
      <Smallest {...mark} />
    </g>
  );
}

/**
 * A face-frame opening: width at three heights, height at three places. An inset door goes by the smallest of each, a
 * door that laps the frame by the largest.
 */
export function OpeningDrawing() {
  return (
    <Drawing
      name="opening"
      title="Measuring an opening"
      description="A face-frame opening, shown twice. Its width is measured at the top, in the middle and at the bottom: 15 1/16, 15 and 15 1/8. Its height is measured at the left, in the middle and at the right: 24 1/8, 24 and 24 1/16. An inset door uses the smallest of each: 15 by 24. An overlay door uses the largest: 15 1/8 by 24 1/8."
      height={386}
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
      <Smallest x={83} y={157} width={36} />
      <Dimension from={[263, 68]} to={[263, 276]} label="24 1/8" shift={-52} />
      <Dimension from={[296, 68]} to={[296, 276]} label="24" />
      <Dimension from={[330, 68]} to={[330, 276]} label="24 1/16" shift={52} />
      <Smallest x={278} y={157} width={36} />
      <Largest x={69} y={237} width={64} />
      <Largest x={236} y={105} width={54} />
      <Smallest x={20} y={316} width={36} />
      <Words x={68} y={336.5} anchor="start" strong>
        Inset uses the smallest: 15 x 24
      </Words>
      <Largest x={20} y={352} width={36} />
      <Words x={68} y={372.5} anchor="start" strong>
        Overlay uses the largest: 15 1/8 x 24 1/8
      </Words>
    </Drawing>
  );
}
