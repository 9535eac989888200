import type { ComponentType } from "react";
import type { DrawingName } from "../lessons";

/** The drawings that a page shows, by the names in its text; a page loads only these. */
export type DrawingSet<Name extends DrawingName> = Readonly<Record<Name, ComponentType>>;
