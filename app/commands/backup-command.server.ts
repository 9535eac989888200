import { existsSync } from "node:fs";
import { rename, stat } from "node:fs/promises";
import path from "node:path";
import type { Command } from "./command.server";
import { copyFolder, copyKept, keep } from "./copy-kept.server";
import { withDraftFolder } from "./draft-folder.server";
import { backedUpData, keptData } from "./kept-data.server";
import { newPlace } from "./new-file.server";
import { checkDatabase, copyDatabase } from "./sqlite-copy.server";

const MEGABYTE = 1024 * 1024;

/**
 * Copies everything the shop stores into a new folder: a snapshot of the database, the photographs, and
 * the generated secret. The photographs are copied after the database, so that every photograph it names is included;
 * the shop later removes any it does not name.
 */
export const backup: Command = {
  words: ["FOLDER"],
  does: "Copies everything into a new folder, while the shop runs.",
  async run([typed = ""]) {
    const kept = keptData();
    if (!existsSync(kept.database)) throw new Error(`There is no database at ${kept.database}: see DATABASE_PATH.`);
    const place = newPlace(typed);
    return withDraftFolder(place, async (folder) => {
      const copy = backedUpData(folder);
      await copyDatabase(kept.database, copy.database);
      const version = await checkDatabase(copy.database);
      await keep(copy.database);
      const photographs = await copyFolder(kept.photographs, copy.photographs);
      const hasSecret = await copyKept(kept.secret, copy.secret);
      const { size } = await stat(copy.database);
      await keep(folder);
      await rename(folder, place);
      await keep(path.dirname(place));
      const secret = hasSecret
        ? "the generated secret"
        : "no secret: keep SESSION_SECRET, without which authenticator apps have to be set up again";
      return `${place}: the database (${(size / MEGABYTE).toFixed(1)} MB, version ${version}, whole), ${photographs} photographs, ${secret}.`;
    });
  },
};
