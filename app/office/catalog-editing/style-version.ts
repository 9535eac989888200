import type { DoorStyle } from "~/trade/catalog/door-style";
import type { StyleDifference } from "./style-differences";

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

interface CatalogVersion {
  /** Counts the saves of all styles, from 1. */
  readonly id: number;
  readonly kind: VersionKind;
  readonly savedAt: string;
  /** The address of the person who saved it; empty if the account is gone. */
  readonly savedBy: string;
}

export interface StyleVersion extends CatalogVersion {
  readonly differences: readonly StyleDifference[];
  /** Whether there was a style before it, to go back to. */
  readonly hasBefore: boolean;
}

export interface ImportedVersion extends CatalogVersion {
  readonly count: number;
  readonly isUndone: boolean;
}

export interface EditedStyle {
  readonly style: DoorStyle;
  /** The number of its newest version; 0 if it was never saved. */
  readonly revision: number;
  readonly versions: readonly StyleVersion[];
}

export type SaveOutcome =
  | { readonly outcome: "saved"; readonly handle: string }
  | { readonly outcome: "stale" | "gone" | "taken" | "invalid" };
