import { existsSync } from "node:fs";
import { type FileHandle, link, open } from "node:fs/promises";
import path from "node:path";
import { flush } from "./copy-files.server";
import { withDraftFolder } from "./draft-folder.server";

const OWNER_ONLY = 0o600;

/** How many characters are written at once. */
const PORTION = 256 * 1024;

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** @throws Error if something exists at the path, or its folder does not */
export function newPlace(typed: string): string {
  const place = path.resolve(typed);
  if (existsSync(place)) throw new Error(`${place} is there already, and nothing is replaced. Name a new one.`);
  if (!existsSync(path.dirname(place))) throw new Error(`There is no folder ${path.dirname(place)}.`);
  return place;
}

type Write = (text: string) => Promise<void>;

/** Buffers texts, so that not every one costs a system call. */
function gathering(handle: FileHandle): { readonly write: Write; readonly flush: () => Promise<void> } {
  let gathered = "";
  async function flush(): Promise<void> {
    await handle.writeFile(gathered);
    gathered = "";
  }
  return {
    async write(text) {
      gathered += text;
      if (gathered.length >= PORTION) await flush();
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
    const { write, flush } = gathering(handle);
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

/** Writes a file next to its path, and moves it there once it is complete, unless something exists there by then. */
export const writePlaced = <T>(place: string, work: (write: Write) => Promise<T>): Promise<T> =>
  withDraftFolder(place, async (folder) => {
    const draft = path.join(folder, path.basename(place));
    const result = await writeNew(draft, work);
    await link(draft, place);
    await flush(path.dirname(place));
    return result;
  });
