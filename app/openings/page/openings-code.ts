import { KeptPanel } from "./kept-panel";
import { StaticPanel } from "./static-panel";

/** The panel for use with and without scripts, loaded together. */
export const openingsCode = { KeptPanel, StaticPanel };
