import { execFile } from "node:child_process";
import { readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Engine } from "~/base/database/schema/engine.server";
import { outdated } from "./backup";

/** The build puts the commands next to the server. */
const COMMANDS = "build/data.js";

const run = promisify(execFile);

/** Makes a complete backup at a path where nothing exists yet, or none. Rejects with a message for the operator. */
export type MakeBackup = (place: string, signal: AbortSignal) => Promise<void>;

/**
 * Makes a backup as an operator would, by the commands of `npm run data`: SQLite is copied and Postgres exported. This
 * runs in a separate process, because checking a whole database would block this one.
 */
export const makeBackup =
  (engine: Engine): MakeBackup =>
  async (place, signal) => {
    const command = engine === "sqlite" ? "backup" : "export";
    try {
      await run(process.execPath, [COMMANDS, command, place], { signal });
    } catch (error) {
      const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
      throw said ? new Error(said.replace(/^Failed: /, ""), { cause: error }) : error;
    }
  };

/** The name of this machine, whose folder has its backups. */
export const machineName = (): string => os.hostname();

/** The size of a file, or of all files in a folder, in bytes. */
export async function sizeOf(place: string): Promise<number> {
  const found = await stat(place);
  if (!found.isDirectory()) return found.size;
  let bytes = 0;
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

/** Removes all but the newest `count` backups of a folder, and the unfinished ones that killed processes left. */
export async function removeOutdated(folder: string, count: number): Promise<void> {
  for (const name of outdated(await readdir(folder), count)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
