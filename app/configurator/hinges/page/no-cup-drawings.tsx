import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Hatch, hatchFill } from "~/house/ui/drawing/hatch";
import { Leader } from "~/house/ui/drawing/leader";

/** A screw seen from the side, from its head inward. */
function Screw({ x, y, way }: { readonly x: number; readonly y: number; readonly way: "left" | "right" | "up" }) {
  const to = { left: [-26, 0], right: [26, 0], up: [0, -26] }[way] as [number, number];
  const across = way === "up" ? "M-5 0H5" : "M0 -5V5";
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={`${across}M0 0L${to[0]} ${to[1]}`}
      strokeWidth="2"
      className="fill-none stroke-stone-500"
    />
  );
}

function ButtDrawing() {
  return (
    <Drawing
      name="no-cup-butt"
      title="A butt hinge"
      description="A section from above: the door lies inside the frame, flush with it. The two leaves of the hinge are let into the edge of the door and the edge of the frame; the knuckle shows at the front."
      height={230}
    >
      <Hatch name="no-cup-butt" />
      <rect x="40" y="70" width="110" height="70" fill={hatchFill("no-cup-butt")} className="stroke-ink" />
      <path d="M158 70H360V140H158Z" className="fill-linen stroke-ink" />
      <path d="M150 80V146M158 80V146" strokeWidth="4" className="fill-none stroke-stone-500" />
      <Screw x={148} y={104} way="left" />
      <Screw x={160} y={104} way="right" />
      <circle cx="154" cy="150" r="9" className="fill-white stroke-ink" />
      <Words x={72} y={60}>
        frame
      </Words>
      <Words x={270} y={110}>
        door
      </Words>
      <Leader at={[158, 86]} to={[196, 44]} side="right" label="leaf in the edge" />
      <Leader at={[154, 152]} to={[190, 192]} side="right" label="knuckle at the front" />
    </Drawing>
  );
}

function KnifeDrawing() {
  return (
    <Drawing
      name="no-cup-knife"
      title="A knife or pivot hinge"
      description="A door from the front, its top corner at the hinge side: a flat blade lies in a slot in the top edge of the door, another in the cabinet above it, and they turn on one pin. There is another hinge at the bottom."
      height={230}
    >
      <Hatch name="no-cup-knife" />
      <rect x="40" y="36" width="320" height="50" fill={hatchFill("no-cup-knife")} className="stroke-ink" />
      <path d="M70 96H360V220H70Z" className="fill-linen" />
      <path d="M360 96H70V220" className="fill-none stroke-ink" />
      <path d="M84 78H160V86H84Z" className="fill-stone-200 stroke-ink" />
      <path d="M84 96H160V104H84Z" className="fill-stone-200 stroke-ink" />
      <path d="M98 72V112" strokeWidth="5" className="fill-none stroke-ink" />
      <Words x={270} y={66}>
        cabinet
      </Words>
      <Words x={280} y={170}>
        door
      </Words>
      <Leader at={[150, 101]} to={[178, 136]} side="right" label="blade in a slot" />
      <Leader at={[98, 110]} to={[98, 168]} side="below" label="pin" />
    </Drawing>
  );
}

function LipDrawing() {
  return (
    <Drawing
      name="no-cup-lip"
      title="A 3/8 in inset hinge"
      description="A section from above: the door has a lip. Its back, 3/8 in less all around, lies inside the frame, and its front laps the frame by about 1/4 in. The hinge is bent around the lip, and one leaf shows on the frame."
      height={230}
    >
      <Hatch name="no-cup-lip" />
      <rect x="40" y="60" width="130" height="60" fill={hatchFill("no-cup-lip")} className="stroke-ink" />
      <path d="M178 90H360V154H144V122H178Z" className="fill-linen stroke-ink" />
      <path d="M74 124H136V130" strokeWidth="4" className="fill-none stroke-stone-500" />
      <path d="M144 118H174V86H232" strokeWidth="4" className="fill-none stroke-stone-500" />
      <circle cx="137" cy="126" r="8" className="fill-white stroke-ink" />
      <Screw x={100} y={122} way="up" />
      <Words x={92} y={50}>
        frame
      </Words>
      <Words x={280} y={128}>
        door
      </Words>
      <Dimension from={[144, 180]} to={[178, 180]} label={'3/8"'} place="right" witness={-56} outside />
      <Leader at={[204, 84]} to={[232, 52]} side="right" label="leaf behind" />
    </Drawing>
  );
}

function LeafDrawing() {
  return (
    <Drawing
      name="no-cup-leaf"
      title="An overlay hinge with a leaf"
      description="A section from above: the door lies in front of the frame and laps it. One leaf of the hinge is screwed to the back of the door, the other shows on the front of the frame."
      height={230}
    >
      <Hatch name="no-cup-leaf" />
      <rect x="40" y="60" width="150" height="60" fill={hatchFill("no-cup-leaf")} className="stroke-ink" />
      <path d="M140 128H360V192H140Z" className="fill-linen stroke-ink" />
      <path d="M70 123H132" strokeWidth="4" className="fill-none stroke-stone-500" />
      <path d="M140 124H196V120H262" strokeWidth="4" className="fill-none stroke-stone-500" />
      <circle cx="133" cy="126" r="8" className="fill-white stroke-ink" />
      <Screw x={96} y={121} way="up" />
      <path d="M234 118L234 150M228 118H240" strokeWidth="2" className="fill-none stroke-stone-500" />
      <Words x={92} y={50}>
        frame
      </Words>
      <Words x={290} y={170}>
        door
      </Words>
      <Leader at={[252, 118]} to={[272, 82]} side="above" label="leaf on the back" />
      <Leader at={[80, 125]} to={[76, 160]} side="below" label="leaf that shows" />
    </Drawing>
  );
}

/** Hinges without a cup, cut through, one drawing each. */
export const noCupDrawings = {
  butt: ButtDrawing,
  knife: KnifeDrawing,
  lip: LipDrawing,
  leaf: LeafDrawing,
} as const;
