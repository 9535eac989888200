import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { chmod, copyFile, type FileHandle, link, mkdir, open, readdir, rm } from "node:fs/promises";
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
 * Copies a file, readable by this user alone, and flushes it to disk. Returns whether the file existed. Throws Error
 * when the target already exists, or the disk is full.
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
 * Copies the files of a folder into a new one. A file removed in the meantime is left out. Returns the number of files
 * copied; 0 for a missing folder, in which case none is created.
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

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs work on a new folder next to a path. The folder is removed when the work is done, fails or is interrupted: move
 * what must remain to its final path first.
 */
export async function withDraftFolder<T>(place: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = `${place}.unfinished-${randomBytes(4).toString("hex")}`;
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.removeListener(signal, stop);
  });
  try {
    await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const unstop of stops) unstop();
  }
}

const CHARACTERS_PER_WRITE = 256 * 1024;

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** @throws Error if something exists at the path, or its folder does not */
export function newPath(typed: string): string {
  const place = path.resolve(typed);
  if (existsSync(place)) throw new Error(`${place} already exists and is not replaced. Choose another name.`);
  if (!existsSync(path.dirname(place))) throw new Error(`There is no folder ${path.dirname(place)}.`);
  return place;
}

type Write = (text: string) => Promise<void>;

/** Buffers texts, so that not every one costs a system call. */
function buffered(handle: FileHandle): { readonly write: Write; readonly flush: () => Promise<void> } {
  let buffer = "";
  async function flush(): Promise<void> {
    await handle.writeFile(buffer);
    buffer = "";
  }
  return {
    async write(text) {
      buffer += text;
      if (buffer.length >= CHARACTERS_PER_WRITE) await flush();
    },
    flush,
  };
}

/**
 * Writes a new file, readable by this user alone, that survives a power loss. Throws Error with a message for the
 * operator when the disk is full.
 */
export async function writeNew<T>(file: string, work: (write: Write) => Promise<T>): Promise<T> {
  const handle = await open(file, "wx", OWNER_ONLY);
  try {
    const { write, flush } = buffered(handle);
    const result = await work(write);
    await flush();
    await handle.sync();
    return result;
  } catch (error) {
    if (!FULL.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new Error("the disk is full: nothing was left behind.", { cause: error });
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file in a folder next to its path, checks the whole of it, and links it at its path, unless something exists
 * there by then.
 */
export const writeAtomically = <T>(
  place: string,
  work: (write: Write) => Promise<T>,
  check: (draft: string) => Promise<void>,
): Promise<T> =>
  withDraftFolder(place, async (folder) => {
    const draft = path.join(folder, path.basename(place));
    const result = await writeNew(draft, work);
    await check(draft);
    await link(draft, place);
    await flush(path.dirname(place));
    return result;
  });
