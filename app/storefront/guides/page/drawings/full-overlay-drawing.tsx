import { OverlaySection } from "./overlay-section";

/** Full overlay: the door laps the frame by 1 1/4 in on each side. */
export function FullOverlayDrawing() {
  return <OverlaySection name="full-overlay" title="Full overlay" overlay="1 1/4" inches={1.25} door="17 1/2" />;
}
