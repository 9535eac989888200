import { existsSync } from "node:fs";
import { rename, stat } from "node:fs/promises";
import path from "node:path";
import type { Command } from "./command.server";
import { copyFolder, copyIfThere, flush } from "./copy-files.server";
import { withDraftFolder } from "./draft-folder.server";
import { newPath } from "./new-file.server";
import { backedUpData, shopData } from "./shop-data.server";
import { checkDatabase, copyDatabase } from "./sqlite-copy.server";

const MEGABYTE = 1024 * 1024;

/**
 * Copies everything the shop stores into a new folder: a snapshot of the database, the photographs, and
 * the generated secret. The photographs are copied after the database, so that every photograph it names is included;
 * the shop later removes any it does not name.
 */
export const backup: Command = {
  parameters: ["FOLDER"],
  summary: "Copies everything into a new folder, while the shop runs.",
  async run([typed = ""]) {
    const shop = shopData();
    if (!existsSync(shop.database)) throw new Error(`There is no database at ${shop.database}: see DATABASE_PATH.`);
    const place = newPath(typed);
    return withDraftFolder(place, async (folder) => {
      const copy = backedUpData(folder);
      await copyDatabase(shop.database, copy.database);
      const version = await checkDatabase(copy.database);
      await flush(copy.database);
      const photographs = await copyFolder(shop.photographs, copy.photographs);
      const hasSecret = await copyIfThere(shop.secret, copy.secret);
      const { size } = await stat(copy.database);
      await flush(folder);
      await rename(folder, place);
      await flush(path.dirname(place));
      const secret = hasSecret
        ? "the generated secret"
        : "no secret: keep SESSION_SECRET, without which authenticator apps have to be set up again";
      return `${place}: the database (${(size / MEGABYTE).toFixed(1)} MB, version ${version}, whole), ${photographs} photographs, ${secret}.`;
    });
  },
};
