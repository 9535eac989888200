import type { SavedSettings, SettingsVersion } from "~/domain/shop-settings";
import type { Send } from "./send.server";

/** Calls that anyone may make. */
export interface SettingsCalls {
  getSettings(): Promise<SavedSettings>;
}

/** Calls on behalf of an admin. */
export interface AdminSettingsCalls {
  /** The latest saves, newest first. */
  listSettings(): Promise<readonly SettingsVersion[]>;
  /**
   * @param saved the settings, with the revision they are based on
   * @returns them with their new revision
   * @throws ProviderError with status 409 when they were saved in the meantime
   */
  saveSettings(saved: SavedSettings): Promise<SavedSettings>;
}

export function settingsCalls(send: Send): SettingsCalls {
  return {
    getSettings: () => send({ name: "getSettings" }),
  };
}

/** @param send attaches the session */
export function adminSettingsCalls(send: Send): AdminSettingsCalls {
  return {
    async listSettings() {
      return (await send({ name: "listSettings" })).versions;
    },
    saveSettings: (saved) => send({ name: "saveSettings", body: saved }),
  };
}
