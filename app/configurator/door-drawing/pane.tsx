import { Dimension } from "~/house/ui/drawing/dimension";
import { type Scale, scaleOf } from "./drawn-piece";
import type { FaceLayout, Part } from "./face-layout";

interface PaneProps {
  readonly pane: Part;
  readonly layout: FaceLayout;
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
  readonly name: string;
}

/** Width of a raised panel's bevel, in sixteenths. */
const BEVEL = 20;
/** Width of the bead along the inner edge of a frame, in sixteenths. */
const STICKING = 5;
/** Lines closer than this many drawing units would run together and are left out. */
const CLOSEST = 2;

/** The outline of a pane; with a rise, its upper edge is an arc. */
function panePath({ x, y, width, height }: Part, rise: number, at: Scale): string {
  const [left, right, middle] = [at(x), at(x + width), at(x + width / 2)];
  const arc = rise > 0 ? `Q${middle} ${at(y - rise)} ${left} ${at(y + rise)}` : "";
  return `M${left} ${at(y + rise)}V${at(y + height)}H${right}V${at(y + rise)}${arc}Z`;
}

function inset({ x, y, width, height }: Part, by: number): Part {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Lines from the corners of a panel to those of its raised field. */
function bevels(pane: Part, by: number, rise: number, at: Scale): string {
  const field = inset(pane, by);
  const [x2, y2] = [pane.x + pane.width, pane.y + pane.height];
  return [
    [pane.x, pane.y + rise, field.x, field.y + rise],
    [x2, pane.y + rise, field.x + field.width, field.y + rise],
    [pane.x, y2, field.x, field.y + field.height],
    [x2, y2, field.x + field.width, field.y + field.height],
  ]
    .map(([a = 0, b = 0, c = 0, d = 0]) => `M${at(a)} ${at(b)}L${at(c)} ${at(d)}`)
    .join("");
}

/** Beads laid out from the middle, so that both edge boards are equal. */
function beads({ x, y, width, height }: Part, pitch: number, at: Scale): string {
  const count = Math.max(0, Math.ceil(width / pitch) - 1);
  const first = x + (width - (count - 1) * pitch) / 2;
  const lines = Array.from({ length: count }, (_, index) => first + index * pitch);
  return lines.map((line) => `M${at(line)} ${at(y)}v${at(height)}`).join("");
}

function glints({ x, y, width, height }: Part, at: Scale): string {
  const reach = Math.min(width, height) / 3;
  return [0.3, 0.42, 0.7]
    .map((share) => `M${at(x + width * share)} ${at(y + height * share)}l${at(reach / 2)} ${at(-reach)}`)
    .join("");
}

export function Pane({ pane, layout, unit, name }: PaneProps) {
  const at = scaleOf(unit);
  const { fill, panelGrain, rise, joint, beadPitch } = layout;
  const outline = panePath(pane, rise, at);
  const bevel = Math.min(BEVEL, pane.width / 5, pane.height / 5);
  const details = {
    flat: "",
    plain: "",
    raised: panePath(inset(pane, bevel), rise, at) + bevels(pane, bevel, rise, at),
    beadboard: beads(pane, beadPitch, at),
    glass: glints(pane, at),
  }[fill];
  const sticking = fill !== "raised" && fill !== "plain" && joint !== "none" && STICKING * unit >= CLOSEST;
  return (
    <>
      <path d={outline} className="fill-white stroke-ink" />
      {panelGrain && <path d={outline} fill={grainFill(name, panelGrain)} />}
      {(details || sticking) && (
        <path
          d={details + (sticking ? panePath(inset(pane, STICKING), rise, at) : "")}
          strokeWidth="0.75"
          className="fill-none stroke-stone-500"
        />
      )}
    </>
  );
}

interface SideDimensionProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly label: string;
  readonly witness: number;
}

/** The shortest line that has room for its figure. */
const room = (label: string, upright: boolean) => (upright ? 56 : label.length * 8.2 + 44);

/** The dimension of a piece's width or height; its figure is outside if the side is too short. */
export function SideDimension({ from, to, label, witness }: SideDimensionProps) {
  const upright = from[0] === to[0];
  const length = upright ? to[1] - from[1] : to[0] - from[0];
  const isShort = length < room(label, upright);
  return (
    <Dimension
      from={from}
      to={to}
      label={label}
      witness={witness}
      outside={isShort}
      place={isShort ? (upright ? "above" : "right") : "within"}
    />
  );
}

interface GrainProps {
  readonly name: string;
}

const LINES = "M2 0C3.2 18 .8 34 2 52S3 82 2 96M6.5 0C5.6 20 7.6 40 6.5 58S5.4 84 6.5 96M10 0C11 30 9 50 10 96";

/** Defines the lines of wood grain, upright and across, for `grainFill`. */
export function GrainLines({ name }: GrainProps) {
  return (
    <defs>
      {(["upright", "across"] as const).map((direction) => (
        <pattern
          key={direction}
          id={`${name}-${direction}`}
          width="13"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform={direction === "across" ? "rotate(90)" : undefined}
        >
          <path d={LINES} strokeWidth="0.6" className="fill-none stroke-stone-300" />
        </pattern>
      ))}
    </defs>
  );
}

export function grainFill(name: string, direction: "upright" | "across"): string {
  return `url(#${name}-${direction})`;
}
