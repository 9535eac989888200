import { DoorPartsDrawing } from "./drawings/door-parts-drawing";
import { DrawerFrontDrawing } from "./drawings/drawer-front-drawing";
import { FramelessDrawing } from "./drawings/frameless-drawing";
import { GridLabelsDrawing } from "./drawings/grid-labels-drawing";
import { InsetDrawing } from "./drawings/inset-drawing";
import { FullOverlayDrawing, PartialOverlayDrawing } from "./drawings/overlay-drawing";
import { PairDrawing } from "./drawings/pair-drawing";
import { ToleranceDrawing } from "./drawings/tolerance-drawing";
import { ZoneLabelsDrawing } from "./drawings/zone-labels-drawing";
import { openingDrawings } from "./opening-drawings";

export const measuringDrawings = {
  ...openingDrawings,
  partialOverlay: PartialOverlayDrawing,
  fullOverlay: FullOverlayDrawing,
  inset: InsetDrawing,
  frameless: FramelessDrawing,
  pair: PairDrawing,
  drawerFront: DrawerFrontDrawing,
  doorParts: DoorPartsDrawing,
  tolerance: ToleranceDrawing,
  gridLabels: GridLabelsDrawing,
  zoneLabels: ZoneLabelsDrawing,
};
