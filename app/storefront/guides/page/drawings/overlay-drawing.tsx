import { Dimension } from "~/house/ui/drawing/dimension";
import { Drawing, Words } from "~/house/ui/drawing/drawing";
import { Hatch } from "~/house/ui/drawing/hatch";
import { DoorSection, FaceFrameSection } from "~/house/ui/drawing/sections";

interface OverlaySectionProps {
  readonly name: string;
  readonly title: string;
  /** How far the door laps the frame: as text, and as a number of inches. */
  readonly overlay: string;
  readonly inches: number;
  /** The door's width for an opening of 15 in. */
  readonly door: string;
}

/** A face frame and the door that laps it, cut through and seen from above. */
function OverlaySection({ name, title, overlay, inches, door }: OverlaySectionProps) {
  const lap = inches * 40;
  const [left, right] = [90 - lap, 310 + lap];
  const short = lap < 40;
  return (
    <Drawing
      name={name}
      title={title}
      description={`Section from above: the door lies in front of the frame and laps it by ${overlay} in on each side of an opening of 15 in. Door equals opening plus two times the overlay: 15 plus 2 times ${overlay} is ${door} in.`}
      height={306}
    >
      <Hatch name={name} />
      <FaceFrameSection name={name} y={80} />
      <DoorSection left={left} right={right} y={114} />
      <path d="M90 110V172M310 110V172" strokeWidth="0.75" strokeDasharray="4 3" className="fill-none stroke-oak" />
      <Dimension from={[90, 30]} to={[310, 30]} label="Opening 15" witness={50} />
      <Dimension from={[left, 172]} to={[90, 172]} label={overlay} place={short ? "right" : "below"} outside={short} />
      <Dimension from={[310, 172]} to={[right, 172]} label={overlay} place={short ? "left" : "below"} outside={short} />
      <Dimension from={[left, 220]} to={[right, 220]} label={`Door ${door}`} witness={-72} />
      <Words x={200} y={262}>
        Door = opening + 2 x overlay
      </Words>
      <Words x={200} y={288} strong>
        {`15 + 2 x ${overlay} = ${door}`}
      </Words>
    </Drawing>
  );
}

/** Full overlay: the door laps the frame by 1 1/4 in on each side. */
export function FullOverlayDrawing() {
  return <OverlaySection name="full-overlay" title="Full overlay" overlay="1 1/4" inches={1.25} door="17 1/2" />;
}

/** Partial overlay: the door laps the frame by 1/2 in on each side. */
export function PartialOverlayDrawing() {
  return <OverlaySection name="partial-overlay" title="Partial overlay" overlay="1/2" inches={0.5} door="16" />;
}
