import { Drawing, Words } from "~/house/ui/drawing/drawing";

const SINK_WALL = [1, 2, 3, 4, 5] as const;
const RANGE_WALL = [1, 2, 3, 4] as const;
const LABEL = [
  { x: 52, part: "K", kind: "Room", here: "Kitchen" },
  { x: 150, part: "A", kind: "Wall", here: "Sink wall" },
  { x: 248, part: "03", kind: "Cabinet", here: "Third" },
  { x: 346, part: "L", kind: "Position", here: "Left door" },
] as const;

/** A kitchen in zones, and a label made of room, wall, cabinet and position: K-A-03-L. */
export function ZoneLabelsDrawing() {
  return (
    <Drawing
      name="zone-labels"
      title="The zone system"
      description="The plan of a kitchen, K, with its zones: A is the sink wall, B the range wall, C the island, D the pantry. The cabinets of a zone are numbered from the left; the third of the sink wall is marked. Its left door is labeled K-A-03-L: room, wall, cabinet, position."
      height={408}
    >
      <path d="M14 270V14H386V270H300M246 270H14" strokeWidth="3" className="fill-none stroke-ink" />
      <g strokeWidth="1.25" className="fill-linen stroke-ink">
        {SINK_WALL.map((cabinet) => (
          <rect key={cabinet} x={18 + (cabinet - 1) * 62} y="18" width="62" height="46" />
        ))}
        {RANGE_WALL.map((cabinet) => (
          <rect key={cabinet} x="336" y={64 + (cabinet - 1) * 46} width="46" height="46" />
        ))}
        <rect x="328" y="18" width="54" height="46" />
        <rect x="130" y="136" width="124" height="52" />
        <rect x="18" y="186" width="46" height="80" />
      </g>
      <rect x="142" y="18" width="62" height="46" strokeWidth="2.5" className="fill-stone-200 stroke-oak" />
      {SINK_WALL.map((cabinet) => (
        <Words key={cabinet} x={49 + (cabinet - 1) * 62} y={47} strong={cabinet === 3}>
          {`0${cabinet}`}
        </Words>
      ))}
      {RANGE_WALL.map((cabinet) => (
        <Words key={cabinet} x={359} y={93 + (cabinet - 1) * 46}>
          {`0${cabinet}`}
        </Words>
      ))}
      <Words x={173} y={90}>
        A Sink wall
      </Words>
      <Words x={326} y={122} anchor="end">
        B Range
      </Words>
      <Words x={326} y={142} anchor="end">
        wall
      </Words>
      <Words x={192} y={167.5}>
        C Island
      </Words>
      <Words x={72} y={231.5} anchor="start">
        D Pantry
      </Words>
      {LABEL.map(({ x, part, kind, here }) => (
        <g key={kind}>
          <Words x={x} y={326} size={30} strong>
            {part}
          </Words>
          <path d={`M${x - 34} 340H${x + 34}M${x} 340V348`} className="fill-none stroke-oak" />
          <Words x={x} y={368} strong>
            {kind}
          </Words>
          <Words x={x} y={390}>
            {here}
          </Words>
        </g>
      ))}
      {[101, 199, 297].map((x) => (
        <Words key={x} x={x} y={326} size={30}>
          -
        </Words>
      ))}
    </Drawing>
  );
}
