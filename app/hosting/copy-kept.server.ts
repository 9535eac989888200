import { chmod, copyFile, mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Has what was written to a file, or to the list of a folder's names, survive the loss of power. */
export async function keep(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies a file for this user alone, and has it reach the disk.
 *
 * @returns whether there was one
 * @throws Error when there is a file at the target, or the disk is full
 */
export async function copyKept(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, 1);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  await chmod(to, OWNER_ONLY);
  await keep(to);
  return true;
}

/**
 * Copies the files of a folder into a new one. One that is removed meanwhile is left out.
 *
 * @returns how many there were; no folder has none, and makes none
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
    if (await copyKept(path.join(from, name), path.join(to, name))) copied += 1;
  }
  await keep(to);
  return copied;
}
