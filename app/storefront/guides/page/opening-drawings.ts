import { OpeningDrawing } from "./drawings/opening-drawing";
import { TapeReadingDrawing } from "./drawings/tape-reading-drawing";
import { WidthBeforeHeightDrawing } from "./drawings/width-before-height-drawing";

export const openingDrawings = {
  opening: OpeningDrawing,
  tape: TapeReadingDrawing,
  widthFirst: WidthBeforeHeightDrawing,
};
