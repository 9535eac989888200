import type { DrawingName } from "~/content/guides/lessons";
import type { DrawingSet } from "~/ui/guides/drawing-set";
import { installationDrawings } from "~/ui/guides/installation-drawings";
import { measuringDrawings } from "~/ui/guides/measuring-drawings";

/** Every drawing of the guides, by the name that their words use. */
export const drawings: DrawingSet<DrawingName> = { ...measuringDrawings, ...installationDrawings };
