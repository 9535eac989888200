import type { ComponentType } from "react";
import type { DrawingName } from "~/content/guides/lessons";
import { DoorPartsDrawing } from "./drawings/door-parts-drawing";
import { DrawerFrontDrawing } from "./drawings/drawer-front-drawing";
import { FramelessDrawing } from "./drawings/frameless-drawing";
import { FullOverlayDrawing } from "./drawings/full-overlay-drawing";
import { GridLabelsDrawing } from "./drawings/grid-labels-drawing";
import { HandleDrawing } from "./drawings/handle-drawing";
import { HingeBoreDrawing } from "./drawings/hinge-bore-drawing";
import { HingeCountDrawing } from "./drawings/hinge-count-drawing";
import { HingeScrewsDrawing } from "./drawings/hinge-screws-drawing";
import { InsetDrawing } from "./drawings/inset-drawing";
import { OpeningDrawing } from "./drawings/opening-drawing";
import { PairDrawing } from "./drawings/pair-drawing";
import { PartialOverlayDrawing } from "./drawings/partial-overlay-drawing";
import { TapeReadingDrawing } from "./drawings/tape-reading-drawing";
import { ToleranceDrawing } from "./drawings/tolerance-drawing";
import { WidthBeforeHeightDrawing } from "./drawings/width-before-height-drawing";
import { ZoneLabelsDrawing } from "./drawings/zone-labels-drawing";

/** The drawing for each name that the guides' words use. */
export const drawingByName: Readonly<Record<DrawingName, ComponentType>> = {
  opening: OpeningDrawing,
  tape: TapeReadingDrawing,
  widthFirst: WidthBeforeHeightDrawing,
  partialOverlay: PartialOverlayDrawing,
  fullOverlay: FullOverlayDrawing,
  inset: InsetDrawing,
  frameless: FramelessDrawing,
  pair: PairDrawing,
  drawerFront: DrawerFrontDrawing,
  gridLabels: GridLabelsDrawing,
  zoneLabels: ZoneLabelsDrawing,
  hingeBore: HingeBoreDrawing,
  hingeCount: HingeCountDrawing,
  hingeScrews: HingeScrewsDrawing,
  handle: HandleDrawing,
  doorParts: DoorPartsDrawing,
  tolerance: ToleranceDrawing,
};
