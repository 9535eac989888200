import type { DoorStyle } from "~/trade/catalog/door-style";
import type { StyleVersion } from "./style-version";

/** A style with its latest saves. */
export interface EditedStyle {
  readonly style: DoorStyle;
  /** The number of its newest version; 0 if it was never saved. */
  readonly revision: number;
  /** The newest first. */
  readonly versions: readonly StyleVersion[];
}

/** The result of a save, with the handle that the style has now. */
export type Saved =
  | { readonly outcome: "saved"; readonly handle: string }
  | { readonly outcome: "stale" | "gone" | "taken" | "invalid" };
