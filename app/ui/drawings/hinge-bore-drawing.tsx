import { Dimension } from "./dimension";
import { Drawing, Label } from "./drawing";

/** The back of a door with its bored cups. */
export function HingeBoreDrawing() {
  return (
    <Drawing
      title="Hinge cups"
      description="The back of a door with two cups of thirty-five millimeters, thirteen deep. Their centers lie 22.5 millimeters from the edge and three inches from the top and the bottom."
      height={300}
    >
      <rect x="150" y="20" width="150" height="256" className="fill-linen" />
      {[74, 222].map((y) => (
        <g key={y}>
          <circle cx="186" cy={y} r="22" className="fill-white" />
          <path d={`M178 ${y}H194M186 ${y - 8}V${y + 8}`} className="stroke-oak" />
        </g>
      ))}
      <Dimension from={[130, 20]} to={[130, 74]} label="3 in" side="left" />
      <Dimension from={[130, 222]} to={[130, 276]} label="3 in" side="left" />
      <Dimension from={[150, 122]} to={[186, 122]} label="22.5 mm" side="below" />
      <Label x={218} y={70} anchor="start">
        35 mm
      </Label>
      <Label x={218} y={90} anchor="start">
        13 deep
      </Label>
      <Label x={225} y={262} size={14}>
        Back of the door
      </Label>
    </Drawing>
  );
}
