import { existsSync } from "node:fs";
import { type FileHandle, link, open } from "node:fs/promises";
import path from "node:path";
import { flush } from "./copy-files.server";
import { withDraftFolder } from "./draft-folder.server";

const OWNER_ONLY = 0o600;

/** How many characters are written at a time. */
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
 * Writes a new file, readable by this user alone, that survives a power loss.
 *
 * @throws Error with a message for the operator when the disk is full
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
 * Writes a file in a folder next to its path, and links it there once it is complete, unless something exists there by
 * then.
 *
 * @param check reads the whole file before it is linked
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
