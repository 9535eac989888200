import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DiskFullError } from "~/base/database/busy-error.server";
import { type Database, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";

const MEMORY = ":memory:";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** How old a file without a row must be to be removed as a leftover: a newer one may get its row any moment. */
const LEFT_OVER_MS = 60 * 60_000;

/** When to try again after the disk is full, in seconds: somebody must free space first. */
const RETRY_AFTER_SECONDS = 60;

const FULL = new Set(["ENOSPC", "EDQUOT"]);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Flushes a folder to disk, because the names of new files are stored in it. Windows cannot do that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export interface PhotographFiles {
  /**
   * Writes a file that survives a power loss. Returns its id. Throws DiskFullError when the disk is full; no file
   * remains.
   */
  add(jpeg: Uint8Array): Promise<string>;
  read(id: string): Promise<Buffer | null>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes files without a row, such as those of a process that died before writing it. */
  sweep(database: Database, now: EpochMs): Promise<number>;
  close(): Promise<void>;
}

/** Stores photographs in a folder named after the database's file, which only this user can open. */
export function photographFiles(databasePath: string): PhotographFiles {
  let made: Promise<string> | undefined;

  async function make(): Promise<string> {
    if (databasePath === MEMORY) return mkdtemp(path.join(os.tmpdir(), "photographs-"));
    const folder = photographsFolder(path.resolve(databasePath));
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    return folder;
  }

  function folder(): Promise<string> {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  }

  const fileOf = async (id: string) => path.join(await folder(), `${id}.jpg`);

  async function writeNew(file: string, jpeg: Uint8Array): Promise<void> {
    const handle = await open(file, "wx", OWNER_ONLY);
    try {
      await handle.writeFile(jpeg);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(path.dirname(file));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(await fileOf(id), { force: true });
  }

  return {
    remove,
    async add(jpeg) {
      const id = randomBytes(16).toString("hex");
      try {
        await writeNew(await fileOf(id), jpeg);
        return id;
      } catch (error) {
        if (made !== undefined) await remove([id]);
        if (!FULL.has(codeOf(error))) throw error;
        throw new DiskFullError("the disk is full", RETRY_AFTER_SECONDS, { cause: error });
      }
    },
    async read(id) {
      try {
        return await readFile(await fileOf(id));
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
    async sweep(database, now) {
      if (databasePath === MEMORY) return 0;
      const isKnown = async (id: string) => {
        const rows = await database.db.selectFrom("claim_photograph").select("id").where("id", "=", id).execute();
        return rows.length > 0;
      };
      let removed = 0;
      for (const name of await readdir(await folder())) {
        const file = path.join(await folder(), name);
        const { mtimeMs } = await stat(file);
        if (now - mtimeMs < LEFT_OVER_MS || (await isKnown(path.parse(name).name))) continue;
        await unlink(file);
        removed += 1;
      }
      return removed;
    },
    async close() {
      if (databasePath === MEMORY && made !== undefined) await rm(await made, { recursive: true, force: true });
    },
  };
}

/** The folder for photographs, next to the database file. It does not exist before the first photograph. */
export const photographsFolder = (databaseFile: string): string => `${databaseFile}.photographs`;

/**
 * Stores photographs in the database, as base64: every process that uses it can read them, and its backup includes
 * them.
 */
export function photographRows(database: Database, now: () => number): PhotographFiles {
  return {
    async add(jpeg) {
      const id = randomBytes(16).toString("hex");
      const row = { id, kept_at: now(), jpeg: Buffer.from(jpeg).toString("base64") };
      await write(database, (trx) => trx.insertInto("photograph_file").values(row).execute());
      return id;
    },
    async read(id) {
      const row = await database.db
        .selectFrom("photograph_file")
        .select("jpeg")
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? Buffer.from(row.jpeg, "base64") : null;
    },
    async remove(ids) {
      if (ids.length === 0) return;
      await write(database, (trx) => trx.deleteFrom("photograph_file").where("id", "in", ids).execute());
    },
    async sweep(opened, at) {
      const { numDeletedRows } = await write(opened, (trx) =>
        trx
          .deleteFrom("photograph_file")
          .where("kept_at", "<=", at - LEFT_OVER_MS)
          .where("id", "not in", trx.selectFrom("claim_photograph").select("id"))
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
    close: async () => undefined,
  };
}
