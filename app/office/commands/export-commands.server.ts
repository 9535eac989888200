import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Command } from "./command.server";
import { newPath, writeAtomically } from "./files.server";
import type { MovedData } from "./moving/moved-database.server";
import { mover } from "./moving/mover.server";
import { shopPlace } from "./shop-data.server";

const MEGABYTE = 1024 * 1024;

const WORDS = { customer: "customers", customer_order: "orders", photograph_file: "photographs" } as const;

function movedText({ rows, missing }: MovedData): string {
  const known = Object.entries(WORDS).map(([table, word]) => `${rows[table] ?? 0} ${word}`);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lost = missing > 0 ? ` ${missing} photographs of claims were missing.` : "";
  return `${known.join(", ")}, ${all} rows in all.${lost}`;
}

/** Writes everything the shop stores into one file, from which {@link importFile} fills another database. */
export const exportFile: Command = {
  parameters: ["FILE"],
  summary: "Writes everything into one new file, while the shop runs, for import into another database.",
  async run([typed = ""]) {
    const place = shopPlace();
    const file = newPath(typed);
    const moved = await writeAtomically(
      file,
      (write) => mover.exportData(place, write, Date.now()),
      (draft) => mover.checkData(() => createReadStream(draft)),
    );
    const { size } = await stat(file);
    return `${file} (${(size / MEGABYTE).toFixed(1)} MB): ${movedText(moved)} SESSION_SECRET is not in the file. Keep it too: without it, everybody is signed out, and authenticator apps have to be set up again.`;
  },
};

/** Fills an empty database with what {@link exportFile} wrote, all or nothing. */
export const importFile: Command = {
  parameters: ["FILE"],
  summary: "Fills a new database, named by DATABASE_PATH or DATABASE_URL, with what export wrote.",
  async run([typed = ""]) {
    const place = shopPlace();
    const file = path.resolve(typed);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    try {
      const moved = await mover.importData(place, () => createReadStream(file), Date.now());
      return `Imported ${file}: ${movedText(moved)}`;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  },
};
