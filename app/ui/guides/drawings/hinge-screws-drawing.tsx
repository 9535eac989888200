import { ArrowHead } from "./arrow-head";
import { Drawing } from "./drawing";
import { Words } from "./words";

interface ScrewProps {
  readonly x: number;
  readonly y: number;
}

function Screw({ x, y }: ScrewProps) {
  return (
    <g strokeWidth="1.25" className="fill-white stroke-ink">
      <circle cx={x} cy={y} r="9" />
      <path d={`M${x - 5} ${y}H${x + 5}M${x} ${y - 5}V${y + 5}`} />
    </g>
  );
}

/** A cup hinge on its plate, and what its three screws move: side, depth, height. */
export function HingeScrewsDrawing() {
  return (
    <Drawing
      name="hinge-screws"
      title="Three screws of a hinge"
      description="The inside of an open door with the hinge's cup in it, and the hinge's arm on a plate at the side of the cabinet. The screw of the arm nearest the door moves the door to the side, left and right. The one further back moves it in depth, in and out. The screw through the plate moves it in height, up and down."
      height={330}
    >
      <path d="M24 60H150V270H24" strokeWidth="1.25" className="fill-linen stroke-ink" />
      <path d="M172 60H376M172 60V270H376" strokeWidth="1.25" className="fill-none stroke-ink" />
      <g strokeWidth="1.25" className="fill-white stroke-ink">
        <rect x="92" y="122" width="44" height="86" rx="6" />
        <circle cx="108" cy="165" r="34" />
        <path d="M284 100H316V144H350V186H316V230H284V186H262V144H284Z" />
        <path d="M126 146H156L200 150H322V180H200L156 184H126Z" className="fill-stone-200 stroke-ink" />
      </g>
      <Screw x={222} y={165} />
      <Screw x={302} y={165} />
      <Screw x={300} y={214} />
      <path d="M222 152V96M302 152V96M300 226V250" className="fill-none stroke-oak" />
      <Words x={222} y={88} strong>
        Side
      </Words>
      <ArrowHead x={0} y={0} to="left" />
    </Drawing>
  );
}
