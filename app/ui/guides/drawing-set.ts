import type { ComponentType } from "react";
import type { DrawingName } from "~/content/guides/lessons";

/** The drawings that a page shows, by the names that its words use: a page loads these and no others. */
export type DrawingSet<Name extends DrawingName> = Readonly<Record<Name, ComponentType>>;
