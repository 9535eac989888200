import { Drawing, Label } from "./drawing";

/** A kitchen's plan divided into zones, and how a label is read. */
export function ZoneLabelsDrawing() {
  return (
    <Drawing
      title="The zone system"
      description="A kitchen seen from above with three zones: wall A with the sink, wall B with the range, and the island. The label K-A-03-L is read as room, wall, cabinet, position."
      height={310}
    >
      <rect x="20" y="20" width="360" height="190" className="fill-white" />
      <rect x="20" y="20" width="360" height="44" className="fill-linen" />
      <path d="M80 20V64M140 20V64M200 20V64M260 20V64M320 20V64" className="stroke-stone-500" />
      <rect x="320" y="64" width="60" height="146" className="fill-stone-200" />
      <rect x="110" y="116" width="140" height="54" className="fill-linen" />
      <rect x="140" y="20" width="60" height="44" strokeWidth="2.5" className="stroke-oak" />
      <Label x={110} y={48}>
        02
      </Label>
      <Label x={170} y={48} strong>
        03
      </Label>
      <Label x={50} y={86}>
        Wall A
      </Label>
      <Label x={350} y={140}>
        Wall B
      </Label>
      <Label x={180} y={149}>
        Island
      </Label>
      <Label x={200} y={248} strong size={26}>
        K - A - 03 - L
      </Label>
      <Label x={200} y={274}>
        Kitchen, wall A, cabinet 3, left door
      </Label>
      <Label x={200} y={298} size={14}>
        Room, wall, cabinet, position
      </Label>
    </Drawing>
  );
}
