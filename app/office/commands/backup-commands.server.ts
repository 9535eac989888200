import { existsSync } from "node:fs";
import { link, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Command } from "./command.server";
import { copyFolder, copyIfThere, flush, newPath, withDraftFolder } from "./files.server";
import { backedUpData, type ShopData, shopData } from "./shop-data.server";
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

/** @throws Error naming every file that would be replaced */
function refuseToReplace({ database, photographs, secret }: ShopData): void {
  const there = [database, `${database}-wal`, `${database}-shm`, photographs, secret].filter((name) =>
    existsSync(name),
  );
  if (there.length === 0) return;
  throw new Error(
    `Nothing was restored, because that would replace ${there.join(", ")}. Stop the shop and move these away, or name a new file with DATABASE_PATH.`,
  );
}

/** The database is moved last: without it, no process that starts mistakes a partial restore for a complete one. */
async function moveIn(copy: ShopData, target: ShopData): Promise<void> {
  const placed: string[] = [];
  try {
    if (existsSync(copy.photographs)) {
      await rename(copy.photographs, target.photographs);
      placed.push(target.photographs);
    }
    if (existsSync(copy.secret)) {
      await link(copy.secret, target.secret);
      placed.push(target.secret);
    }
    // Unlike a rename, a link does not replace a file created in the meantime.
    await link(copy.database, target.database);
  } catch (error) {
    for (const name of placed) await rm(name, { recursive: true, force: true });
    throw error;
  }
}

/** Restores a backup to the path in DATABASE_PATH, which must be unused: it replaces nothing. */
export const restore: Command = {
  parameters: ["FOLDER"],
  summary: "Restores a backup to the path in DATABASE_PATH, if nothing exists there.",
  async run([typed = ""]) {
    const from = backedUpData(path.resolve(typed));
    const target = shopData();
    if (!existsSync(from.database)) throw new Error(`${path.resolve(typed)} is not a backup: it has no shop.db.`);
    refuseToReplace(target);
    const home = path.dirname(target.database);
    await mkdir(home, { recursive: true });
    return withDraftFolder(target.database, async (folder) => {
      const copy = backedUpData(folder);
      await copyIfThere(from.database, copy.database);
      const version = await checkDatabase(copy.database);
      const photographs = await copyFolder(from.photographs, copy.photographs);
      const hasSecret = await copyIfThere(from.secret, copy.secret);
      refuseToReplace(target);
      await moveIn(copy, target);
      await flush(home);
      const secret = hasSecret ? ", and the generated secret" : "";
      return `${target.database}: the database (version ${version}, whole), ${photographs} photographs${secret}.`;
    });
  },
};
