import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

/** The back of a door at its hinge edge, with one cup: 1 unit is 0.4 mm. */
function Corner() {
  return (
    <>
      <path d="M60 30H340V270H60Z" className="fill-linen stroke-ink" />
      <path d="M60 30V270" strokeWidth="2.5" className="fill-none stroke-ink" />
    </>
  );
}

const CUP = { x: 150, y: 150, r: 70 } as const;

function Cup() {
  const { x, y, r } = CUP;
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-white stroke-ink" />
      <path d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} strokeWidth="0.75" className="fill-none stroke-oak" />
    </>
  );
}

function CupDrawing() {
  return (
    <Drawing
      name="hinge-cup"
      title="The width of the cup"
      description="The back of a door with a round hole near its edge; the hole is measured across, 35 mm."
      height={320}
    >
      <Corner />
      <Cup />
      <Dimension from={[80, 246]} to={[220, 246]} label="35 mm" witness={-90} />
    </Drawing>
  );
}

function DistanceDrawing() {
  return (
    <Drawing
      name="hinge-distance"
      title="From the edge to the cup"
      description="The wood between the edge of the door and the rim of the cup is measured, 5 mm, and the center of the cup is 22.5 mm from the edge."
      height={320}
    >
      <Corner />
      <Cup />
      <Dimension from={[60, 50]} to={[80, 50]} label="5 mm" place="right" witness={90} outside />
      <Dimension from={[60, 250]} to={[150, 250]} label="22.5" witness={-90} />
    </Drawing>
  );
}

function HeightsDrawing() {
  return (
    <Drawing
      name="hinge-heights"
      title="The heights of the cups"
      description="A whole door from behind with two cups; both are measured from the top of the door to their centers, 3 3/4 in and 26 1/2 in."
      height={320}
    >
      <path d="M110 20H280V300H110Z" className="fill-linen stroke-ink" />
      {[58, 262].map((y) => (
        <circle key={y} cx={132} cy={y} r={15} className="fill-white stroke-ink" />
      ))}
      <Dimension from={[84, 20]} to={[84, 58]} label={'3 3/4"'} place="left" witness={44} />
      <Dimension from={[310, 20]} to={[310, 262]} label={'26 1/2"'} witness={-170} />
    </Drawing>
  );
}

function FixingDrawing() {
  return (
    <Drawing
      name="hinge-fixing"
      title="The small holes beside the cup"
      description="Two small holes beside the cup: 45 mm from one to the other, and 9.5 mm farther from the edge than the center of the cup."
      height={320}
    >
      <Corner />
      <Cup />
      {[60, 240].map((y) => (
        <circle key={y} cx={188} cy={y} r={12} className="fill-white stroke-ink" />
      ))}
      <Dimension from={[280, 60]} to={[280, 240]} label="45 mm" witness={-80} />
      <Dimension from={[150, 292]} to={[188, 292]} label="9.5 mm" place="right" witness={-140} outside />
    </Drawing>
  );
}

function OverlayDrawing() {
  return (
    <Drawing
      name="hinge-overlay"
      title="The overlay"
      description="A section from above: the door lies in front of the cabinet’s side and laps it by 1/2 in."
      height={320}
    >
      <path d="M90 60H180V200H90Z" className="fill-linen stroke-ink" />
      <path d="M136 206H360V260H136Z" className="fill-white stroke-ink" />
      <Words x={135} y={130}>
        cabinet
      </Words>
      <Words x={260} y={238}>
        door
      </Words>
      <Dimension from={[136, 292]} to={[180, 292]} label={'1/2"'} place="right" witness={-90} outside />
    </Drawing>
  );
}

/** What to measure at an old hinge, one drawing each. */
export const hingeDrawings = {
  cup: CupDrawing,
  distance: DistanceDrawing,
  heights: HeightsDrawing,
  fixing: FixingDrawing,
  overlay: OverlayDrawing,
} as const;
