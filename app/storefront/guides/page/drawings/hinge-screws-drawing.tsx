import { ArrowHead } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";

const ARM_Y = 136;
const SCREWS = [
  { name: "Side", x: 214, leader: `M214 ${ARM_Y - 10}V54`, labelY: 46 },
  { name: "Depth", x: 292, leader: `M292 ${ARM_Y + 10}V214`, labelY: 232 },
  { name: "Height", x: 348, leader: `M348 ${ARM_Y - 10}V54`, labelY: 46 },
] as const;

/** A cup hinge on its plate, and the direction in which each of its three screws moves it: side, depth, height. */
export function HingeScrewsDrawing() {
  return (
    <Drawing
      name="hinge-screws"
      title="Three screws of a hinge"
      description="The back of an open door with the hinge's cup in it, and the hinge's arm on its plate at the inside of the cabinet. The side screw, nearest the door, moves the door left and right. The depth screw, at the back of the arm, moves it in and out. The height screw, on the plate, moves it up and down."
      height={392}
    >
      <path d="M20 62H150V210H20" strokeWidth="1.25" className="fill-linen stroke-ink" />
      <path d="M384 62H166V210H384" strokeWidth="1.25" className="fill-none stroke-ink" />
      <g strokeWidth="1.25" className="fill-white stroke-ink">
        <path d="M86 94H134V178H86Z" />
        <circle cx="106" cy={ARM_Y} r="34" />
        <path d="M258 116H272V84H312V116H374V156H312V188H272V156H258Z" />
        <path d="M112 112L166 118H322V154H166L112 160Z" className="fill-stone-200 stroke-ink" />
      </g>
      <g className="fill-stone-200 stroke-ink">
        <circle cx="125" cy="102" r="4" />
        <circle cx="125" cy="170" r="4" />
        <circle cx="292" cy="95" r="4" />
        <circle cx="292" cy="177" r="4" />
      </g>
      {SCREWS.map(({ name, x, leader, labelY }) => (
        <g key={name}>
          <circle cx={x} cy={ARM_Y} r="10" strokeWidth="1.5" className="fill-white stroke-oak" />
          <path d={`M${x - 5} ${ARM_Y}h10M${x} ${ARM_Y - 5}v10`} strokeWidth="1.5" className="fill-none stroke-oak" />
          <path d={leader} className="fill-none stroke-oak" />
          <Words x={x} y={labelY} strong>
            {name}
          </Words>
        </g>
      ))}
      <Words x={56} y={88}>
        Door
      </Words>
      <Words x={212} y={200}>
        Cabinet
      </Words>
      <g strokeWidth="1.25" className="fill-linen stroke-ink">
        <rect x="54" y="268" width="48" height="64" />
        <rect x="298" y="268" width="48" height="64" />
        <path d="M174 268V308H226V268" className="fill-none stroke-stone-500" />
        <rect x="170" y="314" width="60" height="10" />
      </g>
      <path d="M48 300H108M322 262V338M200 290V346" className="fill-none stroke-oak" />
      <ArrowHead x={44} y={300} to="left" />
      <ArrowHead x={112} y={300} to="right" />
      <ArrowHead x={200} y={286} to="up" />
      <ArrowHead x={200} y={350} to="down" />
      <ArrowHead x={322} y={258} to="up" />
      <ArrowHead x={322} y={342} to="down" />
      <Words x={70} y={376}>
        Side: left, right
      </Words>
      <Words x={196} y={376}>
        Depth: in, out
      </Words>
      <Words x={322} y={376}>
        Height: up, down
      </Words>
    </Drawing>
  );
}
