import type { DoorStyle } from "~/trade/catalog/door-style";
import type { StyleDifference } from "./style-differences";

/** The kinds of saves of the catalog, in words. */
export const VERSION_WORDS = {
  saved: "Saved",
  published: "Published",
  hidden: "Hidden",
  shown: "Shown again",
  added: "Added",
  duplicated: "Copied",
  deleted: "Deleted",
  imported: "Imported from a file",
  undone: "Undone",
} as const;

export type VersionKind = keyof typeof VERSION_WORDS;

/** A save of the catalog. */
interface CatalogVersion {
  /** Counts the saves of all styles, from 1. */
  readonly id: number;
  readonly kind: VersionKind;
  /** ISO 8601, in UTC. */
  readonly savedAt: string;
  /** The address of the person who saved it; empty if the account is gone. */
  readonly savedBy: string;
}

/** A save of one style, with what it changed. */
export interface StyleVersion extends CatalogVersion {
  readonly differences: readonly StyleDifference[];
  /** Whether there was a style before it, to go back to. */
  readonly hasBefore: boolean;
}

/** A save of many styles from a file. */
export interface ImportedVersion extends CatalogVersion {
  /** How many styles it changed. */
  readonly count: number;
  /** Whether it was undone. */
  readonly isUndone: boolean;
}

/** A style with its latest saves. */
export interface EditedStyle {
  readonly style: DoorStyle;
  /** The number of its newest version; 0 if it was never saved. */
  readonly revision: number;
  /** The newest first. */
  readonly versions: readonly StyleVersion[];
}

/** The result of a save, with the handle that the style has now. */
export type SaveOutcome =
  | { readonly outcome: "saved"; readonly handle: string }
  | { readonly outcome: "stale" | "gone" | "taken" | "invalid" };
