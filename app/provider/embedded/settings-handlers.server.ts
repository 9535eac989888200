import { type Database, whenWritable } from "~/database/database.server";
import { currentSettings, listSettings, saveSettings } from "~/settings/settings.server";
import { SETTINGS_CALLS } from "../contract/settings.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface SettingsOptions {
  readonly database: Database;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls for the owner's settings (decision 64). */
export function settingsHandlers({
  database,
  roles,
  now,
}: SettingsOptions): Record<keyof typeof SETTINGS_CALLS, Handler> {
  return {
    getSettings: async () => answer(200, await currentSettings(database)),
    listSettings: ({ request }) =>
      roles.asAdmin(request, async () => answer(200, { versions: await listSettings(database) })),
    saveSettings: ({ request }) =>
      roles.asAdmin(request, async ({ id }) => {
        const body = await readBody(request, SETTINGS_CALLS.saveSettings);
        if (!body) return badRequest();
        const saved = await whenWritable(() => saveSettings(database, body, id, now()), request.signal);
        return saved ? answer(200, saved) : refuse(409, "The settings were saved meanwhile");
      }),
  };
}
