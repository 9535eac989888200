import { LivePanel } from "./live-panel";
import { StaticPanel } from "./static-panel";

/** The panel for use with and without scripts, loaded together. */
export const openingsCode = { LivePanel, StaticPanel };
