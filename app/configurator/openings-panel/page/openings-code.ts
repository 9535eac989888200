import { LivePanel, StaticPanel } from "./live-panel";

export const openingsCode = { LivePanel, StaticPanel };
