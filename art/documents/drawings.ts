import type { DrawingName } from "~/guides/lessons";
import type { DrawingSet } from "~/guides/page/drawing-set";
import { installationDrawings } from "~/guides/page/installation-drawings";
import { measuringDrawings } from "~/guides/page/measuring-drawings";

/** Every drawing of the guides, by the name that their words use. */
export const drawings: DrawingSet<DrawingName> = { ...measuringDrawings, ...installationDrawings };
