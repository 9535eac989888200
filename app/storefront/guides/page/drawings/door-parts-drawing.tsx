import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Leader } from "~/house/ui/drawing/leader";

const STILES = [
  { x: 62, bead: 83 },
  { x: 312, bead: 317 },
] as const;
const RAILS = [
  { y: 44, bead: 65 },
  { y: 352, bead: 357 },
] as const;

/** The five parts of a door, pulled apart: two stiles, two rails, a panel; the frame is 2 1/4 in wide. */
export function DoorPartsDrawing() {
  return (
    <Drawing
      name="door-parts"
      title="Parts of a five-piece door"
      description="A door pulled apart into its five pieces: two stiles as high as the door, two rails that fit between them, and the panel that floats in their grooves. The profile along the inner edges of stiles and rails is called sticking. The frame is 2 1/4 in wide."
      height={426}
    >
      <g strokeWidth="1.25" className="fill-linen stroke-ink">
        {STILES.map(({ x, bead }) => (
          <g key={x}>
            <rect x={x} y="66" width="26" height="290" />
            <path d={`M${bead} 66V356`} strokeWidth="0.75" className="fill-none stroke-stone-500" />
          </g>
        ))}
        {RAILS.map(({ y, bead }) => (
          <g key={y}>
            <path d={`M126 ${y}H274V${y + 8}H282V${y + 18}H274V${y + 26}H126V${y + 18}H118V${y + 8}H126Z`} />
            <path d={`M126 ${bead}H274`} strokeWidth="0.75" className="fill-none stroke-stone-500" />
          </g>
        ))}
        <rect x="122" y="96" width="156" height="230" className="fill-white stroke-ink" />
        <rect x="130" y="104" width="140" height="214" strokeWidth="0.75" className="fill-none stroke-stone-500" />
      </g>
      <path
        d="M92 57H114M286 57H308M92 365H114M286 365H308M92 211H118M282 211H308M200 74V92M200 330V348"
        strokeDasharray="4 3"
        className="fill-none stroke-stone-500"
      />
      <Leader at={[75, 150]} to={[50, 150]} side="left" label="Stile" />
      <Leader at={[325, 150]} to={[350, 150]} side="right" label="Stile" />
      <Leader at={[152, 55]} to={[152, 30]} side="above" label="Rail" />
      <Leader at={[248, 367]} to={[248, 394]} side="below" label="Rail" />
      <Leader at={[244, 65]} to={[262, 30]} side="above" label="Sticking" />
      <Words x={200} y={216.5}>
        Panel
      </Words>
      <Dimension from={[62, 400]} to={[88, 400]} label="2 1/4" place="right" witness={-44} outside />
    </Drawing>
  );
}
