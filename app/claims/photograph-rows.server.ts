import { randomBytes } from "node:crypto";
import { type Database, whenWritable } from "~/database/database.server";
import type { PhotographFiles } from "./photograph-files.server";

/** How old a photograph without a claim must be to count as leftover: the claim of a newer one may still be written. */
const LEFT_OVER_MS = 60 * 60_000;

/**
 * Stores photographs in the database, as base64: every process that uses it can read them, and its backup includes
 * them.
 *
 * @param now in milliseconds since the epoch
 */
export function photographRows(database: Database, now: () => number): PhotographFiles {
  return {
    async add(jpeg) {
      const id = randomBytes(16).toString("hex");
      const sql = "INSERT INTO photograph_file (id, kept_at, jpeg) VALUES (?, ?, ?)";
      await whenWritable(() => database.run(sql, id, now(), Buffer.from(jpeg).toString("base64")));
      return id;
    },
    async read(id) {
      const row = await database.get<{ jpeg: string }>("SELECT jpeg FROM photograph_file WHERE id = ?", id);
      return row ? Buffer.from(row.jpeg, "base64") : null;
    },
    async remove(ids) {
      for (const id of ids) await whenWritable(() => database.run("DELETE FROM photograph_file WHERE id = ?", id));
    },
    sweep: (opened, at) =>
      whenWritable(() =>
        opened.run(
          "DELETE FROM photograph_file WHERE kept_at <= ? AND id NOT IN (SELECT id FROM claim_photograph)",
          at - LEFT_OVER_MS,
        ),
      ),
    close: async () => undefined,
  };
}
