import { HandleDrawing } from "./drawings/handle-drawing";
import { HingeBoreDrawing } from "./drawings/hinge-bore-drawing";
import { HingeCountDrawing } from "./drawings/hinge-count-drawing";
import { HingeScrewsDrawing } from "./drawings/hinge-screws-drawing";

export const installationDrawings = {
  hingeCount: HingeCountDrawing,
  hingeBore: HingeBoreDrawing,
  hingeScrews: HingeScrewsDrawing,
  handle: HandleDrawing,
};
