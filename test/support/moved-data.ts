import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { ShopPlace } from "~/office/commands/moving/moved-database.server";
import { mover } from "~/office/commands/moving/mover.server";

/** The time written into the tests' files, so that two files of the same data are equal. */
const WRITTEN_AT = Date.UTC(2026, 0, 5, 9);

export const inFile = (databasePath: string): ShopPlace => ({ databasePath, databaseUrl: null });

export const onServer = (databaseUrl: string): ShopPlace => ({ databasePath: ":memory:", databaseUrl });

/** Exports a database to a file. */
export async function exportTo(place: ShopPlace, file: string) {
  const handle = await open(file, "wx");
  try {
    return await mover.exportData(place, async (text) => void (await handle.writeFile(text)), WRITTEN_AT);
  } finally {
    await handle.close();
  }
}

/** Imports a file into a database. */
export const importFrom = (place: ShopPlace, file: string) =>
  mover.importData(place, () => createReadStream(file), WRITTEN_AT);
