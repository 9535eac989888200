import type { ComponentType } from "react";
import type { DrawingName } from "~/content/guides/lessons";
import { DoorPartsDrawing } from "./door-parts-drawing";
import { DrawerFrontDrawing } from "./drawer-front-drawing";
import { FramelessDrawing } from "./frameless-drawing";
import { GridLabelsDrawing } from "./grid-labels-drawing";
import { HandleDrawing } from "./handle-drawing";
import { HingeBoreDrawing } from "./hinge-bore-drawing";
import { HingeCountDrawing } from "./hinge-count-drawing";
import { HingeScrewsDrawing } from "./hinge-screws-drawing";
import { InsetDrawing } from "./inset-drawing";
import { OpeningDrawing } from "./opening-drawing";
import { OverlayDrawing } from "./overlay-drawing";
import { PairDrawing } from "./pair-drawing";
import { TapeDrawing } from "./tape-drawing";
import { ToleranceDrawing } from "./tolerance-drawing";
import { WidthFirstDrawing } from "./width-first-drawing";
import { ZoneLabelsDrawing } from "./zone-labels-drawing";

/** The drawing for each name that the guides' words use. */
export const drawings: Readonly<Record<DrawingName, ComponentType>> = {
  opening: OpeningDrawing,
  tape: TapeDrawing,
  widthFirst: WidthFirstDrawing,
  partialOverlay: () => <OverlayDrawing name="Partial overlay" overlay="1/2" opening="15" door="16" lap={20} />,
  fullOverlay: () => <OverlayDrawing name="Full overlay" overlay="1 1/4" opening="15" door="17 1/2" lap={50} />,
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
