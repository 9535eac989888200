import type { DrawingName } from "~/storefront/guides/lessons";
import type { DrawingSet } from "~/storefront/guides/page/guide-sections";
import { installationDrawings } from "~/storefront/guides/page/installation-drawings";
import { measuringDrawings } from "~/storefront/guides/page/measuring-drawings";

/** Every drawing of the guides, by the name that their words use. */
export const drawings: DrawingSet<DrawingName> = { ...measuringDrawings, ...installationDrawings };
