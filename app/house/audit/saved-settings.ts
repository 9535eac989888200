/** Settings with the number of their save, from 1; 0 if nothing was ever saved. */
export interface Saved<Settings> {
  readonly revision: number;
  readonly settings: Settings;
}

export interface SavedVersion<Settings> extends Saved<Settings> {
  readonly savedAt: string;
  /** The address of the person who saved it; empty for what a new shop began with, or if the account is gone. */
  readonly savedBy: string;
}

/** A change of settings; "undo" restores those before the last save. */
export type SettingsChange<Settings> = "undo" | ((settings: Settings) => Settings);
