import { Dimension } from "./dimension";
import { Drawing, Label } from "./drawing";

interface OverlayDrawingProps {
  readonly name: "Partial overlay" | "Full overlay";
  /** How far the door laps the frame, as it is written. */
  readonly overlay: string;
  readonly opening: string;
  readonly door: string;
  /** The lap in the drawing's units, at most 60. */
  readonly lap: number;
}

/** A face frame and its door, cut through and seen from above. */
export function OverlayDrawing({ name, overlay, opening, door, lap }: OverlayDrawingProps) {
  return (
    <Drawing
      title={name}
      description={`Section from above: the door laps the frame by ${overlay} on each side of an opening of ${opening}, so it is ${door} wide.`}
      height={230}
    >
      <rect x="30" y="60" width="75" height="34" className="fill-stone-200" />
      <rect x="295" y="60" width="75" height="34" className="fill-stone-200" />
      <rect x={105 - lap} y="98" width={190 + 2 * lap} height="26" className="fill-linen stroke-oak-dark" />
      <Dimension from={[105, 46]} to={[295, 46]} label={`Opening ${opening}`} />
      <Dimension from={[105 - lap, 150]} to={[105, 150]} />
      <Dimension from={[295, 150]} to={[295 + lap, 150]} />
      <Label x={105 - lap / 2} y={174} strong>
        {overlay}
      </Label>
      <Label x={295 + lap / 2} y={174} strong>
        {overlay}
      </Label>
      <Label x={200} y={116}>
        Door {door}
      </Label>
      <Label x={200} y={210}>
        Door = opening + 2 x overlay
      </Label>
    </Drawing>
  );
}
