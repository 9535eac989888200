import { chmod, copyFile, mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Flushes a file, or a folder's list of names, to disk, so that it survives a power loss. */
export async function flush(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies a file, readable by this user alone, and flushes it to disk.
 *
 * @returns whether the file existed
 * @throws Error when the target already exists, or the disk is full
 */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, 1);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  await chmod(to, OWNER_ONLY);
  await flush(to);
  return true;
}

/**
 * Copies the files of a folder into a new one. A file removed in the meantime is left out.
 *
 * @returns the number of files copied; 0 for a missing folder, in which case none is created
 */
export async function copyFolder(from: string, to: string): Promise<number> {
  const names = await readdir(from).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!names) return 0;
  await mkdir(to, { mode: OWNER_ONLY_FOLDER });
  let copied = 0;
  for (const name of names) {
    if (await copyIfThere(path.join(from, name), path.join(to, name))) copied += 1;
  }
  await flush(to);
  return copied;
}
