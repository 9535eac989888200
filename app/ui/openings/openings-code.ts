import { KeptPanel } from "./kept-panel";
import { StaticPanel } from "./static-panel";

/** The panel as it works with scripts and without them, fetched together. */
export const openingsCode = { KeptPanel, StaticPanel };
