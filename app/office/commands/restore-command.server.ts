import { existsSync } from "node:fs";
import { link, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Command } from "./command.server";
import { copyFolder, copyIfThere, flush } from "./copy-files.server";
import { withDraftFolder } from "./draft-folder.server";
import { backedUpData, type ShopData, shopData } from "./shop-data.server";
import { checkDatabase } from "./sqlite-copy.server";

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
