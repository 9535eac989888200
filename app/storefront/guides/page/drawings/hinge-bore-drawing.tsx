import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Leader } from "~/house/ui/drawing/leader";

const [LEFT, RIGHT, TOP, BOTTOM] = [112, 304, 22, 344];
/** Drawing units per millimeter. */
const MM = 1.3;
const CENTER_X = LEFT + 22.5 * MM;
const FROM_END = 76.2 * MM;
const CUPS = [TOP + FROM_END, BOTTOM - FROM_END] as const;

/** The back of a door: cups of 35 mm, 22.5 mm from the edge and 3 in from top and bottom. */
export function HingeBoreDrawing() {
  return (
    <Drawing
      name="hinge-bore"
      title="Hinge cups"
      description="The back of a door, its middle broken out, with a hinge cup near the top and one near the bottom. Each cup is 35 mm across and 13 mm deep. Its center is 22.5 mm from the edge of the door, and 3 in from the top or the bottom of the door."
      height={392}
    >
      <path d={`M${RIGHT} ${TOP}H${LEFT}V${BOTTOM}H${RIGHT}`} strokeWidth="1.25" className="fill-linen stroke-ink" />
      <path d="M104 176C170 168 240 190 312 178V188C240 200 170 178 104 186Z" className="fill-white" />
      <path
        d="M104 176C170 168 240 190 312 178M104 186C170 178 240 200 312 188"
        strokeWidth="0.75"
        className="fill-none stroke-ink"
      />
      <path
        d={`M${RIGHT} ${TOP - 8}C${RIGHT + 8} 100 ${RIGHT - 8} 250 ${RIGHT} ${BOTTOM + 8}H${RIGHT + 14}V${TOP - 8}Z`}
        className="fill-white"
      />
      <path
        d={`M${RIGHT} ${TOP - 8}C${RIGHT + 8} 100 ${RIGHT - 8} 250 ${RIGHT} ${BOTTOM + 8}`}
        strokeWidth="0.75"
        className="fill-none stroke-ink"
      />
      {CUPS.map((y) => (
        <g key={y}>
          <circle cx={CENTER_X} cy={y} r={17.5 * MM} strokeWidth="1.25" className="fill-white stroke-ink" />
          <path
            d={`M${CENTER_X - 29} ${y}H${CENTER_X + 29}M${CENTER_X} ${y - 29}V${y + 29}`}
            strokeWidth="0.75"
            strokeDasharray="10 3 2 3"
            className="fill-none stroke-oak"
          />
        </g>
      ))}
      <Dimension from={[84, TOP]} to={[84, CUPS[0]]} label="3 in" witness={44} />
      <Dimension from={[84, CUPS[1]]} to={[84, BOTTOM]} label="3 in" witness={44} />
      <Dimension from={[LEFT, 366]} to={[CENTER_X, 366]} label="22.5 mm" place="right" witness={-94} outside />
      <Leader at={[CENTER_X + 16, CUPS[0] - 16]} to={[192, 82]} side="right" label="35 mm cup" />
      <Words x={198} y={109} anchor="start">
        13 mm deep
      </Words>
      <Words x={222} y={326}>
        Back of the door
      </Words>
    </Drawing>
  );
}
