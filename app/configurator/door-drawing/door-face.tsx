import type { HingeSide } from "~/trade/measure/piece";
import { outline, type Scale, scaleOf } from "./drawn-piece";
import type { FaceLayout } from "./face-layout";
import { grainFill, Pane } from "./pane";

interface DoorFaceProps {
  readonly x: number;
  readonly y: number;
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
  readonly layout: FaceLayout;
  readonly name: string;
  readonly hinge?: HingeSide | undefined;
}

/** Stiles and rails as outlines, each with its grain along it. */
function members({ width, height, stile, rail, joint, bars }: FaceLayout, at: Scale): { up: string; across: string } {
  const long = bars.filter((bar) => bar.height > bar.width);
  const short = bars.filter((bar) => bar.height <= bar.width);
  const paths = (parts: typeof bars) => parts.map((part) => outline(part, at)).join("");
  if (joint === "mitered") {
    const [w, h, s, r] = [at(width), at(height), at(stile), at(rail)];
    return {
      up: `M0 0L${s} ${r}V${h - r}L0 ${h}ZM${w} 0L${w - s} ${r}V${h - r}L${w} ${h}Z${paths(long)}`,
      across: `M0 0L${s} ${r}H${w - s}L${w} 0ZM0 ${h}L${s} ${h - r}H${w - s}L${w} ${h}Z${paths(short)}`,
    };
  }
  const stiles = [0, width - stile].map((x) => ({ x, y: 0, width: stile, height }));
  const rails = [0, height - rail].map((y) => ({ x: stile, y, width: width - 2 * stile, height: rail }));
  return { up: paths([...stiles, ...long]), across: paths([...rails, ...short]) };
}

/** Dashed lines that meet at the hinge side, as in an elevation. */
function swing({ width, height }: FaceLayout, hinge: HingeSide | undefined, at: Scale): string {
  const [w, h] = [at(width), at(height)];
  if (hinge === "left") return `M${w} 0L0 ${h / 2}L${w} ${h}`;
  if (hinge === "right") return `M0 0L${w} ${h / 2}L0 ${h}`;
  return hinge === "top" ? `M0 ${h}L${w / 2} 0L${w} ${h}` : "";
}

export function DoorFace({ x, y, unit, layout, name, hinge }: DoorFaceProps) {
  const at = scaleOf(unit);
  const { joint, frameGrain, panelGrain, panes, width, height } = layout;
  const parts = members(layout, at);
  const isPlain = panes.length === 0;
  const opening = swing(layout, hinge, at);
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.25">
      <rect width={at(width)} height={at(height)} className="fill-linen stroke-ink" />
      {isPlain && panelGrain && (
        <rect width={at(width)} height={at(height)} fill={grainFill(name, panelGrain)} className="stroke-ink" />
      )}
      {!isPlain && frameGrain && (
        <>
          <path d={parts.up} fill={grainFill(name, "upright")} />
          <path d={parts.across} fill={grainFill(name, "across")} />
        </>
      )}
      {!isPlain && joint !== "none" && <path d={parts.up} strokeWidth="0.75" className="fill-none stroke-stone-500" />}
      {panes.map((pane) => (
        <Pane key={`${pane.x} ${pane.y}`} pane={pane} layout={layout} unit={unit} name={name} />
      ))}
      <rect width={at(width)} height={at(height)} className="fill-none stroke-ink" />
      {opening && <path d={opening} strokeWidth="0.75" strokeDasharray="7 4" className="fill-none stroke-oak" />}
    </g>
  );
}
