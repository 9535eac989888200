import { Dimension } from "./dimension";
import { Drawing } from "./drawing";
import { Leader } from "./leader";

const STILES = [
  { x: 84, bead: 107 },
  { x: 290, bead: 293 },
] as const;

/** The five parts of a door, pulled apart: two stiles, two rails, a panel; frame 2 1/4 in wide. */
export function DoorPartsDrawing() {
  return (
    <Drawing
      name="door-parts"
      title="Parts of a five-piece door"
      description="A door pulled apart into its five pieces: two stiles as high as the door, two rails between them, and the panel that floats in their grooves. The inner edges of stiles and rails are shaped; that profile is called sticking. The frame is 2 1/4 in wide."
      height={420}
    >
      <g strokeWidth="1.25" className="fill-linen stroke-ink">
        {STILES.map(({ x, bead }) => (
          <g key={x}>
            <rect x={x} y="60" width="26" height="290" />
            <path d={`M${bead} 60V350`} className="fill-none stroke-stone-500" />
          </g>
        ))}
      </g>
      <Dimension from={[84, 380]} to={[110, 380]} label="2 1/4" place="right" witness={-30} outside />
      <Leader at={[97, 120]} to={[70, 120]} side="left" label="Stile" />
    </Drawing>
  );
}
