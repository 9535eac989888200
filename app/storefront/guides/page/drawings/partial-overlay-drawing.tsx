import { OverlaySection } from "./overlay-section";

/** Partial overlay: the door laps the frame by 1/2 in on each side. */
export function PartialOverlayDrawing() {
  return <OverlaySection name="partial-overlay" title="Partial overlay" overlay="1/2" inches={0.5} door="16" />;
}
